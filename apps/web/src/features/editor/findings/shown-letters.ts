import { parseInline } from '@folio/documents/inline-markup';
import { splitProse } from '@folio/documents/prose';
import { isLetter } from './line-letters.ts';

/** The letters of a content's text that its documents show, each with its place in that text. */
export type ShownLetters = { letters: string; places: number[] };

/** How a text may be shown, the likeliest first. The same object for the same text, until too many are known. */
export function shownAs(text: string): readonly ShownLetters[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const made = [lettersOfProse(text), lettersOfText(text)].filter(
    (one) => one !== undefined && one.letters !== '',
  ) as ShownLetters[];
  known.set(text, made);
  return made;
}

const known = new Map<string, readonly ShownLetters[]>();
const mostKnown = 3_000;

/** As running text is shown: without the markup in it, and the bullets that somebody typed. */
function lettersOfProse(text: string): ShownLetters | undefined {
  const shown = splitProse(text)
    .flatMap((part) => parseInline(part.text))
    .map((run) => run.text)
    .join('');
  const places: number[] = [];
  let letters = '';
  let at = -1;
  for (const unit of unitsOf(shown)) {
    at = text.indexOf(unit, at + 1);
    if (at < 0) return undefined;
    places.push(at);
    letters += unit;
  }
  return { letters, places };
}

/** As it stands: a name, a date, a list. */
function lettersOfText(text: string): ShownLetters {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charAt(at))) continue;
    places.push(at);
    letters += text.charAt(at);
  }
  return { letters, places };
}

const unitsOf = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.charAt(at)).filter(isLetter);
