import type { ReadLanguage } from '../../text/languages.ts';
import { folded, isSmallWord, stemOf } from '../../text/stem.ts';
import { verbOf } from '../../text/verbs.ts';
import { findPhrases } from '../../vocabulary/find-phrases.ts';
import { findSkills } from '../../vocabulary/find-skills.ts';
import { namesIn } from '../../vocabulary/names.ts';

type Span = { start: number; end: number };

/** IOB marks: a word is outside a span, begins one, or is inside (Ramshaw and Marcus, 1995). */
type Mark = 'O' | 'B' | 'I';

/** A word or sign of a sentence, `text.slice(start, end)`, with what is known of it. */
export type NeedWord = Span & {
  text: string;
  key: string;
  stem: string;
  /** The word itself for function words and signs, `_` for content words. */
  frame: string;
  /** Its mark within a skill's name as written, and the kind of the skill. */
  skill: Mark;
  skillKind: string;
  /** Its mark within a skill's name in other forms or another order. */
  phrase: Mark;
  /** The verb form that it may be, in English. */
  verb: string;
};

/** Node.js, CI/CD, day-to-day and C++ are one word each; every other sign is one, too. */
const word = /[\p{L}\p{M}\p{N}]+(?:[&'’./+#-]+[\p{L}\p{M}\p{N}]+)*[+#]*|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and signs of a text without case and accents, as the tagger splits them. */
export const keysOf = (text: string): string[] => folded(text).match(word) ?? [];

/** Returns the words of a sentence in reading order. */
export function needWords(sentence: string, language: ReadLanguage): NeedWord[] {
  const skills = findSkills(sentence, namesIn(language));
  const phrases = findPhrases(sentence, language);
  return Array.from(sentence.matchAll(word), ({ 0: text, index: start }) => {
    const span = { start, end: start + text.length };
    const key = folded(text);
    const skill = skills.find((other) => holds(other, span));
    const phrase = phrases.find((other) => holds(other, span));
    return {
      ...span,
      text,
      key,
      stem: /\p{L}/u.test(key) ? stemOf(key, language) : key,
      frame: isSmallWord(key, language) || !/[\p{L}\p{N}]/u.test(key) ? key : '_',
      skill: markIn(skill, span),
      skillKind: skill?.skill.kind ?? '',
      phrase: markIn(phrase, span),
      verb: language === 'en' ? (verbOf(key)?.form ?? '') : '',
    };
  });
}

const holds = (whole: Span, part: Span) => whole.start <= part.start && part.end <= whole.end;

const markIn = (whole: Span | undefined, { start }: Span): Mark =>
  whole === undefined ? 'O' : whole.start === start ? 'B' : 'I';
