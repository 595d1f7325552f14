import type { KnockoutKind } from '../advertisement.ts';
import { experience, languageLevel, languageName, named, years } from '../knockout-patterns.ts';
import type { NeedWord } from '../learned/need-words.ts';

/** Marks from rules: words common for a kind of condition, or for stating languages and years. */
export type Mark = KnockoutKind | 'tongue' | 'level' | 'experience';

const everywhere = ({ source, flags }: RegExp) => new RegExp(source, `${flags}g`);

const rules: readonly (readonly [Mark, RegExp])[] = [
  ...named,
  ['tongue', languageName] as const,
  ['level', languageLevel] as const,
  ['experience', experience] as const,
  ['years', years] as const,
];
const patterns = rules.map(([mark, pattern]) => ({ mark, pattern, all: everywhere(pattern) }));

/** Returns the marks of each word of a sentence. Linear in the sentence. */
export function marksOf(text: string, words: readonly NeedWord[]): Mark[][] {
  const marks = words.map(() => new Set<Mark>());
  for (const { mark, pattern, all } of patterns) {
    // Most patterns do not match, and `matchAll` copies its pattern each time.
    if (!pattern.test(text)) continue;
    let at = 0;
    for (const { 0: found, index } of text.matchAll(all)) {
      while (at < words.length && (words[at]?.start ?? 0) < index) at++;
      for (; at < words.length && (words[at]?.end ?? 0) <= index + found.length; at++)
        marks[at]?.add(mark);
    }
  }
  return marks.map((own) => [...own]);
}
