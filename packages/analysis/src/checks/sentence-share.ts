import type { Sentence } from '../score/resume-text.ts';
import { type Loss, whole } from './check.ts';

/** In a short text a fault weighs no more than in one of so many sentences. */
const fewest = 5;

type Fault = Omit<Loss, 'points'> | undefined;

/**
 * The losses of a check that wants no faults: each sentence with a fault loses an equal share, and
 * a resume without sentences everything.
 */
export function faultsIn<T extends Sentence>(
  sentences: readonly T[],
  weight: number,
  nothingRead: string,
  faultOf: (sentence: T) => Fault,
): Loss[] {
  if (sentences.length === 0)
    return [{ ...whole('workExperience'), message: nothingRead, points: weight }];
  const points = weight / Math.max(sentences.length, fewest);
  return sentences.flatMap((sentence) => {
    const fault = faultOf(sentence);
    return fault ? [{ ...fault, points }] : [];
  });
}
