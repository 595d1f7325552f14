import type { ReadLanguage } from '../../text/languages.ts';
import { folded, isSmallWord, stemOf } from '../../text/stem.ts';
import { verbOf } from '../../text/verbs.ts';
import { clusterOf, type WordCluster } from '../../text/word-clusters.ts';
import type { Skill } from '../../vocabulary/vocabulary.ts';

type Span = { start: number; end: number };

/** IOB marks: a word is outside a span, begins one, or is inside (Ramshaw and Marcus, 1995). */
export type Mark = 'O' | 'B' | 'I';

/** A word or punctuation mark of a sentence, `text.slice(start, end)`, with its properties. */
export type NeedWord = Span &
  WordCluster & {
    text: string;
    key: string;
    stem: string;
    /** Its shape, such as 'Aa9' for a capital, lowercase letters and digits. */
    shape: string;
    /** The word itself for function words and punctuation, `_` for content words. */
    frame: string;
    /** Its mark within a skill's name in its usual spelling, and the kind of the skill. */
    skill: Mark;
    skillKind: string;
    /** Its mark within a skill's name in other forms or another word order. */
    phrase: Mark;
    /** The verb form that it may be, in English. */
    verb: string;
  };

/** Where a sentence mentions a skill. */
export type Mention = Span & { skill: Skill };

/** Node.js, CI/CD, day-to-day and C++ are one word each; so is every other punctuation mark. */
const word = /[\p{L}\p{M}\p{N}]+(?:[&'’./+#-]+[\p{L}\p{M}\p{N}]+)*[+#]*|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * Returns the words and punctuation of a text without case and accents, tokenized like the model's
 * input.
 */
export const keysOf = (text: string): string[] => folded(text).match(word) ?? [];

const unknown: WordCluster = { cluster: '?', group: '?' };

/**
 * Returns the words of a sentence in reading order. `skills` are mentions by their usual names,
 * `phrases` mentions in other forms or another word order.
 */
export function needWords(
  sentence: string,
  language: ReadLanguage,
  { skills, phrases }: Record<'skills' | 'phrases', readonly Mention[]>,
): NeedWord[] {
  return Array.from(sentence.matchAll(word), ({ 0: text, index: start }) => {
    const span = { start, end: start + text.length };
    const key = folded(text);
    const skill = skills.find((other) => holds(other, span));
    const phrase = phrases.find((other) => holds(other, span));
    const isSign = !/\p{L}/u.test(key);
    const stem = isSign ? key : stemOf(key, language);
    return {
      ...span,
      ...(clusterOf(key) ?? clusterOf(stem) ?? (isSign ? { cluster: key, group: key } : unknown)),
      text,
      key,
      stem,
      shape: shapeOf(text),
      frame: isSmallWord(key, language) || !/[\p{L}\p{N}]/u.test(key) ? key : '_',
      skill: markIn(skill, span),
      skillKind: skill?.skill.kind ?? '',
      phrase: markIn(phrase, span),
      verb: language === 'en' ? (verbOf(key)?.form ?? '') : '',
    };
  });
}

const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}\p{M}]/gu, 'a')
    .replace(/\p{N}/gu, '9')
    .replace(/A+/g, 'A')
    .replace(/a+/g, 'a')
    .replace(/9+/g, '9');

const holds = (whole: Span, part: Span) => whole.start <= part.start && part.end <= whole.end;

const markIn = (whole: Span | undefined, { start }: Span): Mark =>
  whole === undefined ? 'O' : whole.start === start ? 'B' : 'I';
