import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beats, length, Playback, same, type Playable } from "./playback.svelte.ts";

const game: Playable = {
  fold: (view, event) => (event.kind === "add" ? { sum: view.sum + event.by } : view),
  timing: { add: 100, long: 300 },
};
const add = (by: number, group = 0) => ({ kind: "add", by, ...(group ? { group } : {}) });
const begun = (over: Partial<Playable> = {}, speed = 1): Playback => {
  const playback = new Playback({ ...game, ...over }, { speed });
  playback.push({ events: [], view: { sum: 0 }, seen: 0 });
  return playback;
};

describe("moments", () => {
  it("are events of one group that stand together", () => {
    expect(beats([add(1), add(2, 1), add(3, 1), add(4), add(5, 1)]).map((beat) => beat.length)).toEqual([1, 2, 1, 1]);
  });
  it("take as long as their longest event, at the chosen speed", () => {
    expect(length([add(1, 1), { kind: "long", group: 1 }], game.timing, 0.5)).toBe(150);
  });
  it("take no time if nothing in them is known", () => {
    expect(length([{ kind: "news" }], game.timing, 1)).toBe(0);
  });
});

describe("playback", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows a first sight at once, however much happened before", () => {
    const playback = new Playback(game, { speed: 1 });
    playback.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2 });
    expect([playback.view, playback.playing]).toEqual([{ sum: 3 }, false]);
  });

  it("plays events in order and ends with what was sent", async () => {
    const playback = begun();
    playback.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2 });
    expect([playback.view.sum, playback.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.view.sum).toBe(3);
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view, playback.playing, playback.disagreements]).toEqual([{ sum: 3 }, false, 0]);
  });

  it("shows how a match begins once, and plays what happens meanwhile behind it", async () => {
    const playback = begun({ opening: () => [{ kind: "long" }] });
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1 });
    expect([playback.view.sum, playback.playing]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(300);
    expect(playback.view.sum).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    playback.push({ events: [], view: { sum: 1 }, seen: 0, viewer: 1 });
    expect([playback.playing, playback.disagreements]).toEqual([false, 0]);
  });

  it("plays what was told of a match that has only just begun, and of no other", async () => {
    const before = (_: unknown, told: readonly unknown[]) => (told.length < 2 ? { sum: 0 } : null);
    const playback = new Playback({ ...game, before }, { speed: 1 });
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1 });
    expect([playback.playing, playback.log]).toEqual([true, [add(1)]]);
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view.sum, playback.playing, playback.disagreements]).toEqual([1, false, 0]);
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1, viewer: 1 });
    expect(playback.playing).toBe(false);
    const late = new Playback({ ...game, before }, { speed: 1 });
    late.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2 });
    expect([late.playing, late.log.length]).toEqual([false, 2]);
  });

  it("does not begin to play where nothing happened", () => {
    const playback = begun();
    playback.push({ events: [], view: { sum: 0 }, seen: 0 });
    expect([playback.playing, playback.disagreements]).toEqual([false, 0]);
  });

  it("plays the events of one group together", async () => {
    const playback = begun();
    playback.push({ events: [add(1, 1), add(2, 1)], view: { sum: 3 }, seen: 2 });
    expect(playback.view.sum).toBe(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.playing).toBe(false);
  });

  it("plays batches one behind the other", async () => {
    const playback = begun();
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1 });
    playback.push({ events: [add(2)], view: { sum: 3 }, seen: 2 });
    expect(playback.view.sum).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view.sum, playback.playing]).toEqual([3, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.playing).toBe(false);
  });

  it("leaves the turn with whoever moves until the move has been played", async () => {
    const playback = begun();
    playback.push({ events: [], view: { sum: 0 }, seen: 0, deciding: [0] });
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1, deciding: [1] });
    playback.push({ events: [add(2)], view: { sum: 3 }, seen: 2, deciding: [0] });
    expect(playback.deciding).toEqual([0]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.deciding).toEqual([1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.deciding).toEqual([0]);
  });

  it("gives the turn on where several moves come at once", async () => {
    const playback = begun();
    playback.push({ events: [], view: { sum: 0 }, seen: 0, deciding: [0] });
    playback.push({ events: [add(1), { kind: "turn", seat: 1, number: 2 }, add(2)], view: { sum: 3 }, seen: 3, deciding: [0] });
    expect(playback.deciding).toEqual([0]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.deciding).toEqual([1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.deciding).toEqual([0]);
  });

  it("can be skipped, with everything that waits behind", async () => {
    const hush = vi.fn();
    const playback = begun({ hush });
    playback.push({ events: [add(1), add(2), add(3)], view: { sum: 6 }, seen: 3 });
    playback.push({ events: [add(4)], view: { sum: 10 }, seen: 4 });
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.view, playback.playing]).toEqual([{ sum: 10 }, false]);
    expect(hush).toHaveBeenCalledOnce();
  });

  it("skips an event it does not know and shows the final view", async () => {
    const playback = begun();
    playback.push({ events: [{ kind: "news", what: 1 }, add(1)], view: { sum: 1 }, seen: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view, playback.disagreements]).toEqual([{ sum: 1 }, 0]);
  });

  it("shows the sent view where folding disagrees, and says so", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const playback = begun();
    playback.push({ events: [add(1)], view: { sum: 7 }, seen: 1 });
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view, playback.disagreements]).toEqual([{ sum: 7 }, 1]);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it("goes on to the final view past an event that cannot be folded", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const playback = begun({
      fold: () => {
        throw new Error("broken");
      },
    });
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1 });
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.view).toEqual({ sum: 1 });
    said.mockRestore();
  });

  it("drops events that a resend repeats", async () => {
    const playback = begun();
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1, since: 0 });
    await vi.advanceTimersByTimeAsync(100);
    playback.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2, since: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view, playback.disagreements]).toEqual([{ sum: 3 }, 0]);
  });

  it("shows at once what lies behind a gap, and what another viewer sees", async () => {
    const playback = begun();
    playback.push({ events: [add(9)], view: { sum: 9 }, seen: 9, since: 8 });
    expect([playback.view, playback.playing]).toEqual([{ sum: 9 }, false]);
    playback.push({ events: [add(1)], view: { sum: 1 }, seen: 1, since: 0, viewer: 1 });
    expect([playback.view, playback.playing]).toEqual([{ sum: 1 }, false]);
  });

  it("forgets what it was playing for another viewer", async () => {
    const playback = begun();
    playback.push({ events: [add(1), add(1)], view: { sum: 2 }, seen: 2, since: 0 });
    playback.push({ events: [], view: { sum: 5 }, seen: 0, since: 0, viewer: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.view, playback.playing]).toEqual([{ sum: 5 }, false]);
  });

  it("carries the table's notes beside the view, and rests them at the end", async () => {
    const playback = begun({ note: (notes, events) => ({ moved: (notes?.moved ?? 0) + events.length }), rest: (notes) => ({ ...notes, still: true }) });
    playback.push({ events: [add(1, 1), add(2, 1)], view: { sum: 3 }, seen: 2 });
    expect(playback.view._).toEqual({ moved: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.view, playback.disagreements]).toEqual([{ sum: 3, _: { moved: 2, still: true } }, 0]);
  });

  it("keeps a log that is never ahead of the board", async () => {
    const playback = begun();
    playback.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2 });
    expect(playback.log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(playback.log).toHaveLength(2);
  });

  it("is skipped by a click or a key, which then does nothing else", async () => {
    const playback = begun();
    const stop = playback.skipping();
    playback.push({ events: [add(1), add(2)], view: { sum: 3 }, seen: 2 });
    const click = new MouseEvent("click", { cancelable: true, bubbles: true });
    document.body.dispatchEvent(click);
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.playing, click.defaultPrevented]).toEqual([false, true]);
    const second = new MouseEvent("click", { cancelable: true, bubbles: true });
    document.body.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(false);
    stop();
  });
});

describe("two views", () => {
  it("are the same whatever the order of their keys", () => {
    expect(same({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
    expect(same({ a: [1] }, { a: [1, 2] })).toBe(false);
    expect(same({ a: undefined }, {})).toBe(false);
  });
});
