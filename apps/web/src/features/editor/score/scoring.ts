import type { ResumeScore } from '@folio/analysis/score';
import type { ResumeContent } from '@folio/contract/resume-content';

export type Finding = ResumeScore['findings'][number];

/** What a content scores. Without a dictionary the spelling is left out, and the rest weighs more. */
export type Scored = { report: ResumeScore; isSpelt: boolean };

/** What the worker is sent, and what it answers. */
export type ScoreRequest = { content: ResumeContent };
export type ScoreAnswer = Scored | { failed: true };
