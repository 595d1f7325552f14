import type { ReadLanguage } from '../../text/languages.ts';
import { sentencesOf } from '../../text/segmentation.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import type { Term } from '../advertisement.ts';
import type { Line } from '../advertisement-lines.ts';
import { isAside, levelIn } from '../requirements.ts';
import { type TaggedSentence, taggedSentence } from './need-features.ts';
import { needTagger } from './need-tagger.ts';
import { needSpans, type Tagger } from './tagger.ts';

export type LearnedNeed = Term & { level: 'required' | 'preferred' };

/** The model reads so many characters; what follows is read by rules alone. */
const mostTagged = 12_000;
const longestNeed = 60;
/** Longer sentences, such as lists without full stops, are read by rules alone. */
const longestSentence = 2_000;

/** Returns the sentences that may state a need, as input of the tagger. */
export function taggedSentences(lines: readonly Line[], language: ReadLanguage): TaggedSentence[] {
  let read = 0;
  return lines.flatMap((line, at) => {
    read += line.text.length;
    if (read > mostTagged || line.kind === 'about' || isAside(line.text)) return [];
    const surroundings = {
      line,
      before: lines[at - 1]?.text ?? '',
      at,
      of: lines.length,
      language,
    };
    return sentencesOf(line.text)
      .filter(({ start, end }) => end - start <= longestSentence)
      .map(({ start, end }) => taggedSentence(line.text.slice(start, end), surroundings));
  });
}

/**
 * Returns what an advertisement asks for in its own words, found by a model of labelled
 * advertisements.
 */
export function learnedNeeds(
  lines: readonly Line[],
  language: ReadLanguage,
  tagger: Tagger = needTagger(),
): LearnedNeed[] {
  return taggedSentences(lines, language).flatMap(({ text, words, features, surroundings }) =>
    needSpans(tagger, features).flatMap(({ first, end }) => {
      const from = words[first]?.start ?? 0;
      // The model's words have no dot: '.NET'.
      const start = /(?<![\p{L}\p{N}])\.$/u.test(text.slice(Math.max(0, from - 2), from))
        ? from - 1
        : from;
      const name = text.slice(start, words[end - 1]?.end);
      const key = phraseKey(name);
      if (key === '' || name.length > longestNeed) return [];
      const level = levelIn(surroundings.line.kind, text, words[first]?.start ?? 0);
      return [{ key, name, isSkill: false, level }];
    }),
  );
}
