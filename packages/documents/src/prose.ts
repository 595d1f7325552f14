/** The bullet that a person typed before a line; the template sets its own. */
const typedBullet = /^\s*(?:[•◦▪●‣·]\s*|(?:–|—|-|\*)\s+)/u;

/** A line without the bullet that somebody typed before it. */
export const withoutTypedBullet = (line: string): string => line.replace(typedBullet, '').trim();

export type ProsePart = { kind: 'paragraph' | 'item'; text: string };

/**
 * A long text as it is set: paragraphs where a blank line parts them (single line feeds stay in
 * them), list items where lines begin with a bullet that somebody typed.
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
