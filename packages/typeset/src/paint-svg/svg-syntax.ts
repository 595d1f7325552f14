/** A length in points as it is written: no finer than anyone can see. */
export const writePt = (pt: number): string => String(Math.round(pt * 100) / 100 + 0);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Any text as a part of an SVG file, between tags or inside quotes. */
export const writeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
