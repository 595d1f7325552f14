import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { describeFailure } from './failure.ts';
import { AnswerError } from './scored.ts';

const refused = (status: number, message?: string) =>
  new ApiError('INTERNAL', { status, ...(message ? { message } : {}) });

describe('what is told of an analysis that failed', () => {
  it.each([
    [401, 'Authentication failed. Please ensure you have a premium subscription.'],
    [403, 'Authentication failed. Please ensure you have a premium subscription.'],
    [404, 'AI service endpoint not found. Please contact support.'],
    [500, 'Our AI service is experiencing issues. Please try again later.'],
    [503, 'Our AI service is experiencing issues. Please try again later.'],
  ])('%d', (status, message) => {
    const failure = describeFailure(refused(status, 'A sentence.'));
    expect(failure).toMatchObject({ message, status: String(status) });
  });

  it("[failure-1] is the error's own sentence for every other status", () => {
    expect(describeFailure(refused(429, 'Wait 3 minutes.')).message).toBe('Wait 3 minutes.');
    expect(describeFailure(new ApiError('OFFLINE'))).toMatchObject({
      message: 'You seem to be offline. Check your connection and try again.',
      status: 'No connection',
    });
    expect(describeFailure(new AnswerError('Unexpected.')).message).toBe('Unexpected.');
  });

  it('is a sentence for unexpected errors, too', () => {
    expect(describeFailure(new TypeError('x is not a function')).message).toBe(
      'An unexpected error occurred with the AI service',
    );
  });
});
