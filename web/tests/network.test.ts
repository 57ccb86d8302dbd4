import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Network, type Features, type Observations } from "../src/local/worker/network";

type Question = [cells: [at: number, number: number][], seats: number, options: Features[], strengths: number[]];

/** Written by tests/bots/learned/made.py of the repository, with the answers that Python gives. */
const STORED = JSON.parse(readFileSync(new URL("network.json", import.meta.url), "utf8")) as {
  seed: number;
  head: string;
  cases: [question: Question, answer: [number[], number[]], valueLogits: number[], beliefs: unknown][];
};
const HEAD = JSON.parse(STORED.head) as { sha256: string; tensors: Record<string, { shape: number[] }> };

/** The weights of the file, made from the seed as in Python. */
function made(): Int16Array {
  const sizes = Object.values(HEAD.tensors).map(({ shape }) => shape.reduce((product, size) => product * size, 1));
  let state = STORED.seed;
  return new Int16Array(sizes.reduce((sum, size) => sum + size, 0)).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 16) - 2 ** 15;
  });
}

function file(): Uint8Array {
  return Buffer.concat([Buffer.from(`${STORED.head}\n`), new Uint8Array(made().buffer)]);
}

const { table, player, place } = HEAD.tensors as Record<string, { shape: [number, number] }>;
const SIZE = table!.shape[0] + (place!.shape[0] - 1) * player!.shape[0];

function observations(questions: Question[]): Observations {
  const cells = new Uint8Array(questions.length * SIZE);
  questions.forEach(([seen], row) => seen.forEach(([at, number]) => (cells[row * SIZE + at] = number)));
  return { cells, seats: questions[0]![1], count: questions.length };
}

/** Add the options of questions to a network, and return their numbers. */
function addOptions(network: Network, questions: Question[]): number[][] {
  let known = 0;
  return questions.map(([, , options]) => {
    network.addActions(options);
    return options.map(() => known++);
  });
}

describe("the network", () => {
  const network = new Network(file());
  const numbers = addOptions(
    network,
    STORED.cases.map(([question]) => question),
  );

  it("is the one that Python has asked", () => {
    expect(createHash("sha256").update(new Uint8Array(made().buffer)).digest("hex")).toBe(HEAD.sha256);
  });

  it.each(STORED.cases.map((stored, at) => [at, stored] as const))("says what it says in Python, case %#", (at, [question, answer, , beliefs]) => {
    const seen = observations([question]);
    expect(network.answer(seen, numbers[at]!, question[3])).toEqual(answer);
    expect(network.beliefs(seen)).toEqual(beliefs);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("answers many questions at once as one by one, %i seats", (seats) => {
    const asked = STORED.cases.map((stored, at) => ({ stored, options: numbers[at]! })).filter(({ stored }) => stored[0][1] === seats);
    const seen = observations(asked.map(({ stored }) => stored[0]));
    expect(network.logits(seen, asked.map(({ options }) => options))).toEqual(asked.map(({ stored }) => stored[1][0]));
    expect(network.valueLogits(seen)).toEqual(asked.map(({ stored }) => stored[2]));
  });

  it("answers about no options with no logits", () => {
    const seen = observations([STORED.cases[0]![0], STORED.cases[0]![0]]);
    expect(network.logits(seen, [[], []])).toEqual([[], []]);
  });

  it("has as many cases as there are tables", () => {
    expect(STORED.cases.length).toBeGreaterThan(15);
    expect(new Set(STORED.cases.map(([[, seats]]) => seats))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  });
});
