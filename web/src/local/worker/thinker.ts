/** The worker of slow bots: receives the weights, and positions sampled from a seat's view; returns answers. */

import { startPython } from "./python";
import type { WeightsFile } from "./weights";

/** The functions of citadels/device/bot_runner.py. */
interface BotRunner {
  think(question: string): string;
  load_weights(): void;
}
export type Sent = WeightsFile | { id: number; question: string };

const started = startPython().then((python) => ({ python, runner: python.pyimport("citadels.device.bot_runner") as BotRunner }));

addEventListener("message", async ({ data }: MessageEvent<Sent>) => {
  const { python, runner } = await started;
  if ("file" in data) {
    python.FS.writeFile(data.file, data.bytes);
    return runner.load_weights();
  }
  const [answer, seconds] = JSON.parse(runner.think(data.question)) as [string, number];
  setTimeout(() => postMessage({ id: data.id, answer }), seconds * 1000);
});

// Report failures, or the table would wait forever.
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
