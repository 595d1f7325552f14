import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { isOfLack } from '../../text/lacking.ts';
import { isOfSetback } from '../../text/setbacks.ts';
import { improveBullet } from '../bullets/improve-bullet.ts';
import { activitiesIn } from '../phrases/activity.ts';
import { type Phrase, phrasesIn } from '../phrases/phrase-kind.ts';

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n/).filter(Boolean);

/** The boundary of two sentences in a line: 'Supervise 3 technicians. Cover for the manager.' */
const twoSentences = /(?<=[\p{Ll}\d)%]{3}[.!?])\s+(?=\p{Lu})/u;

/** Returns the lines of a job without setbacks, which are not achievements. */
const linesOf = (job: WorkExperience) =>
  (job.bullets.length > 0
    ? textsOf(job.bullets).flatMap((line) => line.split(twoSentences))
    : sentencesIn(job.description)
  ).filter((line) => !isOfSetback(line) && !isOfLack(line));

/** A job with its phrases by kind, those with figures first. */
export interface JobEvidence {
  job: WorkExperience;
  deeds: string[];
  work: string[];
  figures: string[];
}

/** The evidence of the latest job that has any. */
export function latestEvidence({ workExperience }: ResumeContent): JobEvidence | undefined {
  for (const job of workExperience) {
    const evidence = evidenceIn(job);
    const { deeds, work, figures } = evidence;
    if (deeds.length + work.length + figures.length > 0) return evidence;
  }
  return undefined;
}

/** A percentage, an amount of money or a change says more than a count. */
const figureRank = (text: string): number =>
  /\d ?%|\p{Sc} ?\d|\bfrom\b.{1,40}\bto\b.{0,12}\d/u.test(text) ? 2 : Number(/\d/.test(text));

function evidenceIn(job: WorkExperience): JobEvidence {
  const { current } = job;
  const better = (line: string) => improveBullet(line, { current }).text;
  const hasFigure = ({ texts }: Phrase) => figureRank(texts.join(', '));
  const phrases = phrasesIn(linesOf(job), { current, better }).toSorted(
    (one, other) => hasFigure(other) - hasFigure(one),
  );
  const of = (kind: Phrase['kind']) =>
    phrases.flatMap((phrase) => (phrase.kind === kind ? phrase.texts : []));
  return { job, deeds: of('deed'), work: activitiesIn(of('work')), figures: of('figures') };
}
