/** Products of integers with a network's weights. All sums stay below 2 ** 53, so they are exact in any order. */

const ACTIVATION_SCALE = 2 ** 16; // accumulators have 24 fraction bits, activations 8
const ACTIVATION_MAX = 2 ** 15 - 1; // where activations are clipped
const MAX_INPUTS = 4096;
const AT_ONCE = 8; // rows of a tensor that are added in one pass

/** A weight matrix, one row per input. Floats hold its 16-bit weights exactly, and multiply faster than integers. */
export interface Tensor {
  weights: Float32Array;
  rows: number;
  width: number;
}

/** Rows of numbers, which begin `stride` apart. */
export interface Rows {
  numbers: ArrayLike<number>;
  stride: number;
  width: number;
}

/** The inputs of a product that are not 0: rows of a tensor, and what to multiply them by. */
export class Inputs {
  readonly rows: Int32Array;
  readonly numbers: Float64Array;
  count = 0;

  constructor(capacity = MAX_INPUTS) {
    this.rows = new Int32Array(capacity + AT_ONCE);
    this.numbers = new Float64Array(capacity + AT_ONCE);
  }

  clear(): this {
    this.count = 0;
    return this;
  }

  add(row: number, number = 1): this {
    this.rows[this.count] = row;
    this.numbers[this.count++] = number;
    return this;
  }

  /** Take the numbers of a row. Most are 0. */
  take({ numbers, stride, width }: Rows, row: number): this {
    this.count = 0;
    for (let at = 0; at < width; at++) if (numbers[row * stride + at] !== 0) this.add(at, numbers[row * stride + at]);
    return this;
  }

  /** Take how the numbers of a row differ from those of the row before. */
  takeChanges({ numbers, stride, width }: Rows, row: number): this {
    this.count = 0;
    for (let at = 0; at < width; at++) {
      const change = numbers[row * stride + at]! - numbers[(row - 1) * stride + at]!;
      if (change !== 0) this.add(at, change);
    }
    return this;
  }

  /** Add zeros until the count is a multiple of how many are added at once. */
  pad(): this {
    while (this.count % AT_ONCE) this.add(0, 0);
    return this;
  }
}

const total = (inputs: Inputs[]): number => inputs.reduce((sum, { count }) => sum + count, 0);

const inputs = new Inputs(); // reused by every product

/** Accumulators or activations, one row for each observation, player or option. */
export class Matrix implements Rows {
  readonly numbers: Float64Array;

  constructor(
    readonly count: number,
    readonly width: number,
    numbers?: Float64Array,
  ) {
    this.numbers = numbers ?? new Float64Array(count * width);
  }

  /** Return accumulators that begin with the first rows of a tensor, which repeat. */
  static startingWith({ weights, width }: Tensor, count: number, rows = 1): Matrix {
    const found = new Matrix(count, width);
    for (let row = 0; row < count; row += rows) found.numbers.set(weights.subarray(0, rows * width), row * width);
    return found;
  }

  get stride(): number {
    return this.width;
  }

  /** Return the same numbers in rows of another width. */
  inRowsOf(width: number): Matrix {
    return new Matrix(this.numbers.length / width, width, this.numbers);
  }

  row(row: number): Float64Array {
    return this.numbers.subarray(row * this.width, (row + 1) * this.width);
  }

  /** Return a new matrix of these rows. */
  select(rows: number[]): Matrix {
    const found = new Matrix(rows.length, this.width);
    rows.forEach((row, at) => found.row(at).set(this.row(row)));
    return found;
  }

  /** Add to one row the rows of a tensor, multiplied by their numbers: many at once, to load and store sums less often. */
  add(row: number, { weights, width }: Tensor, inputs: Inputs): void {
    const { rows, numbers, count } = inputs.pad();
    const sums = this.numbers;
    const start = row * width;
    for (let from = 0; from < count; from += AT_ONCE) {
      const [a, b, c, d] = [rows[from]! * width, rows[from + 1]! * width, rows[from + 2]! * width, rows[from + 3]! * width];
      const [e, f, g, h] = [rows[from + 4]! * width, rows[from + 5]! * width, rows[from + 6]! * width, rows[from + 7]! * width];
      const [s, t, u, v] = [numbers[from]!, numbers[from + 1]!, numbers[from + 2]!, numbers[from + 3]!];
      const [w, x, y, z] = [numbers[from + 4]!, numbers[from + 5]!, numbers[from + 6]!, numbers[from + 7]!];
      for (let at = 0; at < width; at++) {
        const half = s * weights[a + at]! + t * weights[b + at]! + u * weights[c + at]! + v * weights[d + at]!;
        sums[start + at]! += half + w * weights[e + at]! + x * weights[f + at]! + y * weights[g + at]! + z * weights[h + at]!;
      }
    }
  }

  /** Add the product of these rows, one for each row of this matrix, with a tensor. */
  addProduct(tensor: Tensor, of: Rows): this {
    for (let row = 0; row < this.count; row++) this.add(row, tensor, inputs.take(of, row));
    return this;
  }

  /** Add several products to equal rows. A row that differs little from the row before starts from its sums. */
  addSimilar(products: [tensor: Tensor, of: Rows][]): this {
    const each = products.map(([tensor, of]) => ({ tensor, of, whole: new Inputs(of.width), changes: new Inputs(of.width) }));
    for (let row = 0; row < this.count; row++) {
      const whole = each.map(({ of, whole }) => whole.take(of, row));
      const changes = row > 0 ? each.map(({ of, changes }) => changes.takeChanges(of, row)) : whole;
      const fewer = total(changes) < total(whole);
      if (fewer) this.row(row).set(this.row(row - 1));
      each.forEach(({ tensor }, at) => this.add(row, tensor, (fewer ? changes : whole)[at]!));
    }
    return this;
  }

  /** Add activations as they are. */
  addActivations(of: Matrix): this {
    of.numbers.forEach((number, at) => (this.numbers[at]! += number * ACTIVATION_SCALE));
    return this;
  }

  /** Apply the clipped ReLU in place and requantize. */
  activate(): this {
    const { numbers } = this;
    for (let at = 0; at < numbers.length; at++) {
      const number = Math.floor(numbers[at]! / ACTIVATION_SCALE);
      numbers[at] = number < 0 ? 0 : number > ACTIVATION_MAX ? ACTIVATION_MAX : number;
    }
    return this;
  }

  /** Return the outputs of each row, of which a tensor's rows are the weights. */
  outputs({ weights, rows }: Tensor): number[][] {
    const output = (row: number, of: number): number => {
      let sum = 0;
      for (let at = 0; at < this.width; at++) sum += this.numbers[row * this.width + at]! * weights[of * this.width + at]!;
      return sum;
    };
    return Array.from({ length: this.count }, (_, row) => Array.from({ length: rows }, (_, of) => output(row, of)));
  }
}
