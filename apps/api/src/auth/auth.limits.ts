import type { RateLimit, RateLimitHit } from '../platform/rate-limit.ts';
import { emailKey } from './email-key.ts';

const minute = 60;
const hour = 60 * minute;

export const authLimits = {
  loginFromNetwork: { name: 'login-address', hits: 20, seconds: 15 * minute },
  loginOfAccountFromNetwork: { name: 'login-account-address', hits: 5, seconds: 15 * minute },
  /**
   * Of all that do not know the account's owner together, so that no crowd of addresses guesses a
   * password: 1,200 a day, of passwords that are on no list of known ones. It is ten callers' worth,
   * and does not stop a known device, nor who proves their address by mail.
   */
  loginOfAccount: { name: 'login-account', hits: 50, seconds: hour },
  /** Of a known device, which no other limit stops: a stolen one has no more guesses than anybody. */
  loginOfDevice: { name: 'login-device', hits: 5, seconds: 15 * minute },
  /** Of whoever has a session and is asked for the password once more. */
  passwordOfSession: { name: 'password-account', hits: 5, seconds: 15 * minute },
  /** Of wrong codes, whoever sends them: they know the password, which is then to be changed. */
  codeOfAccount: { name: 'code-account', hits: 10, seconds: hour },
  /** Each is a row for minutes; a class behind one address logs in together. */
  passkeyChallengeOfNetwork: { name: 'passkey-challenge-address', hits: 100, seconds: 15 * minute },
  /** Of departures to providers, and of returns that prove nothing. */
  oidcOfNetwork: { name: 'oidc-address', hits: 100, seconds: 15 * minute },
  /** Of answers that no passkey gave. */
  passkeyFromNetwork: { name: 'passkey-address', hits: 20, seconds: 15 * minute },
  /**
   * Of sign-ups that nobody has proven yet: a class of a careers service signs up behind one address,
   * and each of them who opens their mail makes room for the next.
   */
  registerFromNetwork: { name: 'register-address', hits: 40, seconds: hour },
  /** Each sends a mail to somebody who may have asked for none. */
  registerOfAccount: { name: 'register-account', hits: 5, seconds: hour },
  forgotFromNetwork: { name: 'forgot-address', hits: 20, seconds: hour },
  /** As long as a link is good: whoever is refused because strangers asked has a link of theirs. */
  forgotOfAccount: { name: 'forgot-account', hits: 3, seconds: 30 * minute },
  emailChangeOfAccount: { name: 'email-change', hits: 5, seconds: hour },
  resendFromNetwork: { name: 'resend-address', hits: 20, seconds: hour },
  resendToAccount: { name: 'resend-account', hits: 1, seconds: minute },
} as const satisfies Record<string, RateLimit>;

/** Who asks, before whom it is about. Accounts are counted by their address, known or not. */
export const loginHits = (email: string, network: string): RateLimitHit[] => [
  { limit: authLimits.loginFromNetwork, subject: network },
  ...accountHits(email, network),
];

/** What keeps callers from an account, and is let go of once its owner has proven who they are. */
export const accountHits = (email: string, network: string): RateLimitHit[] => [
  {
    limit: authLimits.loginOfAccountFromNetwork,
    subject: JSON.stringify([emailKey(email), network]),
  },
  { limit: authLimits.loginOfAccount, subject: emailKey(email) },
];
