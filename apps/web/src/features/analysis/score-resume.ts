import { aiRoutes } from '@folio/contract/ai';
import type { ResumeContent } from '@folio/contract/resume-content';
import { apiWith, isApiError } from '../../lib/api-client.ts';
import { type Scored, toScored } from './scored.ts';

export type ScoreCall = { content: ResumeContent; idempotencyKey: string; signal: AbortSignal };

/**
 * Has the server score a content. The same key is paid once, however often it is sent; one that was
 * used up without a result is replaced.
 */
export async function scoreResume({ content, ...call }: ScoreCall): Promise<Scored> {
  const body = { resumeData: content };
  try {
    return toScored(await apiWith(call, aiRoutes.score, { body }));
  } catch (error) {
    if (!isApiError(error, 'IDEMPOTENCY_CONFLICT')) throw error;
    const again = { ...call, idempotencyKey: crypto.randomUUID() };
    return toScored(await apiWith(again, aiRoutes.score, { body }));
  }
}
