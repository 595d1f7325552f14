import { Finding, ScoringResult, scoreAreas } from '@folio/contract/ai-answers';
import { z } from 'zod';
import type { AreaName } from '../../lib/findings/score-bands.ts';
import { UnreadableAnswer } from '../../lib/paid-once.ts';
import { analysisCopy } from './analysis.copy.ts';

/** The required parts of an answer: its score and feedback. Everything else is shown if present. */
const Needed = ScoringResult.pick({ overallScore: true, feedback: true });
const Rest = z.object({
  improvementTips: ScoringResult.shape.improvementTips.catch([]),
  areas: ScoringResult.shape.areas.catch([]),
  findings: z.array(Finding).catch([]),
  wordCount: ScoringResult.shape.wordCount.catch(0),
  limit: ScoringResult.shape.limit.catch(undefined),
  career: ScoringResult.shape.career.optional().catch(undefined),
});

export type Scored = {
  overallScore: number;
  strengths: string[];
  improvements: string[];
  tips: string[];
  areas: { area: AreaName; score: number; points: number; max: number }[];
  /** Largest gain first. */
  findings: Finding[];
  wordCount: number;
} & Partial<Pick<ScoringResult, 'limit' | 'career'>>;

/** Thrown for an answer that does not match the schema. */
export class AnswerError extends UnreadableAnswer {
  override name = 'AnswerError';
}

export function toScored(answer: unknown): Scored {
  const data = z.object({ data: z.looseObject({}) }).safeParse(answer).data?.data;
  if (!data) throw new AnswerError(analysisCopy.invalidAnswer);
  const needed = Needed.safeParse(data);
  if (!needed.success) throw new AnswerError(analysisCopy.unexpectedAnswer);
  const { improvementTips, areas, findings, ...rest } = Rest.parse(data);
  const feedback = needed.data.feedback.map((text) => text.trim());
  return {
    overallScore: needed.data.overallScore,
    strengths: feedback.filter((text, index) => index % 2 === 0 && text !== ''),
    improvements: feedback.filter((text, index) => index % 2 === 1 && text !== ''),
    tips: improvementTips,
    areas: scoreAreas.flatMap((area) => areas.filter((one) => one.area === area)),
    findings: findings.toSorted((a, b) => b.points - a.points),
    ...rest,
  };
}
