import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai';

/** Why there is no answer of the model, in so few words that nothing of anybody is in them. */
export type ModelFailure = 'refused' | 'busy' | 'slow' | 'nonsense' | 'unreachable';

export function readFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return 'slow';
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(last) || NoOutputGeneratedError.isInstance(last))
    return 'nonsense';
  if (!APICallError.isInstance(last) || last.statusCode === undefined) return 'unreachable';
  // The connection broke in the middle of an answer.
  if (last.statusCode < 400 && last.isRetryable) return 'unreachable';
  if (last.statusCode === 429) return 'busy';
  if (last.statusCode >= 500) return 'unreachable';
  return last.statusCode >= 400 ? 'refused' : 'nonsense';
}
