import type { RateLimit } from '../platform/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;

export const authLimits = {
  loginOfAccount: { name: 'login-account', hits: 5, seconds: 15 * minute },
  loginFromAddress: { name: 'login-address', hits: 20, seconds: 15 * minute },
  registerFromAddress: { name: 'register-address', hits: 5, seconds: hour },
  forgotOfAccount: { name: 'forgot-account', hits: 3, seconds: hour },
  emailChangeOfAccount: { name: 'email-change', hits: 5, seconds: hour },
  resendToAccount: { name: 'resend-account', hits: 1, seconds: minute },
} as const satisfies Record<string, RateLimit>;

/** Accounts are counted by their e-mail address, known or not, without regard to case. */
export const accountSubject = (email: string): string => email.trim().toLowerCase();
