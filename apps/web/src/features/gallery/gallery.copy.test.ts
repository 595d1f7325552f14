import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { createFailure, loadFailure } from './gallery.copy.ts';

it.each([
  ['the server’s sentence', new ApiError('UNAVAILABLE', { message: 'No room.' }), 'No room.'],
  ['that of what went wrong here', new Error('Torn'), 'Torn'],
  ['that nobody knows', undefined, 'Unknown error'],
])('[gallery-copy-1] templates that are not there are told with %s', (_, error, expected) => {
  expect(loadFailure(error)).toBe(expected);
});

it('uses a default message for an error without one', () => {
  const ours = 'There was an error creating your resume. Please try again.';
  expect([createFailure(undefined), createFailure(new ApiError('INTERNAL'))]).toEqual([ours, ours]);
});
