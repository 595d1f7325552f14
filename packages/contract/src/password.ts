import { z } from 'zod';

const special = /[!@#$%^&*(),.?":{}|<>]/;

/**
 * The rules for a password, in the order in which they are checked; only the first broken one is
 * reported.
 */
export const passwordRules = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    holds: (password: string) => password.length >= 8,
  },
  {
    id: 'upper',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    holds: (password: string) => /[A-Z]/.test(password),
  },
  {
    id: 'lower',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    holds: (password: string) => /[a-z]/.test(password),
  },
  {
    id: 'digit',
    label: 'One number',
    message: 'Password must contain at least one number',
    holds: (password: string) => /[0-9]/.test(password),
  },
  {
    id: 'special',
    label: 'One special character, such as ! or #',
    message: 'Password must contain at least one special character',
    holds: (password: string) => special.test(password),
  },
] as const;

const maxLength = 128;

/** Returns the message of the first rule that a password breaks, or undefined if it breaks none. */
export const firstPasswordProblem = (password: string): string | undefined =>
  password.length > maxLength
    ? `Password must be at most ${maxLength} characters long`
    : passwordRules.find((rule) => !rule.holds(password))?.message;

export const Password = z.string().superRefine((password, context) => {
  const message = firstPasswordProblem(password);
  if (message) context.addIssue({ code: 'custom', message });
});

/**
 * Returns the spellings under which a password may be in a list of known ones, all in lower case:
 * as it is, and without the signs at its ends that password rules demand.
 */
export function knownSpellings(password: string): string[] {
  const lower = password.toLowerCase();
  return [lower, lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')];
}

export const breachedMessage =
  'This password has appeared in a data breach. Please choose another one';

const strengthLabels = ['Very Weak', 'Weak', 'Medium', 'Strong', 'Very Strong'] as const;

type Strength = { score: number; label: (typeof strengthLabels)[number] };

/**
 * Returns how many of five criteria a password meets (any non-alphanumeric counts as special), and
 * a label.
 */
export function passwordStrength(password: string): Strength {
  const criteria = [
    password.length >= 8,
    /[A-Z]/.test(password),
    /[a-z]/.test(password),
    /[0-9]/.test(password),
    /[^a-zA-Z0-9]/.test(password),
  ];
  return strengthOf(criteria.filter(Boolean).length);
}

/**
 * Returns the strength as a form shows it: a password that would be rejected is never called
 * strong, and one from a known breach is very weak.
 */
export function shownStrength(password: string, isBreached: boolean): Strength {
  const most = isBreached ? 1 : firstPasswordProblem(password) ? 3 : 5;
  return strengthOf(Math.min(passwordStrength(password).score, most));
}

const strengthOf = (score: number): Strength => ({
  score,
  label: strengthLabels[Math.max(0, score - 1)] ?? 'Very Weak',
});
