/** The second worker: runs slow bots without blocking their table. */

import type { Sent } from "./thinker";
import type { Weights } from "./weights";

interface Waiting {
  done: (answer: string) => void;
  failed: (why: Error) => void;
}

export class BotWorker {
  readonly #weights: Weights;
  #worker: Worker | undefined;
  #hasWeights = false;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Start the worker, and send it the weights as soon as they are fetched, so that its first answer is not late. */
  start(): void {
    this.#worker ??= this.#started();
    const weights = this.#hasWeights ? undefined : this.#weights.read();
    if (weights) this.#send(weights);
    this.#hasWeights ||= weights !== undefined;
  }

  think(question: string): Promise<string> {
    this.start();
    const id = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#send({ id, question });
    });
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: string }>) => {
      this.#waiting.get(data.id)?.done(data.answer);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#end();
    return worker;
  }

  #send(sent: Sent): void {
    this.#worker?.postMessage(sent);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasWeights = false;
    for (const { failed } of this.#waiting.values()) failed(new Error("the worker has ended"));
    this.#waiting.clear();
  }
}
