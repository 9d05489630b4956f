/** The person at this page. Nobody is asked for anything: a guest is made when one is needed. */
import { api, type Me, type Person } from "./api.ts";
import { adopt, whenChanged } from "./settings.svelte.ts";

export const me = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });
let token = "";
let entering: Promise<string> | null = null;

const KEY = "teban.known";

/** Somebody who was never here need not be asked for. */
function been(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function take(answer: Me): string {
  me.person = answer.person;
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Then the server is asked next time.
  }
  token = answer.token || token;
  return token;
}

/** Who this browser already is, if anybody. */
export async function recognise(): Promise<void> {
  const answer = been() ? await api.who() : null;
  if (answer) {
    take(answer);
    if (Object.keys(answer.person.settings ?? {}).length) adopt(answer.person.settings);
  }
  me.known = true;
}

/** The server no longer knows this token: the next `enter` asks for another. */
export const forget = (): void => void (token = "");

/** The token of the person, who comes into being now if there was none. */
export async function enter(): Promise<string> {
  if (token && me.person) return token;
  entering ??= api.enter().then(take);
  try {
    return await entering;
  } finally {
    entering = null;
  }
}

export async function rename(part: { name?: string; avatar?: string }): Promise<void> {
  await enter();
  take(await api.keep(part));
}

/** Nobody is at this page any more: the server keeps nothing of them. */
export async function vanish(): Promise<void> {
  await api.leaveForGood();
  forget();
  me.person = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then the server is asked next time, and knows nobody.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
whenChanged((settings) => {
  if (!me.person) return;
  clearTimeout(timer);
  // A slider says a hundred things on its way to one.
  timer = setTimeout(() => void api.keep({ settings }).catch(() => {}), 600);
});
