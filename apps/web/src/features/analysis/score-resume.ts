import { aiRoutes } from '@folio/contract/ai';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type PaidCallOptions, paidCall } from '../../lib/paid-call.ts';
import { type Scored, toScored } from './scored.ts';

type ScoreCall = PaidCallOptions<'analysis'> & { content: ResumeContent };

/** Has the server score a content. */
export const scoreResume = async ({ content, ...call }: ScoreCall): Promise<Scored> =>
  toScored(await paidCall(call, aiRoutes.score, { body: { resumeData: content } }));
