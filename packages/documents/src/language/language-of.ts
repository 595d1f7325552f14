import { languageTags } from '@folio/contract/document-languages';
import { readTable } from '@folio/tables/read-table';
import { LruCache } from '@folio/typeset/lru-cache';
import { isTraditionalChinese } from '../traditional-chinese.ts';
import { type Script, scriptOf, scriptOfAll } from './script-of.ts';

/**
 * Detects the language (BCP 47) of a text, which may be one without document words: by the script
 * of most of its letters, then by function words and letters that distinguish the languages of one
 * script. Returns undefined if there is too little evidence, since names of people and products
 * belong to no language.
 */
export function languageOf(text: string): string | undefined {
  const script = scriptOf(text);
  return script === undefined ? undefined : languageIn[script](text);
}

/** Detects the language of several texts together; the evidence of each is cached. */
export function languageOfAll(texts: readonly string[]): string | undefined {
  const script = scriptOfAll(texts);
  if (script === 'latin') return mostSigned(texts.map(knownScoresOf));
  return script === undefined ? undefined : languageIn[script](texts.join('\n'));
}

/** Detection among the languages of one script. */
const languageIn: Readonly<Record<Script, (text: string) => string | undefined>> = {
  latin: (text) => bySigns(text),
  cyrillic: (text) => bySigns(withoutLatin(text)) ?? byCyrillicLetters(text),
  arabic: (text) => {
    if (share(text, /[ټډړښځڅېۍ]/gu) > 0.02) return 'ps';
    if (share(text, /[ەێۆڵڕۇۈ]/gu) > 0.05) return /[ۇۈې]/u.test(text) ? 'ug' : 'ckb';
    if (share(text, /[ڄڃٿڪڙٻڀٺڳڻ]/gu) > 0.02) return 'sd';
    if (share(text, /[ٹڈڑےںہھ]/gu) > 0.02) return 'ur';
    return more(text, /[پچژگیک]/gu, /[يكةىأإ]/gu) ? 'fa' : 'ar';
  },
  devanagari: (text) =>
    bySigns(withoutLatin(text)) ?? ofFew(text, /\u0933/.test(text) ? 'mr' : 'hi'),
  bengali: (text) => (/[ৰৱ]/u.test(text) ? 'as' : 'bn'),
  ideographs: (text) => {
    if (/[\u3041-\u30fa]/.test(text)) return 'ja';
    return isTraditionalChinese(text, 'zh') ? 'zh-Hant' : 'zh-Hans';
  },
  hangul: () => 'ko',
  hebrew: (text) =>
    /\u05b7|\u05b8|[ײױװ]|(?<!\p{L})(?:און|איז|מיט)(?!\p{L})/u.test(text) ? 'yi' : 'he',
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
  ethiopic: (text) => (share(text, /[ኣኹኽኺኻኾኲቐቕ]/gu) > 0.01 ? 'ti' : 'am'),
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

/**
 * Removes Latin words from Cyrillic text: names of products and employers don't make it Italian.
 */
const withoutLatin = (text: string): string => text.replace(/\p{sc=Latin}+/gu, '');

/** A title or two words have too few signs, so they get the script's most common language. */
const ofFew = (text: string, likeliest: string): string | undefined =>
  count(text, /[\p{L}\p{M}]+/gu) < fewWords ? likeliest : undefined;

/**
 * Lines of nouns and prepositions may lack words that only Russian has, but not its letters: no
 * other language of the table has 'ы' or 'э' without letters beyond the Russian alphabet. A
 * Bulgarian text may contain a Russian town name, but it has 'ъ' at least as often.
 */
function byCyrillicLetters(text: string): string | undefined {
  if (more(text, /[їєґ]/giu, /[ыэъё]/giu)) return 'uk';
  const isRussian = more(text, /[ыэ]/gi, /ъ/gi) && share(text, /(?![а-яё])[Ѐ-ԯ]/gi) < 0.01;
  return isRussian ? 'ru' : ofFew(text, 'ru');
}

/** The weight of a sign, divided among the languages that share it. */
const weight = { word: 1, letter: 0.4 } as const;
/**
 * The required evidence is one function word of the language's own or several shared ones, and a
 * lead over every other language, since less may come from a street or a name. Between two near
 * languages the lead counts only signs that the other lacks.
 */
const least = { evidence: 1, lead: 1.2, ownLead: 2 } as const;
/**
 * The required share of words, because a text in a language that the table lacks still has
 * occasional words of many others. If one language leads clearly, a lower share suffices.
 */
const shares = { least: 0.2, ofClear: 0.1, clearLead: 3, ofNear: 0.5 } as const;
/** With fewer words their share is meaningless. */
const fewWords = 8;

/** The evidence in a text, by the index of each language in the table. */
type Scores = {
  evidence: Float64Array;
  /** How many words are signs of the language. */
  hits: Uint32Array;
  /** All words except unknown capitalized ones, which may be names. */
  words: number;
  /** The signs found: the languages of each, and its weight. */
  found: { languages: readonly number[]; each: number }[];
};

const noScores = (): Scores => ({
  evidence: new Float64Array(signs().languages.length),
  hits: new Uint32Array(signs().languages.length),
  words: 0,
  found: [],
});

function scoresOf(written: string): Scores {
  // Text from a Mac may have decomposed accents.
  const text = written.normalize('NFC');
  const scores = noScores();
  const { evidence, hits } = scores;
  const { word: words, letter: letters } = signs();
  const add = (languages: readonly number[] | undefined, each: number) => {
    if (!languages) return;
    scores.found.push({ languages, each });
    for (const at of languages) evidence[at] = (evidence[at] ?? 0) + each / languages.length;
  };
  for (const asWritten of wordsIn(text)) {
    const word = asWritten.toLowerCase();
    const languages = words.get(word);
    if (languages || word === asWritten) scores.words++;
    if (!languages) continue;
    add(languages, weight.word);
    for (const at of languages) hits[at] = (hits[at] ?? 0) + 1;
  }
  for (const letter of text.toLowerCase().match(letterOfItsOwn) ?? [])
    add(letters.get(letter), weight.letter);
  return scores;
}

/** Letters that English doesn't have. */
const letterOfItsOwn = /[^\0-\u00bf\p{M}\P{L}]/gu;
/** Beyond U+024F the regular expression finds the words; below it `isLatinLetter` does. */
const beyondLatin = /[^\0-\u024f\u2000-\u206f]/;

function* wordsIn(text: string): Generator<string> {
  if (beyondLatin.test(text)) {
    yield* text.match(/[\p{L}\p{M}]+/gu) ?? [];
    return;
  }
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isLatinLetter(text.charCodeAt(at))) continue;
    if (at > start) yield text.slice(start, at);
    start = at + 1;
  }
}

