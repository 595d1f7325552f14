import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPasswordProblem, Password, passwordStrength, shownStrength } from './password.ts';

describe('the rules for passwords', () => {
  it.each([
    ['', 'Password must be at least 8 characters long'],
    ['Aa1!', 'Password must be at least 8 characters long'],
    ['aaaa1111!', 'Password must contain at least one uppercase letter'],
    ['AAAA1111!', 'Password must contain at least one lowercase letter'],
    ['AAAAaaaa!', 'Password must contain at least one number'],
    ['AAAAaaaa1', 'Password must contain at least one special character'],
    ['AAAAaaaa1_', 'Password must contain at least one special character'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
  ])('[password-1] tells of %j only the first that fails', (password, message) => {
    expect(Password.safeParse(password).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])(
    '[password-2] takes %s as a special character',
    (character) => {
      expect(firstPasswordProblem(`AAAAaaaa1${character}`)).toBeUndefined();
    },
  );

  it('reports only the first broken rule', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), (password) => {
        const issues = Password.safeParse(password).error?.issues ?? [];
        expect(issues.length).toBe(firstPasswordProblem(password) ? 1 : 0);
      }),
    );
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['a', 1, 'Very Weak'],
    ['aA', 2, 'Weak'],
    ['aA1', 3, 'Medium'],
    ['aA1_', 4, 'Strong'],
    ['aA1_aA1_', 5, 'Very Strong'],
  ])('[password-3] of %j is %i, %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});

it('a form never calls a password strong that would be refused', () => {
  // '_' is a sign to the meter and none of those that the rule takes.
  expect(passwordStrength('QuietDesk42_').label).toBe('Very Strong');
  expect(shownStrength('QuietDesk42_', false).label).toBe('Medium');
  expect(shownStrength('QuietDesk42!', false).label).toBe('Very Strong');
  expect(shownStrength('Password123!', true)).toEqual({ score: 1, label: 'Very Weak' });
});
