import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Network } from "../src/local/worker/network";

/** Written by tests/bots/learned/made.py of the repository, with the answers that Python gives. */
const STORED = JSON.parse(readFileSync(new URL("network.json", import.meta.url), "utf8")) as {
  seed: number;
  head: string;
  cases: [question: unknown, answer: unknown, beliefs: unknown][];
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

describe("the network", () => {
  it("is the one that Python has asked", () => {
    expect(createHash("sha256").update(new Uint8Array(made().buffer)).digest("hex")).toBe(HEAD.sha256);
  });

  it.each(STORED.cases)("says what it says in Python, case %#", (question, answer, beliefs) => {
    const network = new Network(file());
    expect(JSON.parse(network.answer(JSON.stringify(question)))).toEqual(answer);
    expect(JSON.parse(network.beliefs(JSON.stringify(question)))).toEqual(beliefs);
  });

  it("has as many cases as there are tables", () => {
    expect(STORED.cases.length).toBeGreaterThan(15);
    expect(new Set(STORED.cases.map(([question]) => (question as [unknown, number])[1]))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  });
});
