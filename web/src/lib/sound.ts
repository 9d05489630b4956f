/**
 * Everything that is heard. Silent until the first gesture, as browsers ask, and silent for good
 * where there is no audio or no file: a page without sound is a page.
 */

/** Some are known to one table only, and silent at the others; web/sound/ makes them. */
export const EFFECTS = [
  "click", "refuse", "turn", "pass", "tick", "item", "badge", "reveal", "join",
  "win", "second", "lose", "draw", "stone", "flip", "special", "dud",
  "card-draw", "card-lay", "card-turn", "card-shuffle", "hit", "drive", "counter", "declare", "notice",
  "stone-2", "stone-3", "stone-4", "stone-5", "charge", "destroy",
  "blast", "trap", "dragon", "wind", "grow", "restore", "tempt",
  "capture-1", "capture-2", "capture-3", "capture-4",
] as const;
export const PIECES = ["opening", "closing"] as const;

export type Effect = (typeof EFFECTS)[number];
export type Piece = (typeof PIECES)[number];

/** Volumes go from 0 to 1. The page's settings may be given as they are. */
export interface Volumes {
  effects: number;
  music: number;
  muted: boolean;
  effectsMuted: boolean;
  musicMuted: boolean;
}

type Kind = "ogg" | "mp3";

interface Files {
  files: Record<Kind, string>;
  version: string;
}

interface Place {
  at: number;
  length: number;
  gain: number;
}

export interface Manifest {
  effects: Files & { onset: number; sounds: Record<string, Place> };
  music: Record<string, Files & { loop: { start: number; end: number }; gain: number }>;
}

/** What the module needs of a browser; a test brings its own. */
export interface World {
  base: string;
  context: () => AudioContext;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  document: Document | undefined;
  /** Milliseconds. */
  now: () => number;
  kinds: () => Kind[];
  /** When nobody is waiting for the page. */
  idle: (then: () => void) => void;
  /** As soon as what is going on now is done. */
  after: (then: () => void) => void;
}

interface Bank {
  buffer: AudioBuffer;
  sounds: Record<string, Place>;
  shift: number;
}

interface Track {
  name: Piece;
  gain: GainNode;
  source?: AudioBufferSourceNode;
}

interface Voice {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

/** More at once are a noise, not sounds. */
export const VOICES = 12;
/** Twenty stones that turn together are heard once (seconds). */
const TOGETHER = 0.03;
/** A knock later than this after its picture is worse than none (milliseconds). */
const LATE = 250;
/** After a file could not be had (milliseconds). */
const RETRY = 30_000;
/** Where a browser does not say when it is idle (milliseconds). */
const SOON = 3000;
const FADE_IN = 0.5;
const FADE_OUT = 0.9;
const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown", "click"] as const;

function browser(): World {
  return {
    base: `${import.meta.env.BASE_URL}sound/`,
    context: () => new AudioContext({ latencyHint: "interactive" }),
    fetch: (address, init) => fetch(address, init),
    document: globalThis.document,
    now: () => performance.now(),
    idle: (then) => void ("requestIdleCallback" in globalThis ? requestIdleCallback(then) : setTimeout(then, SOON)),
    after: (then) => void setTimeout(then),
    // Old Safaris know no Vorbis.
    kinds: () => (new Audio().canPlayType('audio/ogg; codecs="vorbis"') ? ["ogg", "mp3"] : ["mp3", "ogg"]),
  };
}

export class Sound {
  readonly #world: World;
  readonly #voices: Voice[] = [];
  readonly #last = new Map<string, number>();
  readonly #loads = new Map<string, Promise<unknown>>();
  #volumes: Volumes = { effects: 0.7, music: 0.4, muted: false, effectsMuted: false, musicMuted: false };
  #context: AudioContext | null = null;
  #buses: { effects: GainNode; music: GainNode } | null = null;
  #waking: Promise<void> | null = null;
  #table: string | null = null;
  #wanted: Piece | null = null;
  #track: Track | null = null;
  #dead = false;
  /** Whether there was a gesture: before, an open context fetches nothing. */
  #touched = false;

  constructor(world: Partial<World> = {}) {
    this.#world = { ...browser(), ...world };
    for (const gesture of GESTURES) {
      this.#world.document?.addEventListener(gesture, this.#wake, { capture: true, passive: true });
    }
    this.#world.document?.addEventListener("visibilitychange", this.#looked);
    // A context takes a tenth of a second to open: before anybody presses, not while they do.
    this.#world.idle(() => {
      if (this.#level("effects") || this.#level("music")) this.#open();
    });
  }