/** Whether a code unit up to U+024F is a letter. */
const isLatinLetter = (unit: number): boolean =>
  unit < 0xc0
    ? ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a) ||
      unit === 0xaa ||
      unit === 0xb5 ||
      unit === 0xba
    : unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7;

/** Most texts of a resume are unchanged between keystrokes. */
const known = new LruCache<Scores>(200_000);

function knownScoresOf(text: string): Scores {
  const memoized = known.get(text);
  if (memoized) return memoized;
  const scores = scoresOf(text);
  known.set(text, scores, text.length + 6 * scores.hits.length + 2 * scores.found.length);
  return scores;
}

const bySigns = (text: string): string | undefined => mostSigned([scoresOf(text)]);

/** Tolerates rounding: sums of thirds depend on their order. */
const tolerance = 1e-9;

/**
 * Returns the language with the most evidence. Function words work better than trigrams on texts
 * that are half product names, as most resumes are.
 */
function mostSigned(scored: readonly Scores[]): string | undefined {
  const { evidence, hits, words } = sumOf(scored);
  const [first, second] = twoHighest(evidence);
  const { languages } = signs();
  const most = evidence[first] ?? 0;
  const lead = most / Math.max(tolerance, evidence[second] ?? 0);
  if (most < least.evidence - tolerance) return undefined;
  const share = lead >= shares.clearLead ? shares.ofClear : shares.least;
  if (words >= fewWords && (hits[first] ?? 0) < share * words) return undefined;
  if (lead >= least.lead - tolerance) return languages[first];
  if (isDistinctFromNear(scored, first, second)) return languages[first];
  // For two languages that both lack document words, the difference doesn't matter.
  const isOther = (at: number) => at >= languageTags.length;
  return isOther(first) && isOther(second) ? languages[first] : undefined;
}

