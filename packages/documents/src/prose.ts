/** A bullet character typed at the start of a line; the template adds its own. */
const typedBullet = /^\s*(?:[•◦▪●‣·]\ufe0f?\s*|(?:–|—|-|\*)\s+)/u;

/** A line without the bullet that somebody typed before it. */
export const withoutTypedBullet = (line: string): string => line.replace(typedBullet, '').trim();

export type ProsePart = { kind: 'paragraph' | 'item'; text: string };

/**
 * Splits a long text into paragraphs at blank lines (single line feeds stay in them), and list
 * items where lines start with a typed bullet.
 */
export function splitProse(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let afterBlank = true;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const item = typedBullet.test(line);
    const words = item ? withoutTypedBullet(line) : line.trim();
    const last = parts.at(-1);
    if (words === '') {
      afterBlank = true;
      continue;
    }
    if (item) parts.push({ kind: 'item', text: words });
    else if (last?.kind === 'paragraph' && !afterBlank) last.text += `\n${words}`;
    else parts.push({ kind: 'paragraph', text: words });
    afterBlank = false;
  }
  return parts;
}
