import type { ReadOptions, ResumeScore } from '@folio/analysis/score';
import type { SuggestedRewrite } from '@folio/analysis/writing/suggest-rewrite';
import type { ResumeContent } from '@folio/contract/resume-content';
import { scoredFromWords } from '@folio/contract/score-limits';

export type Finding = ResumeScore['findings'][number];

/**
 * What a content scores. Without a dictionary the spelling is left out, and the rest weighs more. What
 * the sample says does not count: a resume that is `all` sample has no score.
 */
export type Scored = {
  report: ResumeScore;
  isSpelt: boolean;
  sample: 'none' | 'part' | 'all';
  /** What could be written in the place of a bullet that something is said of, by its path. */
  rewrites: Readonly<Record<string, SuggestedRewrite>>;
};

/** Whether enough of it is somebody's own for a number. */
export const hasNumber = ({ report, sample }: Scored): boolean =>
  sample !== 'all' && report.wordCount >= scoredFromWords;

/** What the worker is sent, and what it answers. */
export type ScoreRequest = { content: ResumeContent } & Pick<ReadOptions, 'careerStage' | 'isScan'>;
export type ScoreAnswer = Scored | { failed: true };
