import { availableParallelism } from 'node:os';
import { breachedMessage, knownSpellings } from '@folio/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../platform/app-error.ts';
import { createFairQueue } from '../platform/fair-queue.ts';

/** argon2id, which is the library's own default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes 19 MiB and a core: one is left to all else. Whoever guesses much waits behind whoever
 * logs in once; `whose` is an account, or the network of whoever has not proven to have one.
 */
const { run } = createFairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  ofOne: Number.POSITIVE_INFINITY,
  waitingEach: 64,
  waitingInAll: 500,
});

/** No password has this hash; checking against it costs what a real check costs. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mK7iuUouo0dXgnXwP0fESA$es42MsKhAmKBjyV4+e6CyUFwFHpFaQ+r1eCt015r+70';

export function hashPassword(password: string, whose: string): Promise<string> {
  return run(whose, () => hash(normalized(password), cost));
}

/** Whether a password is the one that was hashed; never so, but as slow, when there is no hash. */
export async function isPassword(
  password: string,
  hashed: string | undefined,
  whose: string,
): Promise<boolean> {
  const isSame = await run(whose, () => verify(hashed ?? decoyHash, normalized(password)));
  return hashed !== undefined && hashed !== decoyHash && isSame;
}

/** The same characters may be typed as different code points on different machines. */
const normalized = (password: string) => password.normalize('NFKC');

let passwords: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords, most common first, all in lower case: loaded when the first one is chosen. */
async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a password that is known from breaches, also with the signs around it that rules ask for. */
export async function refuseBreachedPassword(password: string): Promise<void> {
  passwords ??= loadPasswords();
  const known = await passwords;
  if (!knownSpellings(password).some((spelling) => known.has(spelling))) return;
  throw new AppError('VALIDATION_ERROR', breachedMessage, {
    errors: { password: [breachedMessage] },
  });
}
