import type { ReadLanguage } from '../text/languages.ts';
import { isSmallWord, stemOf } from '../text/stem.ts';
import { verbOf } from '../text/verbs.ts';
import type { SkillMention } from './find-skills.ts';
import { namesOf } from './names.ts';
import { type PhraseWord, phraseWords } from './phrase.ts';
import type { SkillName } from './vocabulary.ts';

/** A name of at least two words, as the stems of its content words. */
type Phrase = { name: SkillName; stems: readonly string[]; isPair: boolean };

const indexes = new Map<ReadLanguage, ReadonlyMap<string, readonly Phrase[]>>();
const mostStems = 4;

/** Indexes phrases by their rarest stem, so that 'management' does not lead to hundreds of them. */
function phrasesByStem(language: ReadLanguage): ReadonlyMap<string, readonly Phrase[]> {
  const known = indexes.get(language);
  if (known) return known;
  const phrases = [...namesOf(language)].flatMap(([key, name]) => {
    const stems = [...new Set(stemsOf(key.split(' '), language))];
    const isPhrase = !name.ambiguous && stems.length >= 2 && stems.length <= mostStems;
    const isPair = / (?:and|or) /.test(key);
    return isPhrase ? [{ name, stems, isPair }] : [];
  });
  const counts = new Map<string, number>();
  for (const stem of phrases.flatMap(({ stems }) => stems))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [rarest = ''] = [...phrase.stems].sort(
      (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
    );
    index.set(rarest, [...(index.get(rarest) ?? []), phrase]);
  }
  indexes.set(language, index);
  return index;
}

const stemsOf = (words: readonly string[], language: ReadLanguage): string[] =>
  words.filter((word) => !isSmallWord(word, language)).map((word) => stemOf(word, language));

/** Characters that no phrase crosses. */
const cut = /[.,;:!?()\r\n•|]/;

type StemMatch = { stem: string; start: number; end: number; clause: number };

/**
 * Finds skills whose names occur in other forms or another order: 'plan lessons' for lesson
 * planning, 'reconcile the bank accounts' for bank reconciliation. All stems of a name must be in
 * one clause, with at most as many other words between them as the name has. Linear in the text: an
 * inverted index (stem → phrases) lists few phrases per word, and each phrase only inspects the
 * neighbors of that word.
 */
export function findPhrases(
  text: string,
  language: ReadLanguage,
  words: readonly PhraseWord[] = phraseWords(text),
): SkillMention[] {
  const index = phrasesByStem(language);
  const occurrences = placesIn(text, words, language);
  return occurrences.flatMap((occurrence, at) =>
    (index.get(occurrence.stem) ?? []).flatMap(({ name, stems, isPair }) => {
      const used: StemMatch[] = [];
      for (const stem of stems) {
        const near = neighborWith(stem, occurrences, at, stems.length);
        if (!near) return [];
        used.push(near);
      }
      const start = Math.min(...used.map((one) => one.start));
      const end = Math.max(...used.map((one) => one.end));
      if (!isPair && stems.length === 2 && areTwoVerbs(text.slice(start, end))) return [];
      return [{ skill: name.skill, start, end }];
    }),
  );
}

/** Two activities are not the name of one: 'build and maintain' is not building maintenance. */
function areTwoVerbs(words: string): boolean {
  const [, first = '', second = ''] =
    /^(\p{L}+)(?:,? (?:and|or) | ?[&/] ?)(\p{L}+)$/u.exec(words) ?? [];
  const [one, other] = [first, second].map((word) => verbOf(word.toLowerCase()));
  return one !== undefined && one.form === other?.form;
}

function placesIn(text: string, words: readonly PhraseWord[], language: ReadLanguage): StemMatch[] {
  let clause = 0;
  let last = 0;
  return words.flatMap(({ key, start, end }) => {
    if (cut.test(text.slice(last, start))) clause += 1;
    last = end;
    return isSmallWord(key, language) ? [] : [{ stem: stemOf(key, language), start, end, clause }];
  });
}

/**
 * Returns the first word with the stem in the same clause, at most `reach` words from the word
 * `at`.
 */
function neighborWith(
  stem: string,
  occurrences: readonly StemMatch[],
  at: number,
  reach: number,
): StemMatch | undefined {
  const clause = occurrences[at]?.clause;
  const last = Math.min(occurrences.length - 1, at + reach);
  for (let other = Math.max(0, at - reach); other <= last; other += 1) {
    const one = occurrences[other];
    if (one?.stem === stem && one.clause === clause) return one;
  }
  return undefined;
}
