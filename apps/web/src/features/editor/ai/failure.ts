import { isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { aiCopy } from './ai.copy.ts';
import { UnknownAnswer } from './ask.ts';

/** What is told of a call that the server refused. */
export type Failure = { message: string; needsCredits: boolean };

export const describeFailure = (error: unknown): Failure => ({
  message: messageOf(error),
  needsCredits: isApiError(error, 'INSUFFICIENT_CREDITS'),
});

function messageOf(error: unknown): string {
  if (error instanceof UnknownAnswer) return aiCopy.unknownAnswer;
  if (!isApiError(error)) return describeError(error);
  const [ofField] = Object.values(error.errors).flat();
  return ofField ?? error.serverMessage ?? aiCopy.failed;
}
