import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sound, VOICES, shift, type Manifest, type World } from "../../src/lib/sound.ts";

const files = (name: string) => ({ files: { ogg: `${name}.ogg`, mp3: `${name}.mp3` }, version: "1" });
const place = (at: number) => ({ at, length: 0.2, gain: 0.5 });
const MANIFEST: Manifest = {
  effects: {
    ...files("effects"),
    onset: 0.051,
    sounds: { click: place(0.05), stone: place(1), "reversi/stone": place(2), turn: place(3), flip: place(4) },
  },
  music: {
    opening: { ...files("opening"), loop: { start: 0.15, end: 79.35 }, gain: 0.5 },
    closing: { ...files("closing"), loop: { start: 0.15, end: 76.95 }, gain: 0.5 },
  },
};

class Param {
  constructor(public value: number) {}
  cancelScheduledValues() {}
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime(value: number) {
    this.value = value;
  }
}

class Node {
  gain: Param;
  to: unknown;
  constructor(readonly context: FakeContext, options: { gain?: number } = {}) {
    this.gain = new Param(options.gain ?? 1);
    context.nodes.push(this);
  }
  connect<T>(to: T): T {
    this.to = to;
    return to;
  }
  disconnect() {
    this.to = null;
  }
}

class Source extends Node {
  started: (number | undefined)[] | null = null;
  stopped: number | null = null;
  onended: (() => void) | null = null;
  constructor(context: FakeContext, readonly options: any) {
    super(context);
    context.sources.push(this);
  }
  start(...times: number[]) {
    this.started = times;
  }
  stop(at: number) {
    this.stopped = at;
  }
}

class FakeContext {
  state = "suspended";
  currentTime = 0;
  destination = {};
  nodes: Node[] = [];
  sources: Source[] = [];
  undecodable = /never/;
  resume = vi.fn(async () => void (this.state = "running"));
  close = vi.fn(async () => {});
  async decodeAudioData(data: ArrayBuffer) {
    const name = new TextDecoder().decode(data);
    if (this.undecodable.test(name)) throw new Error("no codec");
    const samples = new Float32Array(48_000);
    samples[Math.round(0.051 * 48_000)] = 1;
    return { name, sampleRate: 48_000, getChannelData: () => samples };
  }
}

let context: FakeContext;
let hidden: boolean;
let time: number;
let fetched: string[];
let made: Sound[];

function make(world: Partial<World> = {}): Sound {
  const fetcher = async (address: string) => {
    fetched.push(address);
    return new Response(address.endsWith(".json") ? JSON.stringify(MANIFEST) : address);
  };
  const sound = new Sound({
    base: "/sound/",
    context: () => context as unknown as AudioContext,
    fetch: fetcher,
    now: () => time,
    kinds: () => ["ogg", "mp3"],
    idle: () => {},
    ...world,
  });
  made.push(sound);
  return sound;
}

const settle = () => new Promise((done) => setTimeout(done, 5));
const gesture = async (kind = "pointerdown") => {
  document.dispatchEvent(new Event(kind));
  await settle();
};
const effects = () => context.sources.filter((source) => !source.options.loop);
const tracks = () => context.sources.filter((source) => source.options.loop);
const level = (source: Source) => (source.to as Node).gain.value;
const bus = (source: Source) => ((source.to as Node).to as Node).gain.value;

beforeEach(() => {
  context = new FakeContext();
  [hidden, time, fetched, made] = [false, 0, [], []];
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
});

