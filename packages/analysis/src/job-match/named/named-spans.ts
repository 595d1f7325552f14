import { isLegalForm } from './name-words.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';

/** A span of a line, from word `first` up to `end`. */
export type NamedSpan = { line: number; first: number; end: number };

const mostWords = 16;
const opening = /^[([{„“"«'‘@#]$/u;
const closing = /^[)\]}”"»’]$/u;
/** A wider gap separates texts: 'Title: Cook     Office: Leeds'. */
const widestBlank = 3;

/** Returns all spans of a line that may be a name. Linear in the line. */
export const spansOf = ({ words }: NamedLine, line: number): NamedSpan[] =>
  [...words.keys()]
    .filter((first) => mayBegin(words, first))
    .flatMap((first) => endsFrom(words, first).map((end) => ({ line, first, end })));

function endsFrom(words: readonly NamedWord[], first: number): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let end = first + 1; end <= Math.min(words.length, first + mostWords); end++) {
    if (end > first + 1 && isParted(words, end - 1)) break;
    const last = words[end - 1]?.text ?? '';
    depth += Number(/^[([]$/.test(last)) - Number(/^[)\]]$/.test(last));
    if (depth < 0) break;
    if (depth === 0 && mayEnd(words, end)) ends.push(end);
  }
  return ends;
}

/**
 * Whether a name may begin here: after punctuation, a function word or a cue, or where capitals
 * begin or end.
 */
function mayBegin(words: readonly NamedWord[], at: number): boolean {
  const [before, own] = [words[at - 1], words[at]];
  if (!own?.isWord) return false;
  if (!before?.isWord || before.isSmall || before.cue !== '') return true;
  if (own.shape !== 'a' || before.shape !== 'a') return true;
  return words.slice(Math.max(0, at - 4), at).some(({ cue }) => cue === 'seek');
}

/** What follows a hyphenated word that shares its ending with the next. */
const sharing = /^(?:[,/&]|bzw|oder|sowie|und)$/iu;

function mayEnd(words: readonly NamedWord[], end: number): boolean {
  const [before, last, behind] = [words[end - 2], words[end - 1], words[end]];
  if (!last || (opening.test(last.text) && last.text !== '"')) return false;
  // 'Teil- oder Vollzeit' is not split; 'Sales Manager- Leeds' is.
  const isShared = behind?.text === '-' && behind.start === last.end;
  if (isShared && sharing.test(words[end + 1]?.text ?? '')) return false;
  if (last.isWord) return !(last.isSmall && last.shape === 'a');
  if (closing.test(last.text) || last.text === '%') return true;
  return last.text === '.' && before?.isWord === true && before.end === last.start;
}

/**
 * Whether a sentence ends before the word, or there is a wide gap before it. 'Ltd. and', 'Mt.
 * Longonot' and 'प्रा. लि.' do not end a sentence.
 */
function isParted(words: readonly NamedWord[], at: number): boolean {
  const [before, sign, own] = [words[at - 2], words[at - 1], words[at]];
  if (!sign || !own) return false;
  if (own.start - sign.end >= widestBlank || /^[!?।]$/u.test(sign.text)) return true;
  const isShort =
    before === undefined ||
    before.text.length < 4 ||
    before.text === 'प्रा' ||
    isLegalForm(before.text);
  return sign.text === '.' && own.start > sign.end && !isShort;
}
