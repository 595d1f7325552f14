import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { AnswerError } from './scored.ts';

/** The message for a failed analysis. */
export type Failure = { message: string; status: string; at: Date; requestId?: string };

export function describeFailure(error: unknown, at = new Date()): Failure {
  const status = isApiError(error) ? error.status : undefined;
  const requestId = isApiError(error) ? error.requestId : undefined;
  return {
    message: messageOf(error, status),
    status: statusText(error, status),
    at,
    ...(requestId ? { requestId } : {}),
  };
}

function messageOf(error: unknown, status: number | undefined): string {
  if (status === 401 || status === 403)
    return t('Authentication failed. Please ensure you have a premium subscription.');
  if (status === 404) return t('AI service endpoint not found. Please contact support.');
  if (status !== undefined && status >= 500)
    return t('Our AI service is experiencing issues. Please try again later.');
  if (isApiError(error)) return error.serverMessage || describeError(error);
  if (error instanceof AnswerError) return error.message;
  return t('An unexpected error occurred with the AI service');
}

function statusText(error: unknown, status: number | undefined): string {
  if (status !== undefined) return String(status);
  if (isApiError(error, 'OFFLINE')) return t('No connection');
  return error instanceof AnswerError ? t('Unusable response') : t('Unknown');
}
