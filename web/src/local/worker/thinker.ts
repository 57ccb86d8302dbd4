/** The worker of a bot that thinks for long: a position dealt from what its seat sees comes in, an answer goes out. */

import { startPython } from "./python";

const started = startPython().then(
  (python) => python.pyimport("citadels.device.bot_runner") as { think: (question: string) => string },
);

addEventListener("message", async ({ data }: MessageEvent<{ id: number; question: string }>) => {
  const { think } = await started;
  const [answer, seconds] = JSON.parse(think(data.question)) as [string, number];
  setTimeout(() => postMessage({ id: data.id, answer }), seconds * 1000);
});

// Whoever waits for an answer must hear that there will be none.
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
