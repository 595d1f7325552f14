import { readTable } from '@folio/tables/read-table';
import { hasNumber, hasResult } from '../text/figures.ts';
import { withoutLacks } from '../text/lacking.ts';
import { tokensOf } from '../text/segmentation.ts';
import { isOfSetback } from '../text/setbacks.ts';
import { weakOpeningOf } from '../text/weak-opening.ts';
import { wordsOfKind } from '../text/words.ts';
import { findSkills } from '../vocabulary/find-skills.ts';

/**
 * How much a statement proves, strongest first: a measured result; a figure; a detail (a tool, a
 * name, a term of the trade); plain work in words that fit any trade; nothing.
 */
export type Strength = 'result' | 'figure' | 'detail' | 'plain' | 'empty';

/**
 * - `generic` words occur in resumes of all trades.
 * - `abstract` nouns cannot be counted, so a figure for one ('synergy by 300%') does not count.
 */
const table = readTable(new URL('./plain-words.tsv', import.meta.url), {
  kind: ['abstract', 'generic'],
  word: 'text',
});
const wordsOf = (wanted: string) =>
  new Set(table.filter(({ kind }) => kind === wanted).map(({ word }) => word));
const abstract = wordsOf('abstract');
const generic = wordsOf('generic');
const small = new Set([...wordsOfKind('frequent'), ...wordsOfKind('function')]);

/** The fewest specific words that make a detail, and the fewest that make plain work. */
const wordsOfDetail = 5;
const wordsOfWork = 2;

/**
 * Rates how much a text proves. Outside English, only figures and length count. `hidesDetail`: a
 * weak opening ('Responsible for the portal') turns a detail into a duty. A stated lack ('no
 * experience with SAP') proves nothing, and a setback proves only that there was work.
 */
export function strengthOf(
  said: string,
  language = 'eng',
): { strength: Strength; hidesDetail: boolean; isSetback?: true } {
  if (language !== 'eng') return plainly(foreignStrength(said, tokensOf(said).length));
  if (isOfSetback(said)) return { ...plainly('plain'), isSetback: true };
  const text = withoutLacks(said);
  const words = tokensOf(text);
  if (!countsAbstractions(text)) {
    if (hasResult(text)) return plainly('result');
    if (hasNumber(text)) return plainly('figure');
  }
  const own = new Set(words.map(({ lower }) => lower).filter(isOwn));
  const isDuty = weakOpeningOf(text, words[0]?.start ?? 0, text.length) !== undefined;
  const isDetail = own.size >= wordsOfDetail || namesSomething(text, words);
  if (isDetail) return { strength: isDuty ? 'plain' : 'detail', hidesDetail: isDuty };
  return plainly(own.size >= wordsOfWork ? 'plain' : 'empty');
}

const plainly = (strength: Strength) => ({ strength, hidesDetail: false });

function foreignStrength(text: string, words: number): Strength {
  if (hasNumber(text)) return 'figure';
  if (words > wordsOfDetail) return 'detail';
  return words >= wordsOfWork ? 'plain' : 'empty';
}

const isOwn = (word: string): boolean =>
  word.length > 2 &&
  /^\p{L}/u.test(word) &&
  !generic.has(word) &&
  !abstract.has(word) &&
  !small.has(word);

/** Things that may well more than double. */
const growing =
  /\b(?:revenues?|sales|turnover|profits?|income|orders?|customers?|clients?|users?|sign-?ups?|subscri\w+|followers?|visitors?|visits|traffic|downloads?|leads?|donations?|members(?:hip)?|enrol\w+|output|production|volume|throughput|bookings?|registrations?|ARR|MRR)\b/i;

/** Whether a figure belongs to an abstraction: 'Increased brand synergy by 300%'. */
function countsAbstractions(text: string): boolean {
  const share = /(?:\bby\s+)?[~+<>]?(?<![\d.,])\d[\d.,]*\s?(?:%|percent\b|per cent\b|x\b)/giu;
  const shares = [...text.matchAll(share)];
  // An increase over 100 % of something that does not grow: 'Delivered 400% transformation'.
  const isAlone = (text.match(/\d[\d.,]*/g)?.length ?? 0) === 1;
  if (
    isAlone &&
    !growing.test(text) &&
    shares.some(([found]) => /%|percent|per cent/i.test(found) && amountOf(found) > 100)
  )
    return true;
  return shares.some(({ index, 0: found }) => {
    const before = tokensOf(text.slice(Math.max(0, index - 40), index)).slice(-3);
    const after = tokensOf(text.slice(index + found.length, index + found.length + 40)).slice(0, 2);
    return [...before, ...after].some(({ lower }) => abstract.has(lower));
  });
}

const amountOf = (share: string): number =>
  Number(/\d[\d.,]*/.exec(share)?.[0].replaceAll(',', ''));

/** A capital letter that stands alone, such as 'R' or 'C', is a name unless it is a word. */
const isLetterName = /^(?![AI])\p{Lu}$/u;

/** Whether a text contains a tool or technique of the vocabulary, or a name inside the sentence. */
function namesSomething(text: string, words: ReturnType<typeof tokensOf>): boolean {
  if (findSkills(text).some(({ skill }) => skill.kind === 'technical')) return true;
  return words.some(
    ({ text: word }, index) =>
      index > 0 &&
      (/^\p{Lu}\p{L}*[\p{Lu}\p{Ll}\d]/u.test(word) || isLetterName.test(word)) &&
      !generic.has(word.toLowerCase()),
  );
}
