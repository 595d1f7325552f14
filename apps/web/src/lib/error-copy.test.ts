import { errorStatus } from '@folio/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, type ClientErrorCode } from './api-client.ts';
import { describeError, describeFailure, errorCopy } from './error-copy.ts';

describe('error copy', () => {
  const codes = [...Object.keys(errorStatus), 'OFFLINE'] as ClientErrorCode[];

  it.each(codes)('has a sentence for %s', (code) => {
    expect(errorCopy[code]).toMatch(/^[A-Z].{15,}\.$/);
    expect(describeError(new ApiError(code))).toBe(errorCopy[code]);
  });

  it('says for how long to wait, as the server does', () => {
    const message = 'Too many attempts. Please try again in 14 minutes.';
    expect(describeError(new ApiError('RATE_LIMITED', { message }))).toBe(message);
    expect(describeError(new ApiError('INTERNAL', { message }))).toBe(errorCopy.INTERNAL);
  });

  it('says that an internal error is ours, without its details', () => {
    expect(describeError(new TypeError("x of undefined (reading 'y')"))).toBe(errorCopy.INTERNAL);
  });

  it('says of what could not be loaded that the connection is missing, not that it failed', () => {
    expect(describeFailure('Failed to load resumes', new ApiError('OFFLINE')).title).toBe(
      'You seem to be offline',
    );
    expect(describeFailure('Failed to load resumes', new ApiError('UNAVAILABLE'))).toEqual({
      title: 'Failed to load resumes',
      description: errorCopy.UNAVAILABLE,
    });
  });
});
