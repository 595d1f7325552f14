import { plainLines } from './export-source/plain-characters.ts';

const longestLineBytes = 75;
const lineEnd = '\r\n';

/** Escapes line feeds, so that no text can start a line of its own. */
export const escapeText = (text: string): string =>
  plainLines(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/**
 * Folds a line after at most 75 bytes, never within a character; continuation lines start with a
 * space (RFC 2426, 2.6).
 */
export function foldLine(text: string): string {
  let folded = '';
  let lengthBytes = 0;
  for (const character of text) {
    const bytes = encoder.encode(character).length;
    if (lengthBytes + bytes > longestLineBytes) {
      folded += `${lineEnd} `;
      lengthBytes = 1;
    }
    folded += character;
    lengthBytes += bytes;
  }
  return folded + lineEnd;
}
