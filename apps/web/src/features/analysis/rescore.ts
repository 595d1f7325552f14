import { toScoringResult } from '@folio/analysis/scoring-result';
import { resumeRoutes } from '@folio/contract/resumes';
import type { CareerStage } from '@folio/contract/score-limits';
import { api } from '../../lib/api-client.ts';
import { scoreOnce } from '../../lib/score/score-client.ts';
import type { Extracted } from './analysis-state.ts';
import { type Scored, toScored } from './scored.ts';

/**
 * Scores the same content for another career stage, on this device and free. A resume stores the
 * chosen stage, unless it has changed since it was opened here.
 */
export async function rescore(
  extracted: Extracted,
  careerStage: CareerStage | null,
): Promise<{ extracted: Extracted; scored: Scored }> {
  const { reading, isScan } = extracted;
  const [resume, { report }] = await Promise.all([
    keepStage(extracted.resume, careerStage),
    scoreOnce({ content: reading.content, isScan, careerStage }),
  ]);
  return {
    extracted: { ...extracted, careerStage, ...(resume && { resume }) },
    scored: toScored({ data: toScoringResult(report, { isScan }) }),
  };
}

async function keepStage(resume: Extracted['resume'], careerStage: CareerStage | null) {
  if (!resume) return undefined;
  const { id, version, settings } = resume;
  const body = { settings: { ...settings, careerStage }, version };
  return (await api(resumeRoutes.update, { params: { id }, body })).data;
}
