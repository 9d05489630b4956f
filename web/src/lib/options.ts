/** A game's options as controls, read from the JSON schema that the server sends. */
import type { Schema } from "./api.ts";

export type Control =
  | { kind: "switch"; name: string; standard: boolean }
  | { kind: "number"; name: string; standard: number | null; least: number; most: number; step: number; optional: boolean }
  | { kind: "choice"; name: string; standard: string; values: string[] };

export function controls(schema: Schema): Control[] {
  const root = resolved(schema, schema);
  return Object.entries(root.properties ?? {}).flatMap(([name, part]) => {
    const found = control(name, part, schema);
    return found ? [found] : [];
  });
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
