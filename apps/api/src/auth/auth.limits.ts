import type { RateLimit, RateLimitHit } from '../platform/rate-limit.ts';
import { emailKey } from './email-key.ts';

const minute = 60;
const hour = 60 * minute;

export const authLimits = {
  loginFromNetwork: { name: 'login-address', hits: 20, seconds: 15 * minute },
  loginOfAccountFromNetwork: { name: 'login-account-address', hits: 5, seconds: 15 * minute },
  /**
   * For all unknown devices together, which limits distributed guessing to 1,200 passwords a day,
   * none of them on a list of known ones. Ten times the limit of one caller. Known devices, and
   * owners who prove their address by mail, are not affected.
   */
  loginOfAccount: { name: 'login-account', hits: 50, seconds: hour },
  /** For a known device, which is exempt from other limits: a stolen one can't guess faster. */
  loginOfDevice: { name: 'login-device', hits: 5, seconds: 15 * minute },
  /** For a session that is asked for the password again. */
  passwordOfSession: { name: 'password-account', hits: 5, seconds: 15 * minute },
  /**
   * For wrong codes from anybody. Whoever enters one knows the password, so it should be changed.
   */
  codeOfAccount: { name: 'code-account', hits: 10, seconds: hour },
  /** Each challenge is stored for minutes; a class may log in from one address together. */
  passkeyChallengeOfNetwork: { name: 'passkey-challenge-address', hits: 100, seconds: 15 * minute },
  /** For logins started at providers, and invalid returns. */
  oidcOfNetwork: { name: 'oidc-address', hits: 100, seconds: 15 * minute },
  /** For signatures that no passkey has made. */
  passkeyFromNetwork: { name: 'passkey-address', hits: 20, seconds: 15 * minute },
  /**
   * For unverified sign-ups: a class may sign up from one address, and each verification makes
   * space for another.
   */
  registerFromNetwork: { name: 'register-address', hits: 40, seconds: hour },
  /** Each sends a mail, possibly to somebody who didn't ask. */
  registerOfAccount: { name: 'register-account', hits: 5, seconds: hour },
  forgotFromNetwork: { name: 'forgot-address', hits: 20, seconds: hour },
  /**
   * The period is the lifetime of a link, so that an owner who is rejected because of strangers has
   * one of their links.
   */
  forgotOfAccount: { name: 'forgot-account', hits: 3, seconds: 30 * minute },
  emailChangeOfAccount: { name: 'email-change', hits: 5, seconds: hour },
  resendFromNetwork: { name: 'resend-address', hits: 20, seconds: hour },
  resendToAccount: { name: 'resend-account', hits: 1, seconds: minute },
} as const satisfies Record<string, RateLimit>;

/**
 * Limits by network before those by account. Accounts are counted by address, whether it is known
 * or not.
 */
export const loginHits = (email: string, network: string): RateLimitHit[] => [
  { limit: authLimits.loginFromNetwork, subject: network },
  ...accountHits(email, network),
];

/** Limits of an account that are reset once its owner has proven their identity. */
export const accountHits = (email: string, network: string): RateLimitHit[] => [
  {
    limit: authLimits.loginOfAccountFromNetwork,
    subject: JSON.stringify([emailKey(email), network]),
  },
  { limit: authLimits.loginOfAccount, subject: emailKey(email) },
];
