/** The worker of slow bots: receives a position sampled from the seat's view, returns an answer. */

import { startPython } from "./python";

const started = startPython().then(
  (python) => python.pyimport("citadels.device.bot_runner") as { think: (question: string) => string },
);

addEventListener("message", async ({ data }: MessageEvent<{ id: number; question: string }>) => {
  const { think } = await started;
  const [answer, seconds] = JSON.parse(think(data.question)) as [string, number];
  setTimeout(() => postMessage({ id: data.id, answer }), seconds * 1000);
});

// Report failures, or the table would wait forever.
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
