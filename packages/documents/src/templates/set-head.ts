import type { Heading, TextStyle } from '@folio/typeset/blocks';
import type { Said } from '../outline/outline.ts';
import { runsOf } from './set-text.ts';

/** The person's name, the document's only heading of the first level. */
export const setName = (name: Said, style: TextStyle, extra: Partial<Heading> = {}): Heading => ({
  type: 'heading',
  level: 1,
  path: name.path,
  runs: runsOf(name),
  style,
  ...extra,
});

/** The size for a text of so many letters, so that a long name is set smaller before it wraps. */
export function sizeThatFits(
  { text }: Said,
  steps: readonly { letters: number; sizePt: number }[],
  smallestPt: number,
): number {
  return steps.find(({ letters }) => text.length <= letters)?.sizePt ?? smallestPt;
}

/**
 * Contacts parted into as many lines as their letters need, evenly filled, so that no separator is
 * left at a line's end. Letters are counted with a separator after each contact.
 */
export function contactLines(
  contacts: Said[],
  { separator, lettersPerLine }: { separator: string; lettersPerLine: number },
): Said[][] {
  const lettersOf = ({ text }: Said) => text.length + separator.length;
  const letters = contacts.reduce((sum, contact) => sum + lettersOf(contact), 0);
  const target = letters / Math.ceil(letters / lettersPerLine);
  const lines: Said[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const contact of contacts) {
    const next = lettersOf(contact);
    if (filled + next / 2 > target || filled + next > lettersPerLine + separator.length) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push(contact);
    filled += next;
  }
  return lines;
}
