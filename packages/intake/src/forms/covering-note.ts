import { patternTable } from '@folio/tables/pattern-table';
import { type Line, textOf } from '../layout/model.ts';
import { headingKind } from '../vocabulary/headings.ts';

const words = patternTable(new URL('./covering-note.tsv', import.meta.url), [
  'greeting',
  'closing',
]);
const greeting = new RegExp(`^(?:${words.greeting})(?: [\\p{L}.'’ -]{1,60})?[,!:.–-]?$`, 'iu');
const closing = new RegExp(`^(?:${words.closing})[,!.]{0,3}$`, 'iu');

/** The most lines of a note. A whole letter is not a note. */
const longest = 20;

/**
 * Splits off the message around a resume that was copied from an email: from the greeting in its
 * first line to the closing and the sender's name. Otherwise the name in the greeting would be read
 * as the person's. A text without both a greeting and a closing has no note.
 */
export function partCoveringNote(lines: readonly Line[]): { note: Line[]; resume: Line[] } {
  const head = lines.slice(0, longest).map((line) => textOf(line).trim());
  const end = greeting.test(head[0] ?? '') ? head.findIndex((text) => closing.test(text)) : -1;
  const from = end < 0 ? 0 : end + (isSignature(lines, end + 1) ? 2 : 1);
  // A text that ends with its closing is a letter with no resume after it, so nothing is split off.
  const at = from < lines.length ? from : 0;
  return { note: lines.slice(0, at), resume: lines.slice(at) };
}

/**
 * Whether a line is a name directly below the closing and apart from the text after it, unless that
 * is the first heading.
 */
function isSignature(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at);
  if (!line || !next || headingKind(textOf(next)) !== undefined) return false;
  const isName = /^\p{Lu}[\p{L}.'’ -]{0,40}$/u.test(textOf(line).trim());
  return isName && next.gapAbove > line.gapAbove;
}
