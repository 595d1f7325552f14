/**
 * Line ends of all kinds, tabs, and characters that no font shows: controls, soft hyphens,
 * noncharacters, and the emoji variation selector, at which browsers would switch the font.
 */
const special =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are its very subject
  /\r\n|\ufe0f|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u2028\u2029\ufeff\ufffe\uffff]/g;
const lineEnd = /^(?:\r\n?|[\v\f\u0085\u2028\u2029])$/;

/**
 * Normalizes text for the later stages: line feeds are its only control characters, and a lone
 * surrogate becomes U+FFFD.
 */
export function cleanText(text: string): string {
  const clean = text.replace(special, (found) => {
    if (found === '\t') return ' ';
    return lineEnd.test(found) ? '\n' : '';
  });
  return clean.toWellFormed();
}

/** Whether a space may end a line, hanging over its end. */
export function isBreakingSpace(codeUnit: number): boolean {
  if (codeUnit === 0x20) return true;
  if (codeUnit < 0x1680) return false;
  if (codeUnit >= 0x2000 && codeUnit <= 0x200a) return codeUnit !== 0x2007;
  return codeUnit === 0x1680 || codeUnit === 0x205f || codeUnit === 0x3000;
}

/** Whether a character attaches to the previous one, whose font it takes. */
export function isAttached(codePoint: number): boolean {
  if (codePoint < 0x300) return false;
  return (
    codePoint < 0x370 ||
    (codePoint >= 0x1ab0 && codePoint <= 0x1aff) ||
    (codePoint >= 0x1dc0 && codePoint <= 0x1dff) ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2060 && codePoint <= 0x206f) ||
    (codePoint >= 0x20d0 && codePoint <= 0x20ff) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0xfe20 && codePoint <= 0xfe2f) ||
    (codePoint >= 0xe0000 && codePoint <= 0xe0fff)
  );
}

/**
 * Whether a character is default-ignorable and so invisible in any font: joiners, direction marks,
 * variation selectors, tags.
 */
export function isIgnorable(codePoint: number): boolean {
  return (
    codePoint === 0x34f ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2060 && codePoint <= 0x206f) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0xe0000 && codePoint <= 0xe0fff)
  );
}
