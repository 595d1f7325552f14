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
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (!known.has(lower) && !known.has(bare)) return;
  const message = 'This password is known from data breaches. Please choose another one';
  throw new AppError('VALIDATION_ERROR', message, { errors: { password: [message] } });
}
