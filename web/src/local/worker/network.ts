/** Integer inference of a bot's network, bit-identical to Python's, which is too slow in a browser. */

import type { PyBuffer } from "pyodide/ffi";
import { Inputs, Matrix, type Tensor } from "./matrices";

interface Head {
  tensors: Record<string, { shape: number[]; shift: number }>;
}
/** See citadels/bots/learned/action_features.py: what an option names, and where an observation says something of it. */
export type Features = [tokens: number[], place: number, lookups: [lookup: number, at: number][]];

/** Observations of tables with as many seats, one after the other. */
export interface Observations {
  cells: Uint8Array;
  seats: number;
  count: number;
}

/** The activations of observations: of their players, and of both layers of the trunk. */
interface Trunk {
  players: Matrix; // as many rows for each observation as it has seats
  wide: Matrix;
  deep: Matrix;
}

/** An option of one observation. */
interface Option {
  of: number;
  features: Features;
}

const inputs = new Inputs(); // reused

const sizeOf = ({ cells, count }: Observations): number => cells.length / count;

export class Network {
  readonly #tensors: Record<string, Tensor> = {};
  readonly #features: Features[] = [];

  /** Read a file of weights that Python has verified. */
  constructor(file: Uint8Array) {
    const end = file.indexOf("\n".charCodeAt(0));
    const { tensors } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
    const weights = new Int16Array(new Uint8Array(file.subarray(end + 1)).buffer);
    let start = 0;
    for (const [name, { shape, shift }] of Object.entries(tensors)) {
      const size = shape.reduce((product, size) => product * size, 1);
      const width = shape.at(-1)!;
      const numbers = Float32Array.from(weights.subarray(start, (start += size)), (number) => number * 2 ** shift);
      this.#tensors[name] = { weights: numbers, rows: size / width, width };
    }
  }

  /** Learn the features of further actions, which questions number in this order. */
  addActions(features: Features[]): void {
    this.#features.push(...features);
  }

  /** Return the logits of the options of each observation. */
  logits(seen: Observations, options: number[][]): number[][] {
    return this.#logits(seen, this.#trunk(seen), options);
  }

  /** Return the value logits of all seats, for each observation. */
  valueLogits(seen: Observations): number[][] {
    return this.#valueLogits(seen, this.#trunk(seen), []);
  }

