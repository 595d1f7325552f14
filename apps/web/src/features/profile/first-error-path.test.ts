import { expect, it } from 'vitest';
import { firstErrorPath, firstMessage } from './first-error-path.ts';

const tooLong = { type: 'too_big', message: 'Too long' };
const errors = { education: [undefined, { school: tooLong }], username: { message: 'Taken' } };

it('the first error is found, however deep it is', () => {
  expect(firstErrorPath(errors)).toBe('education.1.school');
  expect(firstErrorPath({ username: errors.username })).toBe('username');
  expect(firstErrorPath({})).toBeUndefined();
});

it('an entry says what is wrong with the first of its parts', () => {
  expect(firstMessage(errors.education[1])).toBe('Too long');
  expect(firstMessage(errors.education[0])).toBeUndefined();
  expect(firstMessage(errors)).toBe('Too long');
});
