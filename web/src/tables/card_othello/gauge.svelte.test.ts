import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Gauge from "./Gauge.svelte";

const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key}${Object.values(fields).join(" ")}` : key);
const view = (charged: [number, number][], past = 0): any => ({ charge: [7, 0], _: { charged: charged.map(([seat, delta]) => ({ seat, delta })), past } });
let props = $state({ view: view([]), seat: 0, say });
let gauge: Record<string, unknown>;

function tell(...charged: [number, number][]): void {
  props.view = view(charged);
  flushSync();
}
function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}
const label = (): string => document.querySelector(".change")?.textContent ?? "";

function begin(charged: [number, number][] = [], past = 0): void {
  props.view = view(charged, past);
  gauge = mount(Gauge, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
});
afterEach(async () => {
  await unmount(gauge);
  vi.useRealTimers();
});

it("shows a charge with its limit", () => {
  begin();
  expect(document.querySelector(".gauge")!.textContent).toMatch(/charge.*7.*\/ 30/);
  expect(document.querySelectorAll("i.on")).toHaveLength(7);
});

it("tells nothing that happened before anybody looked", () => {
  begin([[0, 3]], 1);
  expect(label()).toBe("");
});

it("shows every change on its own for four and a half seconds, and loses none", () => {
  begin();
  tell([0, 2], [1, 5], [0, -3]);
  expect(label()).toBe("charge-change+2");
  wait(2000);
  tell([0, 2], [1, 5], [0, -3], [0, 1]);
  wait(2499);
  expect(label()).toBe("charge-change+2");
  wait(1);
  expect([label(), document.querySelector(".change")!.classList.contains("down")]).toEqual(["charge-change-3", true]);
  wait(4500);
  expect(label()).toBe("charge-change+1");
  wait(4500);
  expect(label()).toBe("");
});

it("forgets what was waiting when somebody goes back in a replay", () => {
  begin();
  tell([0, 2], [0, 4]);
  tell();
  expect(label()).toBe("");
  tell([0, 6]);
  expect(label()).toBe("charge-change+6");
});
