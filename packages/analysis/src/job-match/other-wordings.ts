import type { ReadLanguage } from '../text/languages.ts';
import { folded, isSmallWord, stemOf } from '../text/stem.ts';
import { phraseWords } from '../vocabulary/phrase.ts';
import type { Term } from './advertisement.ts';
import type { Field, FieldSpan } from './resume-fields.ts';

/**
 * Words for how well or by whom something is done, in the languages of advertisements. They do not
 * name the subject of a need.
 */
const light =
  /^(?:abilit(?:y|ies)|able|excellent|experience|experiences?|good|handle|handling|hands|knowledge|manage|managing|proficien(?:cy|t)|proven|relevant|skills?|solid|strong|understanding|using|work|working|connaissances?|expérience|maîtrise|conocimientos?|experiencia|manejo|nociones|conhecimentos?|experiência|domínio|erfahrung(?:en)?|kenntnisse|gute?|sichere[rn]?|अनुभव|ज्ञान)$/iu;

/**
 * Words are compared by stem. `isName`: the word is the name of a thing, such as 'ACCT', and
 * sufficient by itself.
 */
type Word = { stem: string; start: number; end: number; isName: boolean; isNumber: boolean };
type Wanted = {
  stems: ReadonlySet<string>;
  /** Numbers must match: level 2 does not meet level 3, nor does ISO 13485 meet ISO 9001. */
  numbers: readonly string[];
  names: ReadonlySet<string>;
  isOne: boolean;
};
type Clause = { field: Field; words: readonly Word[] };

/** Two sentences are about two things, and so are two items of a list. */
const clauseIn = /(?:[^\n.;!?।]|[.!?](?!\s))+/gu;
const itemIn = /[^\n,;|]+/gu;

/** Returns the words that identify the subject of a text. */
function tellingWords(text: string, language: ReadLanguage): Word[] {
  return phraseWords(text)
    .map(({ key, start, end }) => ({ key, start, end, written: text.slice(start, end) }))
    .filter(
      ({ key, written }) =>
        (key.length > 1 || isDigits.test(key)) &&
        !isSmallWord(key, language) &&
        !light.test(written),
    )
    .map(({ key, start, end, written }) => ({
      stem: stemOf(folded(key), language),
      start,
      end,
      isName: /^\p{L}*\p{Lu}\p{L}*[\p{Lu}\d]/u.test(written),
      isNumber: isDigits.test(key),
    }));
}
const isDigits = /^\d/;

/** Returns the words of a field by clause, with positions in the field. */
function clausesOf(field: Field, language: ReadLanguage): Clause[] {
  return Array.from(
    field.text.matchAll(field.isItem ? itemIn : clauseIn),
    ({ 0: part, index }) => ({
      field,
      words: tellingWords(part, language).map((word) => ({
        ...word,
        start: word.start + index,
        end: word.end + index,
      })),
    }),
  );
}

/**
 * Returns a function that finds where the fields of a resume express a need in other words: a
 * clause with all of its words in any form and order ('Chaired reviews with healthcare' for 'chair
 * reviews with healthcare'), or a listed skill that is at least half of the need ('Riego por goteo'
 * for 'programar el riego por goteo').
 */
export function otherWordings(
  fields: readonly Field[],
  language: ReadLanguage,
): (term: Term) => readonly FieldSpan[] {
  const found = new Map<string, readonly FieldSpan[]>();
  let read: Clause[] | undefined;
  return (term) => {
    const known = found.get(term.key);
    if (known) return known;
    read ??= fields.flatMap((field) => clausesOf(field, language));
    const asked = tellingWords(term.name, language);
    const wanted = {
      stems: new Set(asked.map(({ stem }) => stem)),
      numbers: asked.filter(({ isNumber }) => isNumber).map(({ stem }) => stem),
      names: new Set(asked.filter(({ isName }) => isName).map(({ stem }) => stem)),
      // One of two things is not enough, and vocabulary skills are matched separately.
      isOne: term.about === undefined && !joint.test(term.name),
    };
    const spans = read.flatMap((clause) => spanIn(clause, wanted));
    found.set(term.key, spans);
    return spans;
  };
}

const joint =
  /[&,/]|(?<![\p{L}\p{M}])(?:and|or|und|oder|sowie|et|ou|y|o|e|और|तथा|या|व)(?![\p{L}\p{M}])/iu;

function spanIn({ field, words }: Clause, { stems, numbers, names, isOne }: Wanted): FieldSpan[] {
  const shared = words.filter(({ stem }) => stems.has(stem));
  const isListed = isOne && field.isItem && shared.length === words.length;
  const least = isListed ? stems.size / 2 : stems.size;
  for (const run of runsOf(shared)) {
    const told = new Set(run.map(({ stem }) => stem));
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || told.size < least || !isTelling(run, names)) continue;
    if (!numbers.every((number) => told.has(number))) continue;
    return [{ path: field.path, start: first.start, end: last.end }];
  }
  return [];
}

/**
 * Words further apart rarely concern the same thing: 'standard recipe cards with weights and their
 * cost'.
 */
const mostBetween = 25;

function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const before = runs.at(-1);
    if (before && word.start - (before.at(-1)?.end ?? 0) <= mostBetween) before.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * A single word is sufficient only if it is a name in both texts: 'ACCT', but not 'lime', which has
 * the same stem as 'LIMS'.
 */
function isTelling(words: readonly Word[], names: ReadonlySet<string>): boolean {
  const told = new Set(words.filter(({ isNumber }) => !isNumber).map(({ stem }) => stem));
  return told.size > 1 || words.some(({ stem, isName }) => isName && names.has(stem));
}
