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
const labels = (): string[] => [...document.querySelectorAll("li")].map((one) => one.textContent);

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
  expect(document.body.textContent).toMatch(/charge.*7.*\/ 30/);
  expect(document.querySelector("[role=meter]")!.getAttribute("aria-valuenow")).toBe("7");
});

it("tells nothing that happened before anybody looked", () => {
  begin([[0, 3]], 1);
  expect(labels()).toEqual([]);
});

it("lets changes come one after the other, and each stays its own four and a half seconds", () => {
  begin();
  tell([0, 2], [1, 5], [0, -3], [0, 4]);
  expect(labels()).toEqual(["charge-change+2"]);
  wait(199);
  expect(labels()).toHaveLength(1);
  wait(1);
  expect(labels()).toEqual(["charge-change+2", "charge-change-3"]);
  wait(200);
  expect(labels()).toEqual(["charge-change+2", "charge-change-3", "charge-change+4"]);
  wait(2000);
  tell([0, 2], [1, 5], [0, -3], [0, 4], [0, 1]);
  expect(labels()).toHaveLength(4);
  wait(2099);
  expect(labels()).toHaveLength(4);
  wait(1);
  expect(labels()).toEqual(["charge-change-3", "charge-change+4", "charge-change+1"]);
  wait(200);
  expect(labels()).toEqual(["charge-change+4", "charge-change+1"]);
  wait(200);
  expect(labels()).toEqual(["charge-change+1"]);
  wait(2000);
  expect(labels()).toEqual([]);
});

it("lets nothing come sooner than a moment after the one before", () => {
  begin();
  tell([0, 2]);
  wait(50);
  tell([0, 2], [0, 3]);
  expect(labels()).toHaveLength(1);
  wait(150);
  expect(labels()).toHaveLength(2);
});

it("forgets what was waiting when somebody goes back in a replay", () => {
  begin();
  tell([0, 2], [0, 4]);
  tell();
  expect(labels()).toEqual([]);
  tell([0, 6]);
  expect(labels()).toEqual(["charge-change+6"]);
});
