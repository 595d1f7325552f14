import { breachedMessage, knownSpellings } from '@folio/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../platform/app-error.ts';
import { limitConcurrency } from '../platform/concurrency-limit.ts';

/** argon2id, which is the library's own default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a core: more at once would only starve the rest. */
const whenFree = limitConcurrency({ atOnce: 4, waiting: 500 });

/** No password has this hash; checking against it costs what a real check costs. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mK7iuUouo0dXgnXwP0fESA$es42MsKhAmKBjyV4+e6CyUFwFHpFaQ+r1eCt015r+70';

export function hashPassword(password: string): Promise<string> {
  return whenFree(() => hash(normalized(password), cost));
}

/** Whether a password is the one that was hashed; never so, but as slow, when there is no hash. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const isSame = await whenFree(() => verify(hashed ?? decoyHash, normalized(password)));
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
