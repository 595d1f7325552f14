import type { aiRoutes } from '@folio/contract/ai';
import type { ScoringResult } from '@folio/contract/ai-answers';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { isEmptyResume } from './resume-facts.ts';

type Body = z.output<typeof aiRoutes.score.schema.body>;

/**
 * Its numbers are the built-in engine's alone: the same resume has the same score each time. A
 * resume that says nothing is told so for nothing.
 */
export async function scoreContent(
  { builtIn }: Pick<Call, 'builtIn'>,
  { resumeData, isScan, careerStage }: Body,
): Promise<Delivered<{ data: ScoringResult }>> {
  // What the sample says is nobody's, and counts for nobody.
  const { own } = ownContent(resumeData);
  const data = await builtIn('score', own, { isScan, careerStage });
  return { result: { data }, isFree: isEmptyResume(own) };
}
