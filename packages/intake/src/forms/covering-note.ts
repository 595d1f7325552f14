import { patternTable } from '@folio/tables/pattern-table';
import { type Line, textOf } from '../layout/model.ts';
import { headingKind } from '../vocabulary/headings.ts';

const words = patternTable(new URL('./covering-note.tsv', import.meta.url), [
  'greeting',
  'closing',
]);
const greeting = new RegExp(`^(?:${words.greeting})(?: [\\p{L}.'’ -]{1,60})?[,!:.–-]?$`, 'iu');
const closing = new RegExp(`^(?:${words.closing})[,!.]{0,3}$`, 'iu');

/** The most lines of a note; a whole letter is no note. */
const longest = 20;

/**
 * Parts the message around a resume that was copied from a mail, from the greeting in its first line
 * to the closing and the writer's name, from the resume: whom it greets would become the name. A text
 * without a greeting and a closing has no note.
 */
export function partCoveringNote(lines: readonly Line[]): { note: Line[]; resume: Line[] } {
  const head = lines.slice(0, longest).map((line) => textOf(line).trim());
  const end = greeting.test(head[0] ?? '') ? head.findIndex((text) => closing.test(text)) : -1;
  const from = end < 0 ? 0 : end + (isSignature(lines, end + 1) ? 2 : 1);
  // What ends with its closing is a letter, of which nothing is left.
  const at = from < lines.length ? from : 0;
  return { note: lines.slice(0, at), resume: lines.slice(at) };
}

/** A name close below the closing and apart from what follows, unless that is the first heading. */
function isSignature(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at);
  if (!line || !next || headingKind(textOf(next)) !== undefined) return false;
  const isName = /^\p{Lu}[\p{L}.'’ -]{0,40}$/u.test(textOf(line).trim());
  return isName && next.gapAbove > line.gapAbove;
}
