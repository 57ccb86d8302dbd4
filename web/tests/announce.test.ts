import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, AnnouncementBuffer, joined, MAX_SENTENCES, spoken, summary } from "../src/lib/text/announce.svelte";
import { useTexts } from "./texts";

beforeAll(() => useTexts("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("announcements", () => {
  it("tell the last of many sentences", () => {
    const sentences = Array.from({ length: MAX_SENTENCES + 3 }, (_, number) => ({ text: `${number}.` }));
    expect(joined([{ text: "One." }, { text: "Two." }])).toBe("One. Two.");
    expect(joined(sentences)).toMatch(/^3\. .* 10\. 3 earlier events are in the log\.$/);
  });

  it("never leave out what was done to the reader", () => {
    const sentences = Array.from({ length: MAX_SENTENCES + 3 }, (_, number) => ({ text: `${number}.`, important: number === 1 }));
    expect(joined(sentences)).toMatch(/^1\. 4\. .* 10\. 3 earlier events are in the log\.$/);
  });

  it("tell little to whoever must answer: what was done to them, and how much else there is", () => {
    const sentences = Array.from({ length: 10 }, (_, number) => ({ text: `${number}.`, important: number === 1 }));
    expect(summary(sentences)).toBe("1. 9 earlier events are in the log.");
    expect(summary(sentences.slice(0, 3))).toBe("0. 1. 2.");
    expect(summary([])).toBe("");
  });

  it("take what has gathered along", () => {
    const gatherer = new AnnouncementBuffer();
    const before = spoken.polite.id;
    gatherer.add([{ text: "You were robbed." }]);
    expect(gatherer.take()).toEqual([{ text: "You were robbed." }]);
    vi.advanceTimersByTime(5000);
    expect(spoken.polite.id).toBe(before);
  });

  it("are new even if they say the same", () => {
    announce("Your turn", "assertive");
    const first = spoken.assertive.id;
    announce("Your turn", "assertive");
    expect(spoken.assertive.id).toBeGreaterThan(first);
    announce("", "assertive");
    expect(spoken.assertive.text).toBe("Your turn");
  });

  it("wait for a moment of quiet, but not for ever", () => {
    const gatherer = new AnnouncementBuffer();
    const before = spoken.polite.id;
    for (let step = 0; step < 4; step += 1) {
      gatherer.add([{ text: `${step}.` }]);
      vi.advanceTimersByTime(399);
    }
    expect(spoken.polite.id).toBe(before);
    vi.advanceTimersByTime(1);
    expect(spoken.polite.text).toBe("0. 1. 2. 3.");
    for (let step = 0; step < 10; step += 1) {
      gatherer.add([{ text: `${step}.` }]);
      vi.advanceTimersByTime(300);
    }
    expect(spoken.polite.text, "after two seconds").toBe("0. 1. 2. 3. 4. 5. 6.");
  });
});
