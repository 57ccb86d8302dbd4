/** Integer inference of a bot's network, bit-identical to Python's, which is too slow in a browser. */

import type { PyBuffer } from "pyodide/ffi";

const ACTIVATION_SCALE = 2 ** 16; // accumulators have 24 fraction bits, activations 8
const ACTIVATION_MAX = 2 ** 15 - 1; // where activations are clipped

/** A weight matrix, one row per input. */
interface Tensor {
  weights: Int16Array;
  width: number;
  factor: number;
}
interface Head {
  tensors: Record<string, { shape: number[]; shift: number }>;
}
/** See citadels/bots/learned/action_features.py: what an option names, and what an observation says of it. */
type Named = [words: number[], place: number, sights: [sight: number, number: number][]];
type Question = [seen: [at: number, number: number][], seats: number, options: Named[], strengths: number[]];

/** The activations of an observation: of its players, and of both layers of the trunk. */
interface Trunk {
  players: Float64Array[];
  wide: Float64Array;
  deep: Float64Array;
}

/** The accumulators of a layer. They stay below 2 ** 53, so that they are exact. */
class Accumulator {
  readonly #sums: Float64Array;

  constructor(sums: number | Float64Array) {
    this.#sums = new Float64Array(sums as number);
  }

  copy(): Accumulator {
    return new Accumulator(this.#sums);
  }

  /** Add a row, multiplied by `number`. */
  add({ weights, width, factor }: Tensor, row = 0, number = 1): this {
    const sums = this.#sums;
    const times = number * factor;
    const start = row * width;
    for (let at = 0; at < width; at++) sums[at]! += times * weights[start + at]!;
    return this;
  }

  /** Add consecutive rows from `first` on, each multiplied by its number. */
  addAll(tensor: Tensor, numbers: Float64Array, first = 0): this {
    numbers.forEach((number, at) => number && this.add(tensor, first + at, number));
    return this;
  }

  addNumbers(numbers: Float64Array): this {
    numbers.forEach((number, at) => (this.#sums[at]! += number * ACTIVATION_SCALE));
    return this;
  }

  /** Apply the clipped ReLU and requantize. */
  activations(): Float64Array {
    return this.#sums.map((sum) => Math.min(ACTIVATION_MAX, Math.max(0, Math.floor(sum / ACTIVATION_SCALE))));
  }
}

export class Network {
  readonly #tensors: Record<string, Tensor> = {};

  /** Read a file of weights that Python has verified. */
  constructor(file: Uint8Array) {
    const end = file.indexOf("\n".charCodeAt(0));
    const { tensors } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
    const weights = new Int16Array(new Uint8Array(file.subarray(end + 1)).buffer);
    let start = 0;
    for (const [name, { shape, shift }] of Object.entries(tensors)) {
      const size = shape.reduce((product, size) => product * size, 1);
      const width = shape.at(-1)!;
      this.#tensors[name] = { weights: weights.subarray(start, (start += size)), width, factor: 2 ** shift };
    }
  }

  /** Evaluate options and seats. Question and answer are JSON. */
  answer(question: string): string {
    const [seen, seats, options, strengths] = JSON.parse(question) as Question;
    const trunk = this.#trunk(seen, seats);
    return JSON.stringify([this.#logits(trunk, options), this.#valueLogits(trunk, strengths)]);
  }

  /** Estimate what the other seats hold: the logits of ranks and of costs, by place. */
  beliefs(question: string): string {
    const [seen, seats] = JSON.parse(question) as Question;
    const { players, wide, deep } = this.#trunk(seen, seats);
    const table = this.#sums("belief_bias").addAll(this.#tensor("belief_wide"), wide).addAll(this.#tensor("belief_deep"), deep);
    const units = players.slice(1).map((player) => {
      const believed = table.copy().addAll(this.#tensor("belief_player"), player).activations();
      return this.#sums("believed_bias").addAll(this.#tensor("believed"), believed).activations();
    });
    return JSON.stringify(["rank", "cost"].map((head) => units.map((each) => this.#outputs(head, each))));
  }

  #tensor(name: string): Tensor {
    return this.#tensors[name]!;
  }

  #sums(name: string): Accumulator {
    return new Accumulator(this.#tensor(name).width).add(this.#tensor(name));
  }

  #rows(name: string): number {
    return this.#tensor(name).weights.length / this.#tensor(name).width;
  }

  #players(seen: Question[0], seats: number): Float64Array[] {
    const block = this.#rows("player");
    const table = this.#rows("table") - block; // The table's inputs come first, then a block per player.
    const sums = Array.from({ length: seats }, (_, place) => new Accumulator(this.#tensor("place").width).add(this.#tensor("place"), place));
    for (const [at, number] of seen) {
      if (at >= table) sums[Math.floor((at - table) / block)]!.add(this.#tensor("player"), (at - table) % block, number);
    }
    return sums.map((sum) => sum.activations());
  }

  #trunk(seen: Question[0], seats: number): Trunk {
    const players = this.#players(seen, seats);
    const sums = this.#sums("wide");
    const own = this.#rows("table");
    for (const [at, number] of seen) if (at < own) sums.add(this.#tensor("table"), at, number);
    players.forEach((player, place) => sums.addAll(this.#tensor("players"), player, place * player.length));
    const wide = sums.activations();
    const deep = this.#sums("deep_bias").addAll(this.#tensor("deep"), wide).activations();
    const deeper = this.#sums("deeper_bias").addAll(this.#tensor("deeper"), deep).addNumbers(deep);
    return { players, wide, deep: deeper.activations() };
  }

  #valueLogits({ players, deep }: Trunk, strengths: number[]): number[] {
    const outlook = this.#sums("outlook_bias").addAll(this.#tensor("outlook"), deep);
    return players.map((player, place) => {
      const sums = outlook.copy().addAll(this.#tensor("standing"), player);
      const strength = strengths[place] ?? -1;
      if (strength >= 0) sums.add(this.#tensor("strength"), strength);
      return this.#outputs("worth", sums.activations())[0]!;
    });
  }

  #logits({ players, deep }: Trunk, options: Named[]): number[] {
    const question = this.#sums("question_bias").addAll(this.#tensor("question"), deep);
    return options.map(([words, place, sights]) => {
      const option = question.copy();
      for (const word of words) option.add(this.#tensor("word"), word);
      for (const [sight, number] of sights) option.add(this.#tensor("sight"), sight, number);
      if (place >= 0) option.addAll(this.#tensor("target"), players[place]!);
      const units = this.#sums("option_bias").addAll(this.#tensor("option"), option.activations());
      return this.#outputs("logit", units.activations())[0]!;
    });
  }

  /** Return the output of a layer: each of its rows is a unit. */
  #outputs(name: string, units: Float64Array): number[] {
    const { weights, width, factor } = this.#tensor(name);
    return Array.from({ length: this.#rows(name) }, (_, row) =>
      units.reduce((total, number, at) => total + number * factor * weights[row * width + at]!, 0),
    );
  }
}

/** The module that Python imports from the page; see citadels/bots/learned/network.py. */
export const PAGE = {
  network: (file: PyBuffer): Network => {
    const bytes = file.getBuffer("u8");
    const network = new Network(bytes.data as Uint8Array);
    bytes.release();
    return network;
  },
};
