import { breachedMessage, knownSpellings } from '@folio/contract/password';
import { AppError } from '../platform/app-error.ts';

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
