import { plainLines } from './export-source/plain-characters.ts';

const longestLineBytes = 75;
const lineEnd = '\r\n';

/** A line feed becomes two characters: nothing that a person wrote can begin a line of its own. */
export const escapeText = (text: string): string =>
  plainLines(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/**
 * Ends a line, and breaks it after at most 75 bytes, never within a character; what follows begins
 * with a space.
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