/** Whether signs that only one of two near languages has tell them apart, whatever they share. */
function isDistinctFromNear(scored: readonly Scores[], first: number, second: number): boolean {
  if (!areNear(first, second)) return false;
  let own = 0;
  let others = 0;
  for (const { found } of scored) {
    for (const { languages, each } of found) {
      if (languages.includes(first)) own += languages.includes(second) ? 0 : each;
      else if (languages.includes(second)) others += each;
    }
  }
  return own >= least.evidence - tolerance && own >= least.ownLead * others - tolerance;
}

const near = new Map<string, boolean>();

/**
 * Whether two languages share at least half of their words in the table, as Indonesian and Malay
 * do.
 */
function areNear(one: number, other: number): boolean {
  const key = `${one} ${other}`;
  const known = near.get(key);
  if (known !== undefined) return known;
  const counts = { one: 0, other: 0, both: 0 };
  for (const languages of signs().word.values()) {
    const isOne = languages.includes(one);
    const isOther = languages.includes(other);
    if (isOne) counts.one++;
    if (isOther) counts.other++;
    if (isOne && isOther) counts.both++;
  }
  const isNear = counts.both >= shares.ofNear * Math.min(counts.one, counts.other);
  near.set(key, isNear);
  return isNear;
}

function sumOf(scored: readonly Scores[]): Scores {
  const sum = noScores();
  for (const { evidence, hits, words } of scored) {
    sum.words += words;
    for (let at = 0; at < hits.length; at++) {
      sum.evidence[at] = (sum.evidence[at] ?? 0) + (evidence[at] ?? 0);
      sum.hits[at] = (sum.hits[at] ?? 0) + (hits[at] ?? 0);
    }
  }
  return sum;
}

function twoHighest(evidence: Float64Array): [number, number] {
  const highestBut = (other: number) => {
    let highest = other === 0 ? 1 : 0;
    for (let at = 0; at < evidence.length; at++)
      if (at !== other && (evidence[at] ?? 0) > (evidence[highest] ?? 0)) highest = at;
    return highest;
  };
  const first = highestBut(-1);
  return [first, highestBut(first)];
}

/**
 * Signs with the indexes of their languages in `languages`: first those with document words, then
 * the table's others.
 */
type Signs = Readonly<Record<'word' | 'letter', ReadonlyMap<string, number[]>>> & {
  languages: readonly string[];
};
let readOnce: Signs | undefined;

function signs(): Signs {
  if (readOnce) return readOnce;
  const read = { word: new Map<string, number[]>(), letter: new Map<string, number[]>() };
  const columns = { language: 'text', kind: ['word', 'letter'], signs: 'text' } as const;
  const rows = readTable(new URL('./language-signs.tsv', import.meta.url), columns);
  const languages = [...new Set([...languageTags, ...rows.map(({ language }) => language)])];
  const indexes = new Map(languages.map((language, at) => [language, at]));
  for (const { language, kind, signs } of rows) {
    const at = indexes.get(language) as number;
    for (const sign of signs.split(' ')) {
      const known = read[kind].get(sign);
      if (known) known.push(at);
      else read[kind].set(sign, [at]);
    }
  }
  readOnce = { ...read, languages };
  return readOnce;
}
