import { beforeEach, expect, test } from "vitest";
import { address, Line, type Status } from "../../src/lib/socket.ts";
import type { Incoming, Outgoing } from "../../src/lib/wire.gen.ts";

class Socket {
  readyState = 0;
  sent: Incoming[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let sockets: Socket[];
let timers: Map<number, { then: () => void; ms: number }>;
let heard: Outgoing[];
let statuses: Status[];
const last = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, timers, heard, statuses] = [[], new Map(), [], []];
});

function line(): Line {
  let next = 0;
  return new Line("ws://x/ws/m", "me", false, { message: (message) => heard.push(message), status: (status) => statuses.push(status) }, {
    open: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (then, ms) => {
      timers.set((next += 1), { then, ms });
      return next;
    },
    never: (timer) => void timers.delete(timer),
    random: () => 1,
  });
}

/** Let the wait before the next try be over. */
function wait(): number {
  const [id, { then, ms }] = [...timers].at(-1)!;
  timers.delete(id);
  then();
  return ms;
}

const welcome = { type: "welcome", yours: [0] };
const submit: Incoming = { type: "submit", seat: 0, decision: 3, actions: ["f5"], id: "a" };

test("it says hello first, and is open when it is welcomed", () => {
  line();
  last().open();
  expect(last().sent).toEqual([{ type: "hello", token: "me", since: 0, watch: false }]);
  expect(statuses).toEqual(["connecting"]);
  last().hear(welcome);
  expect(statuses).toEqual(["connecting", "open"]);
});

test("after a lost line it asks for what it has not seen", () => {
  line();
  last().open();
  last().hear(welcome);
  last().hear({ type: "update", seen: 17 });
  last().lose();
  wait();
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", since: 17 });
  expect(sockets).toHaveLength(2);
});

test("after a lost line a page that changes hands asks for everything", () => {
  line();
  last().open();
  last().hear(welcome);
  last().hear({ type: "update", seen: 17, viewer: 0 });
  last().hear({ type: "update", seen: 15, viewer: null });
  last().lose();
  wait();
  last().open();
  expect(last().sent[0]).toMatchObject({ since: 0 });
});

test("a submission that was never answered is sent again with the same id", () => {
  const live = line();
  last().open();
  last().hear(welcome);
  live.send(submit);
  last().lose();
  wait();
  last().open();
  last().hear(welcome);
  expect(last().sent.slice(1)).toEqual([submit]);
});

test.each([{ type: "done", id: "a" }, { type: "refused", id: "a", code: "not_legal" }])("an answered submission (%o) is not sent again", (answer) => {
  const live = line();
  last().open();
  last().hear(welcome);
  live.send(submit);
  last().hear(answer);
  last().lose();
  wait();
  last().open();
  last().hear(welcome);
  expect(last().sent).toHaveLength(1);
});

test("a submission made while the line is down goes out when it is back", () => {
  const live = line();
  live.send(submit);
  last().open();
  expect(last().sent).toHaveLength(1);
  last().hear(welcome);
  expect(last().sent[1]).toEqual(submit);
});

test("a phrase said while the line is down is not said later", () => {
  const live = line();
  live.send({ type: "say", phrase: "hello" });
  last().open();
  last().hear(welcome);
  expect(last().sent).toHaveLength(1);
});

test("it waits longer after every failure, but never very long, and starts anew once welcomed", () => {
  line();
  const waits = Array.from({ length: 8 }, () => {
    last().lose();
    return wait();
  });
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
  last().open();
  last().hear(welcome);
  last().lose();
  expect(wait()).toBe(400);
});

const beat = () => wait();

test("a line that is quiet is asked, and an answer keeps it", () => {
  line();
  last().open();
  last().hear(welcome);
  expect(beat()).toBeLessThanOrEqual(5000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().hear({ type: "pong" });
  expect([statuses.at(-1), timers.size]).toEqual(["open", 1]);
  beat();
  expect(last().sent.filter((one) => one.type === "ping")).toHaveLength(2);
});

test("a line that does not answer is lost within ten seconds, and another one is tried", () => {
  line();
  last().open();
  last().hear(welcome);
  expect(beat() + wait()).toBeLessThan(10_000);
  expect(statuses.at(-1)).toBe("lost");
  wait();
  expect(sockets).toHaveLength(2);
  // What the dead one still says is nobody's business.
  sockets[0]!.onclose?.();
  sockets[0]!.onmessage?.({ data: JSON.stringify(welcome) });
  expect([sockets.length, statuses.at(-1)]).toEqual([2, "lost"]);
});

test("whoever hears that the network is gone asks at once", () => {
  const live = line();
  last().open();
  last().hear(welcome);
  live.doubt();
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  wait();
  expect(statuses.at(-1)).toBe("lost");
});

test("a line that is not up yet is not doubted", () => {
  line().doubt();
  last().open();
  expect(last().sent.map((one) => one.type)).toEqual(["hello"]);
});

test("hurry tries at once", () => {
  const live = line();
  last().lose();
  live.hurry();
  expect(sockets).toHaveLength(2);
  expect(timers.size).toBe(0);
});

test("a refusal before the welcome ends it", () => {
  line();
  last().open();
  last().hear({ type: "refused", code: "no_such_match", fields: {} });
  last().lose();
  expect(statuses.at(-1)).toBe("ended");
  expect(timers.size).toBe(0);
  expect(heard).toHaveLength(1);
});

test.each(["too_many", "too_late"])("whoever is refused with %s tries again", (code) => {
  line();
  last().open();
  last().hear({ type: "refused", code, fields: {} });
  last().lose();
  expect(statuses.at(-1)).toBe("lost");
  expect(timers.size).toBe(1);
});

test("nothing comes back after it was closed", () => {
  const live = line();
  last().open();
  last().hear(welcome);
  live.close();
  last().lose();
  expect([sockets.length, timers.size]).toEqual([1, 0]);
});

test("the address follows the page", () => {
  expect(address("m", { protocol: "https:", host: "teban.example" } as Location)).toBe("wss://teban.example/ws/m");
  expect(address("m", { protocol: "http:", host: "localhost:8000" } as Location)).toBe("ws://localhost:8000/ws/m");
});
