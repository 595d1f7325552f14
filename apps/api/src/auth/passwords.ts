import { availableParallelism } from 'node:os';
import { breachedMessage, knownSpellings } from '@folio/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../platform/app-error.ts';
import { createFairQueue } from '../platform/fair-queue.ts';

/** argon2id, the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and a core; one core stays free. Fair queueing by `whose` (an account, or
 * the network of an unauthenticated caller) makes frequent callers wait behind others.
 */
const { run } = createFairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  ofOne: Number.POSITIVE_INFINITY,
  waitingEach: 64,
  waitingInAll: 500,
});

/** No password has this hash; checking it takes as long as a real one. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mK7iuUouo0dXgnXwP0fESA$es42MsKhAmKBjyV4+e6CyUFwFHpFaQ+r1eCt015r+70';

export function hashPassword(password: string, whose: string): Promise<string> {
  return run(whose, () => hash(normalized(password), cost));
}

/** Verifies a password; without a hash it takes as long, and returns false. */
export async function isPassword(
  password: string,
  hashed: string | undefined,
  whose: string,
): Promise<boolean> {
  const isSame = await run(whose, () => verify(hashed ?? decoyHash, normalized(password)));
  return hashed !== undefined && hashed !== decoyHash && isSame;
}

/** Unicode normalization: keyboards may produce different code points for the same characters. */
const normalized = (password: string) => password.normalize('NFKC');

let passwords: Promise<ReadonlySet<string>> | undefined;

/** 49,000 common passwords, most frequent first, in lower case; loaded on first use. */
async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Throws for a password that is known from breaches, also with prefixed or appended digits and
 * signs.
 */
export async function refuseBreachedPassword(password: string): Promise<void> {
  passwords ??= loadPasswords();
  const known = await passwords;
  if (!knownSpellings(password).some((spelling) => known.has(spelling))) return;
  throw new AppError('VALIDATION_ERROR', breachedMessage, {
    errors: { password: [breachedMessage] },
  });
}
