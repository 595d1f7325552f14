import { isApiError } from '../../../lib/api-client.ts';
import { UnusableAnswer } from './ask-enhance.ts';
import { enhanceCopy } from './enhance.copy.ts';

/** Why a section could not be enhanced, as it is told under it. */
export type Failure = { message: string; needsCredits: boolean };

export const describeFailure = (error: unknown): Failure => ({
  message: messageOf(error),
  needsCredits: isApiError(error, 'INSUFFICIENT_CREDITS'),
});

function messageOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return enhanceCopy.unusable;
  if (!isApiError(error)) return enhanceCopy.later;
  if (error.status === 404) return enhanceCopy.unreachable;
  const [ofField] = Object.values(error.errors).flat();
  return ofField ?? error.serverMessage ?? enhanceCopy.later;
}
