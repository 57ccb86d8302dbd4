/** The second worker: runs slow bots without blocking their table. */

interface Waiting {
  done: (answer: string) => void;
  failed: (why: Error) => void;
}

export class BotWorker {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  start(): void {
    if (this.#worker) return;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: string }>) => {
      this.#waiting.get(data.id)?.done(data.answer);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#end();
    this.#worker = worker;
  }

  think(question: string): Promise<string> {
    this.start();
    const id = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker?.postMessage({ id, question });
    });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values()) failed(new Error("the worker has ended"));
    this.#waiting.clear();
  }
}
