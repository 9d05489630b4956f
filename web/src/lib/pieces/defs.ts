/** Gradients and stones that pieces refer to by id; put into the page once, by whatever draws first. */
const DEFS = [
  '<radialGradient id="g-b" cx=".35" cy=".27" r=".86"><stop offset="0" stop-color="#666d7d"/><stop offset=".3" stop-color="#343a48"/><stop offset=".75" stop-color="#151922"/><stop offset="1" stop-color="#0a0d13"/></radialGradient>',
  '<radialGradient id="g-w" cx=".35" cy=".27" r=".9"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#f8f4ea"/><stop offset=".8" stop-color="#e4dccb"/><stop offset="1" stop-color="#c6bca6"/></radialGradient>',
  '<linearGradient id="g-gl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
  '<radialGradient id="g-sh"><stop offset=".72" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="g-ch"><stop offset="0" stop-color="#fff3cf" stop-opacity=".95"/><stop offset=".32" stop-color="#fff3cf" stop-opacity=".62"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>',
  '<g id="st-shadow"><circle cx="54" cy="57" r="47" fill="url(#g-sh)"/></g>',
  '<g id="st-B"><circle cx="50.6" cy="51.6" r="43" fill="#04060a"/><circle cx="50" cy="49.4" r="42.6" fill="url(#g-b)"/><circle cx="50" cy="49.4" r="40" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="1.2"/><path d="M17 44C19 26 33 14 52 13.5 37 18 27 28 22 45Z" fill="url(#g-gl)" opacity=".6"/></g>',
  '<g id="st-W"><circle cx="50.6" cy="51.6" r="43" fill="#a3977d"/><circle cx="50" cy="49.4" r="42.6" fill="url(#g-w)"/><circle cx="50" cy="49.4" r="40" fill="none" stroke="#8a7d62" stroke-opacity=".22" stroke-width="1.2"/><path d="M17 44C19 26 33 14 52 13.5 37 18 27 28 22 45Z" fill="url(#g-gl)"/></g>',
  '<g id="st-own" fill="none" stroke="currentColor"><circle cx="50" cy="49.4" r="31" stroke-width="1.3"/><path d="M50 41.5 57 49.4 50 57.3 43 49.4Z" stroke-width="1.8"/></g>',
];

const SVG = "http://www.w3.org/2000/svg";

export function define(page: Document | undefined = globalThis.document): void {
  if (!page || page.getElementById("teban-pieces")) return;
  const svg = page.createElementNS(SVG, "svg");
  svg.id = "teban-pieces";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  // Not `display: none`: gradients of a hidden drawing paint nothing.
  svg.style.position = "absolute";
  svg.innerHTML = `<defs>${DEFS.join("")}</defs>`;
  page.body.prepend(svg);
}

define();
