import { expect, test } from "vitest";
import { Api, Refused } from "../../src/lib/api.ts";

function answering(status: number, body: unknown) {
  const asked: [string, RequestInit][] = [];
  const api = new Api((async (path: string, init: RequestInit) => {
    asked.push([path, init]);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  }) as typeof fetch);
  return { api, asked };
}

test("what is asked goes out as JSON, and the answer comes back as it is", async () => {
  const { api, asked } = answering(201, { match: "m" });
  expect(await api.rematch("m0")).toEqual({ match: "m" });
  expect(asked[0]![0]).toBe("/api/matches/m0/rematch");
  expect(asked[0]![1]).toMatchObject({ method: "POST", body: "{}", headers: { "content-type": "application/json" } });
});

test("a code with odd letters is one part of the address", async () => {
  const { api, asked } = answering(200, {});
  await api.room("桜/48?");
  expect(asked[0]![0]).toBe("/api/rooms/%E6%A1%9C%2F48%3F");
});

test("a refusal keeps its code and fields", async () => {
  const { api } = answering(409, { code: "seat_taken", fields: { seat: 1 } });
  await expect(api.join("X")).rejects.toMatchObject({ code: "seat_taken", fields: { seat: 1 }, status: 409 });
});

test("an answer that is no JSON is the server's trouble", async () => {
  const { api } = answering(502, "<html>");
  await expect(api.games()).rejects.toMatchObject({ code: "server", status: 502 });
});

test("no answer at all means offline", async () => {
  const api = new Api((() => Promise.reject(new TypeError("no network"))) as typeof fetch);
  await expect(api.games()).rejects.toEqual(new Refused("offline"));
});

test("somebody unknown is nobody, not an error", async () => {
  expect(await answering(401, { code: "who_are_you", fields: {} }).api.who()).toBeNull();
  await expect(answering(503, { code: "not_stored" }).api.who()).rejects.toMatchObject({ code: "not_stored" });
});
