/** The network's weights in Python's file system, fetched when a bot first needs them. */

import type { PyodideAPI } from "pyodide";
import { WEIGHTS, WEIGHTS_BYTES, WEIGHTS_EXPANDED } from "../engineFiles";
import type { Told } from "../workerMessages";
import { fetchPart, forgetFetched, keepFetched } from "./engineCache";

/** A file in Python's file system, which is the same in every worker. */
export interface WeightsFile {
  file: string;
  bytes: Uint8Array;
}

export class Weights {
  readonly #python: PyodideAPI;
  readonly #tell: (told: Told) => void;
  #fetched: Promise<void> | undefined;
  #file: string | undefined;

  constructor(python: PyodideAPI, tell: (told: Told) => void) {
    this.#python = python;
    this.#tell = tell;
  }

  /** Fetch the weights once. Concurrent callers share the download; after a failure the next call retries. */
  async fetch(file: string): Promise<void> {
    this.#fetched ??= this.#fetch(file);
    try {
      await this.#fetched;
    } catch (error) {
      this.#fetched = undefined;
      throw error;
    }
  }

  /** Return the file for another worker, or undefined while it is not there. */
  read(): WeightsFile | undefined {
    return this.#file === undefined ? undefined : { file: this.#file, bytes: this.#python.FS.readFile(this.#file) as Uint8Array };
  }

  async #fetch(file: string): Promise<void> {
    let come = 0;
    const note = (bytes: number): void => this.#tell({ tell: "weights", share: (come += bytes) / WEIGHTS_BYTES });
    try {
      const bytes = await (await fetchPart(WEIGHTS, note).content).arrayBuffer();
      if (bytes.byteLength !== WEIGHTS_EXPANDED) throw new Error(`${WEIGHTS}: ${bytes.byteLength} bytes`); // wrong file
      this.#python.FS.writeFile(file, new Uint8Array(bytes));
      this.#file = file;
      await keepFetched();
      this.#tell({ tell: "fetched", there: true });
    } catch (error) {
      forgetFetched(WEIGHTS);
      this.#tell({ tell: "fetched", there: false });
      throw error;
    }
  }
}
