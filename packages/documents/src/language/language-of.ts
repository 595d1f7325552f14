import { languageTags } from '@folio/contract/document-languages';
import { readTable } from '@folio/tables/read-table';
import { LruCache } from '@folio/typeset/lru-cache';
import { isTraditionalChinese } from '../traditional-chinese.ts';
import { type Script, scriptOf, scriptOfAll } from './script-of.ts';

/**
 * Detects the language (BCP 47) of a text: by the script of most of its letters, then by function
 * words and letters that languages of one script don't share. Undefined where there is too little
 * evidence: two names and a product's are in no language.
 */
export function languageOf(text: string): string | undefined {
  const script = scriptOf(text);
  return script === undefined ? undefined : languageIn[script](text);
}

/** The language of several texts together; the evidence of each is cached. */
export function languageOfAll(texts: readonly string[]): string | undefined {
  const script = scriptOfAll(texts);
  if (script === 'latin') return mostSigned(texts.map(knownScoresOf));
  return script === undefined ? undefined : languageIn[script](texts.join('\n'));
}

/** Detection among the languages of one script. */
const languageIn: Readonly<Record<Script, (text: string) => string | undefined>> = {
  latin: (text) => bySigns(text),
  cyrillic: (text) => (more(text, /[їієґ]/giu, /[ыэъё]/giu) ? 'uk' : 'ru'),
  arabic: (text) => {
    if (share(text, /[ٹڈڑےںہھ]/gu) > 0.02) return 'ur';
    return more(text, /[پچژگیک]/gu, /[يكةىأإ]/gu) ? 'fa' : 'ar';
  },
  devanagari: (text) => (/\u0933/.test(text) || bySigns(text) === 'mr' ? 'mr' : 'hi'),
  bengali: (text) => (/[ৰৱ]/u.test(text) ? 'as' : 'bn'),
  ideographs: (text) => {
    if (/[\u3041-\u30fa]/.test(text)) return 'ja';
    return isTraditionalChinese(text, 'zh') ? 'zh-Hant' : 'zh-Hans';
  },
  hangul: () => 'ko',
  hebrew: () => 'he',
  greek: () => 'el',
  thai: () => 'th',
  tamil: () => 'ta',
  telugu: () => 'te',
  gujarati: () => 'gu',
  kannada: () => 'kn',
  malayalam: () => 'ml',
  gurmukhi: () => 'pa',
  odia: () => 'or',
  armenian: () => 'hy',
  georgian: () => 'ka',
  ethiopic: () => 'am',
  khmer: () => 'km',
  lao: () => 'lo',
  myanmar: () => 'my',
  sinhala: () => 'si',
  tibetan: () => 'bo',
};

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const more = (text: string, these: RegExp, those: RegExp): boolean =>
  count(text, these) > count(text, those);
const share = (text: string, letters: RegExp): number =>
  count(text, letters) / Math.max(1, count(text, /\p{L}/gu));

/** The weight of a sign, divided among the languages that share it. */
const weight = { word: 1, letter: 0.4 } as const;
/**
 * The required evidence: a function word of its own, or more that it shares, and a margin over any
 * other language: less may be a street or a name.
 */
const least = { evidence: 1, lead: 1.3 } as const;

/** The evidence for each language, by its index in the list. */
type Scores = Float64Array;

function scoresOf(text: string): Scores {
  const scores = new Float64Array(languageTags.length);
  const { word: words, letter: letters, longestWord } = signs();
  const add = (languages: readonly number[] | undefined, each: number) => {
    if (!languages) return;
    for (const at of languages) scores[at] = (scores[at] ?? 0) + each / languages.length;
  };
  const lower = text.toLowerCase();
  forEachWord(lower, longestWord, (word) => add(words.get(word), weight.word));
  for (const letter of lower.match(letterOfItsOwn) ?? []) add(letters.get(letter), weight.letter);
  return scores;
}

/** Those that are no letters of English. */
const letterOfItsOwn = /[^\0-\u00bf\p{M}\P{L}]/gu;
/** No letter of these is above U+024F, where another table than the one below would have to tell. */
const beyondLatin = /[^\0-\u024f\u2000-\u206f]/;

/** The words of a text in lower case, but for longer ones than are looked for. */
function forEachWord(lower: string, longest: number, take: (word: string) => void): void {
  if (beyondLatin.test(lower)) {
    for (const word of lower.match(/[\p{L}\p{M}]+/gu) ?? []) take(word);
    return;
  }
  let start = 0;
  for (let at = 0; at <= lower.length; at++) {
    if (at < lower.length && isLatinLetter(lower.charCodeAt(at))) continue;
    if (at > start && at - start <= longest) take(lower.slice(start, at));
    start = at + 1;
  }
}

/** Of those up to U+024F, in lower case. */
const isLatinLetter = (unit: number): boolean =>
  unit < 0xc0
    ? (unit >= 0x61 && unit <= 0x7a) || unit === 0xaa || unit === 0xb5 || unit === 0xba
    : unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7;

/** Between keystrokes most texts of a resume are unchanged. */
const known = new LruCache<Scores>(200_000);

function knownScoresOf(text: string): Scores {
  const memoized = known.get(text);
  if (memoized) return memoized;
  const scores = scoresOf(text);
  known.set(text, scores, text.length + 4 * scores.length);
  return scores;
}

const bySigns = (text: string): string | undefined => mostSigned([scoresOf(text)]);

/** Rounding: thirds that are summed up in another order differ by less. */
const tolerance = 1e-9;

/**
 * The language with the most evidence. Function words work better than trigrams on texts that are
 * half product names, as most resumes are.
 */
function mostSigned(scored: readonly Scores[]): string | undefined {
  const scores = new Float64Array(languageTags.length);
  for (const one of scored)
    for (let at = 0; at < one.length; at++) scores[at] = (scores[at] ?? 0) + (one[at] ?? 0);
  const highest = Math.max(...scores);
  const first = scores.indexOf(highest);
  scores[first] = 0;
  const needed = Math.max(least.evidence, least.lead * Math.max(...scores));
  return highest < needed - tolerance ? undefined : languageTags[first];
}

/** Languages by their indexes in the list. */
type Signs = Readonly<Record<'word' | 'letter', ReadonlyMap<string, number[]>>> & {
  longestWord: number;
};
let readOnce: Signs | undefined;

function signs(): Signs {
  if (readOnce) return readOnce;
  const read = { word: new Map<string, number[]>(), letter: new Map<string, number[]>() };
  const columns = { language: languageTags, kind: ['word', 'letter'], sign: 'text' } as const;
  for (const { language, kind, sign } of readTable(
    new URL('./language-signs.tsv', import.meta.url),
    columns,
  ))
    read[kind].set(sign, [...(read[kind].get(sign) ?? []), languageTags.indexOf(language)]);
  const longestWord = Math.max(...[...read.word.keys()].map(({ length }) => length));
  readOnce = { ...read, longestWord };
  return readOnce;
}
