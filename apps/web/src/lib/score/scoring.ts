import type { ReadOptions, ResumeScore } from '@folio/analysis/score';
import type { SuggestedRewrite } from '@folio/analysis/writing/suggest-rewrite';
import type { ResumeContent } from '@folio/contract/resume-content';
import { scoredFromWords } from '@folio/contract/score-limits';

export type Finding = ResumeScore['findings'][number];

/**
 * The score of a content. Without a dictionary the spelling check is left out and the others weigh
 * more. Sample text doesn't count; a resume that is `all` sample has no score.
 */
export type Scored = {
  report: ResumeScore;
  isSpelt: boolean;
  sample: 'none' | 'part' | 'all';
  /** Suggested rewrites of bullets with findings, by path. */
  rewrites: Readonly<Record<string, SuggestedRewrite>>;
};

/** Whether there is enough own text for a score. */
export const hasNumber = ({ report, sample }: Scored): boolean =>
  sample !== 'all' && report.wordCount >= scoredFromWords;

/** The worker's request and result. */
export type ScoreRequest = { content: ResumeContent } & Pick<ReadOptions, 'careerStage' | 'isScan'>;
export type ScoreAnswer = Scored | { failed: true };
