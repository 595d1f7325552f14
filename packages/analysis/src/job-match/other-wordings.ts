import type { ReadLanguage } from '../text/languages.ts';
import { folded, isSmallWord, stemOf } from '../text/stem.ts';
import { phraseWords } from '../vocabulary/phrase.ts';
import type { Term } from './advertisement.ts';
import type { Field, FieldSpan } from './resume-fields.ts';

/** Words that say how well or by whom, in the languages of advertisements; they name no subject of a need. */
const light =
  /^(?:abilit(?:y|ies)|able|excellent|experience|experiences?|good|handle|handling|hands|knowledge|manage|managing|proficien(?:cy|t)|proven|relevant|skills?|solid|strong|understanding|using|work|working|connaissances?|expérience|maîtrise|conocimientos?|experiencia|manejo|nociones|conhecimentos?|experiência|domínio|erfahrung(?:en)?|kenntnisse|gute?|sichere[rn]?|अनुभव|ज्ञान)$/iu;

type Word = { stem: string; start: number; end: number; isName: boolean };

/** The words of a text that say what it is about. */
function tellingWords(text: string, language: ReadLanguage): Word[] {
  return phraseWords(text)
    .map(({ key, start, end }) => ({ key, start, end, written: text.slice(start, end) }))
    .filter(
      ({ key, written }) =>
        key.length > 1 && !/^\d/.test(key) && !isSmallWord(key, language) && !light.test(written),
    )
    .map(({ key, start, end, written }) => ({
      stem: stemOf(folded(key), language),
      start,
      end,
      isName: /^\p{L}*\p{Lu}\p{L}*[\p{Lu}\d]/u.test(written),
    }));
}

/**
 * Returns a function that finds where the fields of a resume say a need in other words: a line with all of its
 * words in any form and order ('Chaired reviews with healthcare' for 'chair reviews with healthcare'), or a
 * listed skill that is at least half of what is needed ('Riego por goteo' for 'programar el riego por goteo').
 */
export function otherWordings(
  fields: readonly Field[],
  language: ReadLanguage,
): (term: Term) => readonly FieldSpan[] {
  const found = new Map<string, readonly FieldSpan[]>();
  let read: { field: Field; words: Word[] }[] | undefined;
  return (term) => {
    const known = found.get(term.key);
    if (known) return known;
    read ??= fields.map((field) => ({ field, words: tellingWords(field.text, language) }));
    const wanted = new Set(tellingWords(term.name, language).map(({ stem }) => stem));
    // Of two things one is not enough, and skills of the vocabulary are met by themselves.
    const isOne = term.about === undefined && !joint.test(term.name);
    const spans = read.flatMap(({ field, words }) => spanIn(field, words, wanted, isOne));
    found.set(term.key, spans);
    return spans;
  };
}

const joint = /[&,/]|(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|o|e|और|तथा|व)(?!\p{L})/iu;

function spanIn(
  { path, text, isItem }: Field,
  words: readonly Word[],
  wanted: ReadonlySet<string>,
  isOne: boolean,
) {
  const shared = words.filter(({ stem }) => wanted.has(stem));
  const count = new Set(shared.map(({ stem }) => stem)).size;
  const isWhole = count === wanted.size && isTelling(shared);
  const isListed =
    isOne && isItem && count === words.length && count * 2 >= wanted.size && isTelling(shared);
  if (!isWhole && !isListed) return [];
  const [first, last] = [shared[0], shared.at(-1)];
  // What stands in two lines of a description is two things.
  if (text.slice(first?.start, last?.end).includes('\n')) return [];
  return [{ path, start: first?.start ?? 0, end: last?.end ?? text.length }];
}

/** One word alone tells only where it is a name: 'ACCT', 'scRNA-seq'. */
const isTelling = (words: readonly Word[]): boolean =>
  new Set(words.map(({ stem }) => stem)).size > 1 || words.some(({ isName }) => isName);