  /** Evaluate the options and the seats of one observation. */
  answer(seen: Observations, options: number[], strengths: number[]): [logits: number[], valueLogits: number[]] {
    const trunk = this.#trunk(seen);
    return [this.#logits(seen, trunk, [options])[0]!, this.#valueLogits(seen, trunk, strengths)[0]!];
  }

  /** Estimate what the other seats of one observation hold: the logits of ranks and of costs, by place. */
  beliefs(seen: Observations): [ranks: number[][], costs: number[][]] {
    const { players, wide, deep } = this.#trunk(seen);
    const others = players.select(Array.from({ length: seen.seats - 1 }, (_, place) => 1 + place));
    const table = this.#startingWith("belief_bias").addProduct(this.#tensor("belief_wide"), wide).addProduct(this.#tensor("belief_deep"), deep);
    const believed = table.select(Array<number>(others.count).fill(0)).addProduct(this.#tensor("belief_player"), others).activate();
    const units = this.#startingWith("believed_bias", others.count).addProduct(this.#tensor("believed"), believed).activate();
    return [units.outputs(this.#tensor("rank")), units.outputs(this.#tensor("cost"))];
  }

  #tensor(name: string): Tensor {
    return this.#tensors[name]!;
  }

  #startingWith(name: string, count = 1): Matrix {
    return Matrix.startingWith(this.#tensor(name), count);
  }

  #players(seen: Observations): Matrix {
    const { cells, seats, count } = seen;
    const [player, table] = [this.#tensor("player"), this.#tensor("table")];
    const found = Matrix.startingWith(this.#tensor("place"), count * seats, seats);
    for (let of = 0; of < count; of++) {
      // The table's cells come first, then a block per player. The first layer reads the table and the first block.
      const blocks = cells.subarray(of * sizeOf(seen) + table.rows - player.rows);
      const rows = { numbers: blocks, stride: player.rows, width: player.rows };
      for (let place = 0; place < seats; place++) found.add(of * seats + place, player, inputs.take(rows, place));
    }
    return found.activate();
  }

  /** Evaluate layer by layer, so that the weights of a layer stay in the processor's cache. */
  #trunk(seen: Observations): Trunk {
    const { cells, seats, count } = seen;
    const players = this.#players(seen);
    const own = { numbers: cells, stride: sizeOf(seen), width: this.#tensor("table").rows };
    const wide = this.#startingWith("wide", count).addSimilar([
      [this.#tensor("table"), own],
      [this.#tensor("players"), players.inRowsOf(seats * players.width)],
    ]);
    const deep = this.#startingWith("deep_bias", count).addProduct(this.#tensor("deep"), wide.activate()).activate();
    const deeper = this.#startingWith("deeper_bias", count).addProduct(this.#tensor("deeper"), deep).addActivations(deep);
    return { players, wide, deep: deeper.activate() };
  }

  #valueLogits({ seats, count }: Observations, { players, deep }: Trunk, strengths: number[]): number[][] {
    const outlook = this.#startingWith("outlook_bias", count).addProduct(this.#tensor("outlook"), deep);
    const rows = Array.from({ length: count * seats }, (_, row) => Math.floor(row / seats));
    const sums = outlook.select(rows).addProduct(this.#tensor("standing"), players);
    strengths.forEach((strength, place) => {
      if (strength >= 0) sums.add(place, this.#tensor("strength"), inputs.clear().add(strength));
    });
    const values = sums.activate().outputs(this.#tensor("worth")).flat();
    return Array.from({ length: count }, (_, row) => values.slice(row * seats, (row + 1) * seats));
  }

  #logits(seen: Observations, { players, deep }: Trunk, options: number[][]): number[][] {
    const all = options.flatMap((numbers, of) => numbers.map((number): Option => ({ of, features: this.#features[number]! })));
    const question = this.#startingWith("question_bias", seen.count).addProduct(this.#tensor("question"), deep);
    const option = question.select(all.map(({ of }) => of));
    all.forEach((each, row) => this.#describe(option, row, each, seen, players));
    const units = this.#startingWith("option_bias", all.length).addProduct(this.#tensor("option"), option.activate());
    const logits = units.activate().outputs(this.#tensor("logit")).flat();
    let start = 0;
    return options.map(({ length }) => logits.slice(start, (start += length)));
  }

  /** Add what an option names, and what its observation says of that. */
  #describe(sums: Matrix, row: number, option: Option, seen: Observations, players: Matrix): void {
    const [tokens, place, lookups] = option.features;
    inputs.clear();
    for (const token of tokens) inputs.add(token);
    sums.add(row, this.#tensor("word"), inputs);
    inputs.clear();
    for (const [lookup, at] of lookups) {
      const number = seen.cells[option.of * sizeOf(seen) + at]!;
      if (number) inputs.add(lookup, number);
    }
    sums.add(row, this.#tensor("sight"), inputs);
    if (place < 0) return;
    sums.add(row, this.#tensor("target"), inputs.take(players, option.of * seen.seats + place));
  }
}

/** A network as Python calls it: observations are bytes, everything else is JSON. */
class PythonNetwork {
  readonly #network: Network;

  constructor(file: PyBuffer) {
    this.#network = withBytes(file, (bytes) => new Network(bytes));
  }

  add_actions(features: string): void {
    this.#network.addActions(JSON.parse(features) as Features[]);
  }

  logits(observations: PyBuffer, seats: number, options: string): string {
    const numbers = JSON.parse(options) as number[][];
    return reply(observations, seats, numbers.length, (seen) => this.#network.logits(seen, numbers));
  }

  value_logits(observations: PyBuffer, seats: number, count: number): string {
    return reply(observations, seats, count, (seen) => this.#network.valueLogits(seen));
  }

  answer(observation: PyBuffer, seats: number, asked: string): string {
    const [options, strengths] = JSON.parse(asked) as [number[], number[]];
    return reply(observation, seats, 1, (seen) => this.#network.answer(seen, options, strengths));
  }

  beliefs(observation: PyBuffer, seats: number): string {
    return reply(observation, seats, 1, (seen) => this.#network.beliefs(seen));
  }
}

/** Evaluate observations where they lie in Python's memory, and return the result as JSON. */
function reply(observations: PyBuffer, seats: number, count: number, evaluate: (seen: Observations) => unknown): string {
  return withBytes(observations, (cells) => JSON.stringify(evaluate({ cells, seats, count })));
}

function withBytes<T>(buffer: PyBuffer, use: (bytes: Uint8Array) => T): T {
  const bytes = buffer.getBuffer("u8");
  try {
    return use(bytes.data as Uint8Array);
  } finally {
    bytes.release();
  }
}

/** The module that Python imports from the page; see citadels/bots/learned/network.py. */
export const PAGE = { network: (file: PyBuffer): PythonNetwork => new PythonNetwork(file) };
