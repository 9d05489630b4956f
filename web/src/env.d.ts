declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "virtual:fonts.css";
declare module "subset-font" {
  export default function subset(font: Buffer, text: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}
