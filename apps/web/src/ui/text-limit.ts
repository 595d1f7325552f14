import { t } from '../lib/words/words.ts';

/** The share of the limit from which a field shows the remaining length. */
const nearShare = 0.9;
/** The length by which a text may exceed its limit, so that it can be shortened in the field. */
const slack = 2_000;
/** Maximum length inserted at once: browsers are slow with more. */
const maxAtOnce = 40_000;

/** '25 letters left', '12 letters too long'; empty while far from the limit. */
export function limitWords(length: number, limit: number): string {
  if (length > limit)
    return t('{over, plural, one {# letter too long} other {# letters too long}}', {
      over: length - limit,
    });
  return length >= nearShare * limit
    ? t('{left, plural, one {# letter left} other {# letters left}}', { left: limit - length })
    : '';
}

/** `maxLines` is for fields that contain a list. */
export type Room = { limit: number; maxLines?: number | undefined };

/** Splits inserted text into the part that still fits, given the `kept` text, and the rest. */
export function fitInsertion(
  inserted: string,
  kept: string,
  { limit, maxLines = Number.POSITIVE_INFINITY }: Room,
): { put: string; left: string } {
  const text = inserted.replaceAll('\r\n', '\n');
  const most = Math.min(limit + slack, maxAtOnce);
  const room = Math.max(0, most - kept.length);
  const byLines = endOfLine(text, Math.max(1, maxLines - countLines(kept) + 1));
  const cut = graphemeEnd(text, Math.min(room, byLines));
  return { put: text.slice(0, cut), left: text.slice(cut) };
}

const countLines = (text: string): number => text.split('\n').length;

/** The offset at which a number of lines ends. */
function endOfLine(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}

/**
 * Returns the last offset up to `cut` that does not split a grapheme, such as an emoji of several
 * code points.
 */
const graphemeEnd = (text: string, cut: number): number =>
  new Intl.Segmenter().segment(text).containing(cut)?.index ?? cut;