afterEach(() => {
  for (const sound of made) sound.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("opening", () => {
  it("is done when nobody waits, and then fetches nothing until the first gesture", async () => {
    const sound = make({ idle: (then) => then() });
    sound.music("opening");
    await settle();
    expect([context.nodes.length > 0, fetched, context.resume.mock.calls.length]).toEqual([true, [], 0]);
    document.dispatchEvent(new Event("pointerdown"));
    expect(context.resume).toHaveBeenCalledOnce();
  });

  it("is never done while a press is being answered", async () => {
    const open = vi.fn(() => context as unknown as AudioContext);
    make({ context: open });
    document.dispatchEvent(new Event("pointerdown"));
    expect(open).not.toHaveBeenCalled();
    await settle();
    expect(open).toHaveBeenCalledOnce();
  });

  it("is left alone by somebody who wants no sound", () => {
    const open = vi.fn(() => context as unknown as AudioContext);
    let idle = () => {};
    const sound = make({ context: open, idle: (then) => (idle = then) });
    sound.configure({ muted: true });
    idle();
    expect(open).not.toHaveBeenCalled();
  });
});

describe("before the first gesture", () => {
  it("opens nothing, fetches nothing and plays nothing", async () => {
    const open = vi.fn();
    const sound = make({ context: open });
    sound.play("stone");
    sound.music("opening");
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(fetched).toEqual([]);
  });

  it("remembers the music but not the effects", async () => {
    const sound = make();
    sound.play("stone");
    sound.music("opening");
    await gesture("keydown");
    expect(context.resume).toHaveBeenCalled();
    expect(effects()).toEqual([]);
    expect(tracks()).toHaveLength(1);
  });
});

describe("effects", () => {
  it("the gesture's own click is heard once the file is there", async () => {
    const sound = make();
    document.dispatchEvent(new Event("pointerdown"));
    sound.play("click");
    await settle();
    expect(effects()[0]!.started).toEqual([0, expect.closeTo(0.05, 3), 0.2]);
  });

  it("begin on the frame that was asked for", async () => {
    const sound = make();
    await gesture();
    context.currentTime = 5;
    sound.play("flip", 300);
    await settle();
    expect(effects()[0]!.started![0]).toBeCloseTo(5.3);
  });

  it("take the timbre of the table, and the common one where it has none", async () => {
    const sound = make();
    await gesture();
    sound.table("reversi");
    sound.play("stone");
    sound.play("flip");
    await settle();
    expect(effects().map((source) => source.started![1])).toEqual([expect.closeTo(2, 3), expect.closeTo(4, 3)]);
  });

  it("of twenty stones that turn together are heard once", async () => {
    const sound = make();
    await gesture();
    for (let n = 0; n < 20; n++) sound.play("flip");
    await settle();
    expect(effects()).toHaveLength(1);
  });

  it("give way to newer ones when there are too many", async () => {
    const sound = make();
    await gesture();
    for (let n = 0; n < VOICES + 3; n++) sound.play("stone", n * 100);
    await settle();
    expect(effects().map((source) => source.stopped !== null)).toEqual(
      [true, true, true, ...Array<boolean>(VOICES).fill(false)],
    );
  });

  it("that have ended leave room for others", async () => {
    const sound = make();
    await gesture();
    for (let n = 0; n < VOICES; n++) sound.play("stone", n * 100);
    await settle();
    effects().forEach((source) => source.onended!());
    sound.play("click");
    await settle();
    expect(effects().every((source) => source.stopped === null)).toBe(true);
  });

  it("that come too late are dropped", async () => {
    let arrive = () => {};
    const wait = new Promise<void>((done) => (arrive = done));
    const sound = make({
      fetch: async (address) => {
        await wait;
        return new Response(address.endsWith(".json") ? JSON.stringify(MANIFEST) : address);
      },
    });
    await gesture();
    sound.play("stone");
    time = 400;
    arrive();
    await settle();
    expect(effects()).toEqual([]);
  });

  it("wait for a context that is waking, but not for long", async () => {
    const sound = make();
    await gesture();
    let awake = () => {};
    context.state = "interrupted";
    context.resume.mockImplementation(() => new Promise<void>((done) => (awake = done)) as Promise<any>);
    await gesture();
    sound.play("stone");
    await settle();
    time = 100;
    sound.play("flip", 500);
    expect(effects()).toEqual([]);
    time = 400;
    awake();
    await settle();
    expect(effects().map((source) => source.started)).toEqual([[expect.closeTo(0.2), expect.closeTo(4, 3), 0.2]]);
  });

  it("are dropped by hush", async () => {
    const sound = make();
    await gesture();
    sound.play("stone", 500);
    await settle();
    sound.hush();
    expect(effects()[0]!.stopped).not.toBeNull();
  });

  it("a table does not know are silent", async () => {
    const sound = make();
    await gesture();
    sound.play("declare");
    await settle();
    expect(effects()).toEqual([]);
  });
});

describe("music", () => {
  it("loops between its points and fades in", async () => {
    const sound = make();
    sound.music("opening");
    await gesture();
    const [track] = tracks();
    expect(track!.options).toMatchObject({ loopStart: 0.15, loopEnd: 79.35 });
    expect(track!.started).toEqual([]);
    expect(level(track!)).toBe(0.5);
  });

  it("asked for twice goes on", async () => {
    const sound = make();
    sound.music("opening");
    await gesture();
    sound.music("opening");
    await settle();
    expect(tracks()).toHaveLength(1);
    expect(tracks()[0]!.stopped).toBeNull();
  });

  it("fades out for another piece and for nothing", async () => {
    const sound = make();
    sound.music("opening");
    await gesture();
    sound.music("closing");
    await settle();
    sound.music(null);
    expect(tracks().map((track) => [level(track), track.stopped !== null])).toEqual([[0, true], [0, true]]);
  });

  it("that arrives after another was asked for does not start", async () => {
    const sound = make();
    await gesture();
    sound.music("opening");
    sound.music("closing");
    await settle();
    expect(tracks().map((track) => track.options.buffer.name)).toEqual(["/sound/closing.ogg?v=1"]);
  });

  it("that is switched off is not fetched, and comes when it is switched on", async () => {
    const sound = make();
    sound.configure({ musicMuted: true });
    sound.music("opening");
    await gesture();
    expect(fetched.join()).not.toContain("opening");
    sound.configure({ musicMuted: false });
    await settle();
    expect(tracks()).toHaveLength(1);
    sound.configure({ music: 0 });
    expect(tracks()[0]!.stopped).not.toBeNull();
  });
});

describe("volumes", () => {
  it("are each their own, and one switch silences both", async () => {
    const sound = make();
    sound.configure({ effects: 1, music: 0.5 });
    sound.music("opening");
    await gesture();
    sound.play("stone");
    await settle();
    expect([bus(effects()[0]!), bus(tracks()[0]!)]).toEqual([1, 0.25]);
    sound.configure({ muted: true });
    sound.play("flip");
    await settle();
    expect(effects()).toHaveLength(1);
    expect(bus(effects()[0]!)).toBe(0);
    expect(tracks()[0]!.stopped).not.toBeNull();
  });
});

describe("another tab", () => {
  it("hears no music and no stones, but is called back for its turn", async () => {
    const sound = make();
    sound.music("opening");
    await gesture();
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    sound.play("stone");
    sound.play("turn");
    await settle();
    expect(effects().map((source) => source.started![1])).toEqual([expect.closeTo(3, 3)]);
    expect(bus(tracks()[0]!)).toBe(0);
  });

  it("gives the music back, even where the browser had taken the sound away", async () => {
    const sound = make();
    sound.music("opening");
    await gesture();
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    context.state = "interrupted";
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(context.state).toBe("running");
    expect(bus(tracks()[0]!)).toBeCloseTo(0.16);
    expect(tracks()).toHaveLength(1);
  });

  it("does not save up sounds for a context that sleeps", async () => {
    const sound = make();
    await gesture();
    context.state = "interrupted";
    sound.play("stone");
    await settle();
    expect(effects()).toEqual([]);
  });
});

describe("what may be missing", () => {
  it("audio altogether", async () => {
    const sound = make({
      context: () => {
        throw new ReferenceError("AudioContext is not defined");
      },
    });
    sound.music("opening");
    await gesture();
    sound.play("stone");
    sound.hush();
    sound.music(null);
    sound.configure({ effects: 0.2 });
    await settle();
    expect(fetched).toEqual([]);
  });

  it.each([
    ["the list", async (address: string) =>
      new Response(JSON.stringify(MANIFEST), { status: address.endsWith(".json") ? 404 : 200 })],
    ["every file but the list", async (address: string) =>
      new Response(JSON.stringify(MANIFEST), { status: address.endsWith(".json") ? 200 : 404 })],
    ["the network", async () => Promise.reject(new TypeError("failed to fetch"))],
    ["sense in the list", async () => new Response("<html>")],
  ])("%s", async (_what, fetcher) => {
    const sound = make({ fetch: fetcher });
    sound.music("opening");
    await gesture();
    sound.play("stone");
    await settle();
    expect(context.sources).toEqual([]);
  });

  it("a piece, which is not asked for again at every gesture", async () => {
    const asked = vi.fn(async (address: string) =>
      address.endsWith(".json") ? new Response(JSON.stringify(MANIFEST)) : new Response("", { status: 404 }),
    );
    const sound = make({ fetch: asked });
    sound.music("opening");
    await gesture();
    const before = asked.mock.calls.length;
    await gesture("pointerup");
    await gesture("click");
    expect(asked.mock.calls.length).toBe(before);
  });

  it("Vorbis: the other kind of file is taken", async () => {
    context.undecodable = /ogg/;
    const sound = make();
    await gesture();
    sound.play("stone");
    await settle();
    expect(effects()[0]!.options.buffer.name).toBe("/sound/effects.mp3?v=1");
  });
});

describe("shift", () => {
  const decoded = (at: number) => {
    const samples = new Float32Array(48_000);
    if (at >= 0) samples[Math.round(at * 48_000)] = 0.6;
    return { sampleRate: 48_000, getChannelData: () => samples } as unknown as AudioBuffer;
  };
  it("is what a decoder put before the first sound", () => {
    expect(shift(decoded(0.051), MANIFEST.effects)).toBeCloseTo(0, 3);
    expect(shift(decoded(0.097), MANIFEST.effects)).toBeCloseTo(0.046, 3);
  });
  it("is nothing for a silent file", () => {
    expect(shift(decoded(-1), MANIFEST.effects)).toBe(0);
  });
});
