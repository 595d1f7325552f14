import type { ReadLanguage } from '../../text/languages.ts';
import { sentencesOf } from '../../text/segmentation.ts';
import type { Line } from '../advertisement-lines.ts';
import { isAside } from '../requirements.ts';
import { type NeedSentence, needSentence } from './need-features.ts';

/** Models read this many characters; the rest is read by rules alone. */
const mostRead = 12_000;
/** Longer sentences, such as lists without full stops, are read by rules alone. */
const longestSentence = 2_000;

export type ReadSentences = {
  sentences: NeedSentence[];
  /** The lines left to the rules. */
  unread: Line[];
};

/** Whether a sentence may state a need: it is not about the employer, pay or how to apply. */
export const mayStateNeeds = ({ surroundings }: NeedSentence): boolean =>
  surroundings.line.kind !== 'about';

/** Returns the sentences of an advertisement as input of the models. */
export function readSentences(lines: readonly Line[], language: ReadLanguage): ReadSentences {
  const unread: Line[] = [];
  let read = 0;
  const sentences = lines.flatMap((line, at) => {
    if (isAside(line.text)) return [];
    if (line.kind !== 'about') read += line.text.length;
    if (read > mostRead) {
      unread.push(line);
      return [];
    }
    const before = lines[at - 1]?.text ?? '';
    const surroundings = { line, before, at, of: lines.length, language };
    return sentencesOf(line.text).flatMap(({ start, end }) => {
      const text = line.text.slice(start, end);
      if (text.length <= longestSentence) return [needSentence(text, surroundings)];
      unread.push({ ...line, text });
      return [];
    });
  });
  return { sentences, unread };
}
