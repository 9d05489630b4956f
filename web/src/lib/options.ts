/** A game's options as controls, read from the JSON schema that the server sends. */
import type { Schema } from "./api.ts";

export type Control =
  | { kind: "switch"; name: string; standard: boolean }
  | { kind: "number"; name: string; standard: number | null; least: number; most: number; step: number; optional: boolean }
  | Choosing;
type Choosing = { kind: "choice"; name: string; standard: string; values: string[] };

/** Two choices of which only some pairs are allowed: for each value of one, those of the other. */
export interface Pair {
  one: string;
  other: string;
  allowed: Record<string, string[]>;
}

export function controls(schema: Schema): Control[] {
  const root = resolved(schema, schema);
  const found = Object.entries(root.properties ?? {}).flatMap(([name, part]) => control(name, part, schema) ?? []);
  const linked = pairs(schema);
  return found.map((one) => (one.kind === "choice" ? ordered(one, linked) : one));
}

/** The pairs that a game declares: `goes_with` of an option. */
export function pairs(schema: Schema): Pair[] {
  const root = resolved(schema, schema);
  return Object.entries(root.properties ?? {}).flatMap(([one, part]) => Object.entries(part.goes_with ?? {}).map(([other, allowed]) => ({ one, other, allowed })));
}

/** A schema has lost the order of its values; a pair tells it. */
function ordered(control: Choosing, linked: Pair[]): Choosing {
  const told = linked.flatMap(({ one, other, allowed }) => (one === control.name ? Object.keys(allowed) : other === control.name ? Object.values(allowed).flat() : []));
  return { ...control, values: [...new Set([...told, ...control.values])] };
}

function resolved(part: Schema, root: Schema): Schema {
  if (!part.$ref) return part;
  const name = part.$ref.split("/").at(-1)!;
  return { ...root.$defs?.[name], ...part, $ref: undefined };
}

function control(name: string, raw: Schema, root: Schema): Control | null {
  const part = resolved(raw, root);
  const options = (part.anyOf ?? [part]).map((one) => resolved(one, root));
  const main = options.find((one) => one.type !== "null") ?? part;
  const optional = options.some((one) => one.type === "null");
  const standard = part.default;
  if (main.enum) return { kind: "choice", name, standard: String(standard ?? main.enum[0]), values: main.enum.map(String) };
  if (main.type === "boolean") return { kind: "switch", name, standard: standard === true };
  if (main.type !== "integer" && main.type !== "number") return null;
  return {
    kind: "number",
    name,
    standard: typeof standard === "number" ? standard : null,
    least: main.minimum ?? 0,
    most: main.maximum ?? 99,
    step: main.multipleOf ?? 1,
    optional,
  };
}
