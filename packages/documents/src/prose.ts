/** A bullet character typed at the start of a line; the template adds its own. */
const typedBullet = /^\s*(?:[•◦▪●‣·]\ufe0f?\s*|(?:–|—|-|\*)\s+)/u;

/** A line without the bullet that somebody typed before it. */
export const withoutTypedBullet = (line: string): string => line.replace(typedBullet, '').trim();

export type ProsePart = { kind: 'paragraph' | 'item'; text: string };

/** So many paragraphs and items of a text are set as such: one of 20,000 letters may have 10,000. */
const mostParts = 300;

/**
 * Splits a long text into paragraphs at blank lines (single line feeds stay in them), and list
 * items where lines start with a typed bullet. What follows the first few hundred of them stays
 * lines of one paragraph, as it was typed.
 */
export function splitProse(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let afterBlank = true;
  for (const [at, line] of lines.entries()) {
    const item = typedBullet.test(line);
    const words = item ? withoutTypedBullet(line) : line.trim();
    const last = parts.at(-1);
    if (words === '') {
      afterBlank = true;
      continue;
    }
    const isFurtherLine = !item && last?.kind === 'paragraph' && !afterBlank;
    if (!isFurtherLine && parts.length === mostParts) return [...parts, restOf(lines.slice(at))];
    if (isFurtherLine) last.text += `\n${words}`;
    else parts.push({ kind: item ? 'item' : 'paragraph', text: words });
    afterBlank = false;
  }
  return parts;
}

const restOf = (lines: readonly string[]): ProsePart => ({
  kind: 'paragraph',
  text: lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n'),
});
