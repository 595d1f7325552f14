import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, Improvement, Origin } from '@folio/contract/ai-answers';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { improvementsOf } from './improvements.ts';
import { saysNothing } from './resume-facts.ts';
import { answer, worthCredits } from './with-model.ts';

type Body = Exclude<
  Extract<z.output<typeof aiRoutes.improve.schema.body>, { resumeData: unknown }>,
  { improvementType: 'section' }
>;

/** A resume as a whole: what is most worth changing in it. */
export async function improveResume(
  call: Call,
  { resumeData, jobDescription }: Body,
): Promise<
  Delivered<{ overallScore: number; improvements: Improvement[]; edits: AiEdit[] } & Origin>
> {
  const { overall, findings } = await call.builtIn('score', resumeData);
  const written = await improvementsOf(call, resumeData, findings, jobDescription);
  const isRewritten = !saysNothing(resumeData) && written.value.edits.length > 0;
  return answer(worthCredits(written, isRewritten), (improved) => ({
    overallScore: overall,
    ...improved,
  }));
}
