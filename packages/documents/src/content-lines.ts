import { plainLines } from './export-source/plain-characters.ts';

const longestLineBytes = 75;
const lineEnd = '\r\n';

/** Escapes line feeds, so that no text can start a line of its own. */
export const escapeText = (text: string): string =>
  plainLines(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/**
 * Folds a line after at most 75 bytes, never within a character; continuation lines start with a
 * space (RFC 2426, 2.6).
 */
export function foldLine(text: string): string {
  // A UTF-16 unit is at most three bytes of UTF-8, so most lines need no measuring.
  if (3 * text.length <= longestLineBytes) return text + lineEnd;
  let folded = '';
  let lengthBytes = 0;
  for (const character of text) {
    const bytes = utf8Length(character);
    if (lengthBytes + bytes > longestLineBytes) {
      folded += `${lineEnd} `;
      lengthBytes = 1;
    }
    folded += character;
    lengthBytes += bytes;
  }
  return folded + lineEnd;
}

/** The bytes of one character in UTF-8; half of a surrogate pair becomes U+FFFD, which has three. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
