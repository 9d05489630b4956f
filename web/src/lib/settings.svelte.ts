/** How this person likes the page: kept in the browser at once, and with the person when there is one. */
import type { Settings } from "./table.ts";

const KEY = "teban.settings";

export function defaults(): Settings {
  const japanese = navigator.language?.toLowerCase().startsWith("ja") ?? true;
  return {
    language: japanese ? "ja" : "en",
    theme: "auto",
    palette: "standard",
    motion: "auto",
    speed: 1,
    effects: 0.7,
    music: 0.4,
    muted: false,
    effectsMuted: false,
    musicMuted: false,
    games: {},
  };
}

/** Whatever was stored, with only what still has a meaning taken from it. */
export function merged(stored: unknown, base: Settings = defaults()): Settings {
  if (typeof stored !== "object" || stored === null) return base;
  const found = stored as Record<string, unknown>;
  const one = <T extends string>(name: keyof Settings, names: readonly T[]): T =>
    names.includes(found[name] as T) ? (found[name] as T) : (base[name] as T);
  const truth = (name: "muted" | "effectsMuted" | "musicMuted") => (typeof found[name] === "boolean" ? found[name] : !!base[name]);
  const number = (name: "speed" | "effects" | "music", least: number, most: number) => {
    const value = found[name];
    return typeof value === "number" && value >= least && value <= most ? value : base[name];
  };
  return {
    language: one("language", ["ja", "en"] as const),
    theme: one("theme", ["auto", "light", "dark"] as const),
    palette: one("palette", ["standard", "cb"] as const),
    motion: one("motion", ["auto", "full", "reduced"] as const),
    speed: number("speed", 0, 4),
    effects: number("effects", 0, 1),
    music: number("music", 0, 1),
    muted: truth("muted"),
    effectsMuted: truth("effectsMuted"),
    musicMuted: truth("musicMuted"),
    games: typeof found.games === "object" && found.games !== null ? (found.games as Settings["games"]) : base.games,
  };
}

function read(): Settings {
  try {
    return merged(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return defaults();
  }
}

export const settings: Settings = $state(read());

type Keep = (settings: Settings) => void;
let keep: Keep = () => {};
/** Called with every change, so that the settings can follow the person to another device. */
export const whenChanged = (then: Keep): void => void (keep = then);

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  store();
  keep($state.snapshot(settings) as Settings);
}

/** Settings that came with the person win over those of this browser. */
export function adopt(stored: unknown): void {
  Object.assign(settings, merged(stored, $state.snapshot(settings) as Settings));
  store();
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: night.matches, calm: calm.matches });
night.addEventListener?.("change", () => (system.dark = night.matches));
calm.addEventListener?.("change", () => (system.calm = calm.matches));

/** Whether movement is to be replaced by cross-fades. */
export const reduced = (): boolean => settings.motion === "reduced" || (settings.motion === "auto" && system.calm);

export type Voice = "effects" | "music";

/** Whether effects or music are on. */
export const heard = (voice: Voice): boolean => !settings.muted && !settings[`${voice}Muted`];
export const silent = (): boolean => !heard("effects") && !heard("music");

/** Effects or music on or off; out of silence comes the one that is asked for, and not the other. */
export function listen(voice: Voice, on: boolean): void {
  const others = { effectsMuted: !heard("effects"), musicMuted: !heard("music") };
  change({ muted: false, ...others, [`${voice}Muted`]: !on });
}

/** All sound on or off, as it was before. */
export function hush(): void {
  if (!silent()) change({ muted: true });
  else if (settings.effectsMuted && settings.musicMuted) change({ muted: false, effectsMuted: false, musicMuted: false });
  else change({ muted: false });
}

/** Put the settings on the root element; run inside an effect. */
export function dress(root: HTMLElement): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && system.dark);
  root.lang = settings.language;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.palette = settings.palette;
  root.dataset.motion = reduced() ? "reduced" : "full";
  root.style.setProperty("--speed", String(settings.speed));
}
