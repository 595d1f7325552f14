/** A bullet character typed at the start of a line; the template adds its own. */
const typedBullet = /^\s*(?:[•◦▪●‣·]\ufe0f?\s*|(?:–|—|-|\*)\s+)/u;

/** Returns a line without the bullet typed before it. */
export const withoutTypedBullet = (line: string): string => line.replace(typedBullet, '').trim();

export type ProsePart = { kind: 'paragraph' | 'item'; text: string };

/**
 * The most paragraphs and items that are set individually: a text of 20,000 letters may have
 * 10,000.
 */
const mostParts = 300;

/**
 * Splits a long text into paragraphs at blank lines (single line feeds stay in them), and into list
 * items where lines start with a typed bullet. Beyond `mostParts` of them, the rest becomes one
 * paragraph with its lines as typed.
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
