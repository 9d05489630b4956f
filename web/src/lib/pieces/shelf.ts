/** Drawings that are used many times stand in the page once, by id, and are put there when first asked for. */
import "./defs.ts";

const SVG = "http://www.w3.org/2000/svg";

/** A game's drawings. Ids carry the game's own word, for one page holds them all. */
export function shelf(word: string): (id: string, drawing: string, page?: Document) => string {
  return (id, drawing, page = globalThis.document) => {
    const name = `${word}-${id}`;
    if (page && !page.getElementById(name)) {
      const group = page.createElementNS(SVG, "g");
      group.innerHTML = drawing;
      group.id = name;
      defs(page, `${word}-art`).append(group);
    }
    return `#${name}`;
  };
}

function defs(page: Document, id: string): Element {
  const found = page.getElementById(id);
  if (found) return found;
  const svg = page.createElementNS(SVG, "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  // Not `display: none`: gradients of a hidden drawing paint nothing.
  svg.style.position = "absolute";
  const made = page.createElementNS(SVG, "defs");
  made.id = id;
  svg.append(made);
  page.body.prepend(svg);
  return made;
}
