/** Looking at what is mounted as people and their tools do: by role and name. */

const ROLES = {
  button: "button, [role=button]",
  cell: "td, [role=gridcell]",
  group: "[role=group]",
  heading: "h1, h2, h3",
  image: "[role=img]",
  list: "ul, ol",
  region: "section[aria-label], section[aria-labelledby], [role=region]",
  row: "tr, [role=row]",
  status: "[role=status]",
} as const;
export type Role = keyof typeof ROLES;

/** What it is called: by its label, by what labels it, or by its words. */
export function named(one: Element): string {
  const by = one.getAttribute("aria-labelledby");
  return one.getAttribute("aria-label") ?? (by ? document.getElementById(by) : one)?.textContent?.trim() ?? "";
}

/** Everything of a role, in order; only what is called so, whole or as the pattern says. */
export function seen(role: Role, name?: string | RegExp, within: ParentNode = document): HTMLElement[] {
  const fits = (one: Element): boolean => name === undefined || (typeof name === "string" ? named(one) === name : name.test(named(one)));
  return [...within.querySelectorAll<HTMLElement>(ROLES[role])].filter(fits);
}

/** The first of them. */
export const first = (role: Role, name?: string | RegExp, within?: ParentNode): HTMLElement | undefined => seen(role, name, within)[0];