  /** Now, or so many milliseconds from now: on the frame where things touch. */
  play(name: Effect, delay = 0): void {
    // Whoever is elsewhere is called back when it is their turn, and otherwise left alone.
    if (!this.#level("effects") || (this.#away() && name !== "turn")) return;
    if (this.#context?.state !== "running" && !this.#waking) return;
    void this.#soon(name, delay, this.#world.now());
  }

  async #soon(name: Effect, delay: number, asked: number): Promise<void> {
    await this.#waking;
    const bank = this.#context && (await this.#bank());
    const wait = delay - (this.#world.now() - asked);
    if (bank && wait > -LATE) this.#voice(bank, name, Math.max(0, wait) / 1000);
  }

  /** Whatever is heard or about to be heard is dropped; for a playback that is skipped. */
  hush(): void {
    for (const voice of [...this.#voices]) this.#end(voice);
  }

  /** What plays in the background until another piece, or nothing, is asked for. */
  music(name: Piece | null): void {
    this.#wanted = name;
    this.#tune();
  }

  /** Which game's timbres are heard: the game's key. */
  table(key: string | null): void {
    this.#table = key;
  }

  configure(part: Partial<Volumes>): void {
    const { effects, music, muted, effectsMuted, musicMuted } = { ...this.#volumes, ...part };
    this.#volumes = { effects, music, muted, effectsMuted, musicMuted };
    this.#balance(0.05);
    this.#tune();
  }

  /** Only in a test: a page has one for as long as it lives. */
  dispose(): void {
    for (const gesture of GESTURES) {
      this.#world.document?.removeEventListener(gesture, this.#wake, { capture: true });
    }
    this.#world.document?.removeEventListener("visibilitychange", this.#looked);
    void this.#context?.close().catch(() => {});
    this.#context = null;
    this.#dead = true;
  }

  /** What is open already is woken in the gesture itself, as the strictest browsers ask. */
  readonly #wake = (): void => {
    if (this.#context) this.#resume(this.#context);
    else this.#waking ??= new Promise((done) => this.#world.after(() => {
      this.#waking = null;
      const context = this.#open();
      if (context) this.#resume(context);
      done(this.#waking ?? undefined);
    }));
  };

  #resume(context: AudioContext): void {
    this.#touched = true;
    if (context.state !== "running") {
      const waking: Promise<void> = context.resume().then(
        () => this.#woken(waking),
        () => this.#woken(waking),
      );
      this.#waking = waking;
    }
    if (this.#level("effects")) void this.#bank();
    this.#tune();
  }

  #woken(waking: Promise<void>): void {
    if (this.#waking === waking) this.#waking = null;
  }

  /** Phones take the sound away from a page in the background; it comes back with the page. */
  readonly #looked = (): void => {
    if (!this.#touched) return;
    this.#balance(0.4);
    if (!this.#away()) this.#wake();
  };

  #open(): AudioContext | null {
    if (this.#context || this.#dead) return this.#context;
    try {
      const context = this.#world.context();
      const bus = () => new GainNode(context, { gain: 0 });
      const buses = { effects: bus(), music: bus() };
      buses.effects.connect(context.destination);
      buses.music.connect(context.destination);
      [this.#context, this.#buses] = [context, buses];
      this.#balance(0);
    } catch {
      this.#dead = true;
    }
    return this.#context;
  }

  #away = (): boolean => this.#world.document?.visibilityState === "hidden";

  /** Squared: an ear takes half of that for half as loud. */
  #level(bus: "effects" | "music"): number {
    const volumes = this.#volumes;
    const off = volumes.muted || volumes[`${bus}Muted`];
    return off ? 0 : Math.min(1, Math.max(0, volumes[bus])) ** 2;
  }

  #balance(seconds: number): void {
    if (!this.#buses) return;
    this.#ramp(this.#buses.effects, this.#level("effects"), seconds);
    this.#ramp(this.#buses.music, this.#away() ? 0 : this.#level("music"), seconds);
  }

  #ramp(node: GainNode, level: number, seconds: number): void {
    const now = this.#context!.currentTime;
    const from = node.gain.value;
    node.gain.cancelScheduledValues(now);
    node.gain.setValueAtTime(seconds > 0 ? from : level, now);
    if (seconds > 0) node.gain.linearRampToValueAtTime(level, now + seconds);
  }

  #voice(bank: Bank, name: Effect, wait: number): void {
    const own = `${this.#table}/${name}`;
    const key = own in bank.sounds ? own : name;
    const place = bank.sounds[key];
    const context = this.#context;
    if (!place || !context) return;
    const due = context.currentTime + wait;
    if (Math.abs(due - (this.#last.get(key) ?? -1)) < TOGETHER) return;
    this.#last.set(key, due);
    if (this.#voices.length >= VOICES) this.#end(this.#voices[0]!);
    const gain = new GainNode(context, { gain: place.gain });
    const source = new AudioBufferSourceNode(context, { buffer: bank.buffer });
    const voice = { source, gain };
    source.connect(gain).connect(this.#buses!.effects);
    source.onended = () => {
      gain.disconnect();
      this.#forget(voice);
    };
    this.#voices.push(voice);
    source.start(due, place.at + bank.shift, place.length);
  }

  #end(voice: Voice): void {
    this.#forget(voice);
    this.#ramp(voice.gain, 0, 0.03);
    voice.source.stop(this.#context!.currentTime + 0.04);
  }

  #forget(voice: Voice): void {
    const at = this.#voices.indexOf(voice);
    if (at >= 0) this.#voices.splice(at, 1);
  }

  /** Bring what plays in line with what is wanted and may be heard. */
  #tune(): void {
    const name = this.#level("music") ? this.#wanted : null;
    if (!this.#touched || !this.#context || (this.#track?.name ?? null) === name) return;
    if (this.#track) this.#fade(this.#track);
    this.#track = null;
    if (!name) return;
    const track: Track = { name, gain: new GainNode(this.#context, { gain: 0 }) };
    this.#track = track;
    void this.#begin(track);
  }

  #fade(track: Track): void {
    this.#ramp(track.gain, 0, FADE_OUT);
    track.source?.stop(this.#context!.currentTime + FADE_OUT + 0.05);
  }

  async #begin(track: Track): Promise<void> {
    const piece = (await this.#manifest())?.music[track.name];
    const buffer = piece && (await this.#once(track.name, () => this.#decoded(piece)));
    // A minute of samples is not kept after its piece has ended; the browser has the file.
    if (buffer) this.#loads.delete(track.name);
    // Somebody may have asked for something else meanwhile.
    if (this.#track !== track || !this.#context) return;
    if (!buffer) {
      this.#track = null;
      return;
    }
    const { start, end } = piece.loop;
    const loop = { buffer, loop: true, loopStart: start, loopEnd: end };
    track.source = new AudioBufferSourceNode(this.#context, loop);
    track.source.onended = () => track.gain.disconnect();
    track.source.connect(track.gain).connect(this.#buses!.music);
    track.source.start();
    this.#ramp(track.gain, piece.gain, FADE_IN);
  }

  #bank(): Promise<Bank | null> {
    return this.#once("effects", async () => {
      const effects = (await this.#manifest())?.effects;
      const buffer = effects && (await this.#decoded(effects));
      return buffer ? { buffer, sounds: effects.sounds, shift: shift(buffer, effects) } : null;
    });
  }

  #manifest(): Promise<Manifest | null> {
    return this.#once("manifest", async () => {
      const answer = await this.#world.fetch(`${this.#world.base}manifest.json`, { cache: "no-cache" });
      return answer.ok ? ((await answer.json()) as Manifest) : null;
    });
  }

  /** In the first kind of file this browser understands. */
  async #decoded({ files, version }: Files): Promise<AudioBuffer | null> {
    for (const kind of this.#world.kinds()) {
      try {
        const answer = await this.#world.fetch(`${this.#world.base}${files[kind]}?v=${version}`);
        if (answer.ok) return await this.#context!.decodeAudioData(await answer.arrayBuffer());
      } catch {
        // The other kind may do.
      }
    }
    return null;
  }

  /** A failure is forgotten after a while, since networks come back. */
  #once<T>(name: string, load: () => Promise<T | null>): Promise<T | null> {
    const known = this.#loads.get(name) as Promise<T | null> | undefined;
    if (known) return known;
    const loading = load()
      .catch(() => null)
      .then((found) => {
        if (found === null) setTimeout(() => this.#loads.delete(name), RETRY);
        return found;
      });
    this.#loads.set(name, loading);
    return loading;
  }
}

/** How much later than written everything lies: some decoders keep the silence MP3 begins with. */
export function shift(buffer: AudioBuffer, effects: Manifest["effects"]): number {
  const first = Object.values(effects.sounds)[0];
  if (!first) return 0;
  const samples = buffer.getChannelData(0);
  const until = Math.min(samples.length, Math.ceil((first.at + first.length + 0.06) * buffer.sampleRate));
  let peak = 0;
  for (let at = 0; at < until; at++) peak = Math.max(peak, Math.abs(samples[at]!));
  let loud = 0;
  while (loud < until && Math.abs(samples[loud]!) < peak / 2) loud++;
  const found = loud / buffer.sampleRate - effects.onset;
  return peak > 0 && found > -0.01 && found < 0.1 ? found : 0;
}

export const sound = new Sound();
