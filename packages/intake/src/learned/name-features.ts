import { folded } from '../vocabulary/letters.ts';
import { stepOf } from './page-looks.ts';

/**
 * An interpretation of words as a name: words `from` up to `to`, the first `turned` of which are
 * the surname, as in 'Quiñones Angulo Yurani'.
 */
export type Way = { from: number; to: number; turned: number };

/** Lowercase texts: web addresses, titles of the file, and all text below its head. */
type PageTexts = { sites: string; titles: readonly string[]; below: string };

/** A word of a candidate. `mailed` is its index in an email or web address, or -1. */
export type NameWord = {
  text: string;
  letters: string;
  shape: string;
  mailed: number;
  sign: string;
};

export const wordsOf = (text: string, mails: string): NameWord[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => {
      const letters = folded(word).replace(/[^\p{L}]/gu, '');
      const mailed = letters.length > 2 ? mails.indexOf(letters) : -1;
      return {
        text: word,
        shape: shapeOf(word),
        mailed,
        letters,
        sign: /[,;]$/.exec(word)?.[0] ?? '',
      };
    });

/** Describes how a word is written: in capitals, as an initial, an abbreviation, a particle. */
function shapeOf(word: string): string {
  if (/["“”„«»‘]/.test(word)) return 'quoted';
  const bare = word.replace(/(?<![,;])[,;]+$/, '');
  const letters = bare.replace(/[^\p{L}]/gu, '');
  if (letters.length === 1) return 'initial';
  if (/^\p{Ll}/u.test(bare)) return letters.length < 4 ? 'particle' : 'small';
  if (/^\P{Ll}+$/u.test(bare) && /\p{Lu}/u.test(bare))
    return `caps${Math.min(5, letters.length)}${bare.includes('.') ? '.' : ''}`;
  if (/\p{Ll}\p{Lu}/u.test(bare)) return 'camel';
  if (bare.endsWith('.')) return 'short.';
  return /\p{Lu}/u.test(bare) ? 'Word' : 'letters';
}

/**
 * Features of how a candidate's words are written, and of the surrounding words that it leaves out.
 */
export function wordFeatures(words: readonly NameWord[], { from, to }: Way): string[] {
  const own = words.slice(from, to);
  const [before, behind, last] = [words[from - 1], words[to], own.at(-1)];
  const placeOf = (at: number) => (at === 0 ? 'first' : at === own.length - 1 ? 'last' : 'within');
  return [
    `words ${own.length}`,
    `dropped ${Math.min(2, from)} ${Math.min(2, words.length - to)}`,
    ...(before ? [`before ${before.shape}`, `before ${before.letters}`] : []),
    ...(behind ? [`behind ${behind.shape}`, `behind ${behind.shape} ${last?.sign}`] : []),
    ...(behind ? [`behind ${behind.letters}`] : []),
    ...own.map((word, at) => `has ${word.shape} ${placeOf(at)}`),
    ...own.flatMap(({ shape, letters }) => (shape === 'Word' ? [] : [`takes ${letters}`])),
    `commas ${own.slice(0, -1).filter(({ sign }) => sign !== '').length}`,
    `shapes ${own.map(({ shape }) => shape.slice(0, 4)).join(' ')}`,
  ];
}

/**
 * Features of the surname: repetition in addresses and titles, capitals, commas, labels, scripts, and
 * the order of words in addresses and titles.
 */
export function featuresOfWay(
  words: readonly NameWord[],
  { from, to, turned }: Way,
  label: string,
  spoken: readonly string[],
  page: PageTexts,
): string[] {
  const own = words.slice(from, to);
  const dropped = [...words.slice(0, from), ...words.slice(to)];
  const mailed = own.filter((word) => word.mailed >= 0).length;
  const mailedDropped = dropped.filter((word) => word.mailed >= 0).length;
  const key = ` ${spoken.join(' ')} `;
  const isTitled = page.titles.some((title) => title.includes(key));
  const features = [
    `mailed ${Math.min(3, mailed)}`,
    `mailed ${mailed === own.length} ${Math.min(2, mailedDropped)}`,
    `sites ${own.some(({ letters }) => letters.length > 2 && page.sites.includes(letters))}`,
    `titled ${isTitled} ${Math.min(3, own.length)}`,
  ];
  if (own.length < 2) return [...features, 'single'];
  const first = own[turned];
  const last = own.at(turned - 1);
  const isOrdered =
    !first || !last || first.mailed < 0 || last.mailed < 0 ? 'unknown' : first.mailed < last.mailed;
  return [
    ...features,
    `turned ${turned}`,
    `turned ${turned} capitals ${capitalsOf(own)}`,
    `turned ${turned} comma ${own.findIndex(({ sign }) => sign === ',') + 1}`,
    `turned ${turned} words ${own.length} labelled ${label !== ''}`,
    `turned ${turned} ${scriptOf(own)} patronymic ${own.findIndex(isPatronymic)}`,
    ...(label ? [`turned ${turned} label ${label}`] : []),
    `mailed in order ${isOrdered}`,
    `titled ${isTitled} turned ${turned > 0}`,
    `below ${page.below.includes(key)} turned ${turned > 0}`,
    `begins ${spoken[0]}`,
    `ends ${spoken.at(-1)?.slice(-3)}`,
  ];
}

/** Counts the words in capitals at the start. */
function capitalsOf(own: readonly NameWord[]): string {
  const isCapital = ({ shape }: NameWord) => shape.startsWith('caps');
  const lead = own.findIndex((word) => !isCapital(word));
  if (!own.some(isCapital)) return 'none';
  return lead < 0 ? 'all' : `${Math.min(3, lead)} lead`;
}

/**
 * Whether a word is a patronymic, which follows the given name in Russian and related languages:
 * 'Анатольевич', 'Петровна'.
 */
const isPatronymic = ({ letters }: NameWord): boolean =>
  /(?:вич|вна|ична|ivich|ovich|evich|ovna|evna)$/u.test(letters);

const vietnamese = /[ạảãấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/iu;

function scriptOf(words: readonly NameWord[]): string {
  const text = words.map((word) => word.text).join('');
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic';
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return 'cjk';
  if (vietnamese.test(text)) return 'vietnamese';
  return /\p{Script=Latin}/u.test(text) ? 'latin' : 'other';
}

/** The name of either reader, reduced to letters and digits, and the model's certainty. */
type Readers = { rules: string; model: string; probability: number };

/** Features of the readers: whether they found this name, one that overlaps with it, or another. */
export function readerFeatures(key: string, { rules, model, probability }: Readers): string[] {
  const [byRules, byModel] = [relationOf(key, rules), relationOf(key, model)];
  const step = stepOf(probability, 0.01, 0.5, 0.8, 0.95, 0.99);
  return [
    `rules ${byRules}`,
    `model ${byModel}`,
    `model ${byModel} ${step}`,
    `both ${byRules} ${byModel}`,
    `agree ${rules === model} ${byRules}`,
  ];
}

function relationOf(key: string, other: string): string {
  if (other === '') return 'none';
  if (other === key) return 'same';
  if (other.includes(key)) return 'part';
  if (key.includes(other)) return 'more';
  // Whether two names have the same words in another order: 'bergada' and 'adaberg'.
  const isTurned = key.length === other.length && `${key}${key}`.includes(other);
  return isTurned ? 'turned' : 'other';
}
