import { accountQuotas } from '@folio/contract/quotas';
import type { Usage } from '@folio/contract/usage';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db, Tx } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  bytesBeyondShares,
  countKeptOf,
  countResumesOf,
  countTrashedOf,
  type Replaced,
} from './quotas.repository.ts';

/**
 * Storage limits per account: far above normal use, against filling the disk. They are the same on
 * every plan.
 */
export type Quotas = Configuration['quotas'];
export type QuotaContext = { db: Db; configuration: Pick<Configuration, 'quotas'> };

/**
 * Half of the bytes is divided by the maximum number of resumes: a resume within this share is
 * saved without counting. The other half is for larger resumes and everything else.
 */
const shareOf = ({ maxBytes, maxResumes }: Quotas): number => Math.floor(maxBytes / 2 / maxResumes);

/** The limit of an account's histories, which are thinned out instead of refused. */
export const historyBytes = ({ maxBytes }: Quotas): number =>
  Math.floor(maxBytes * accountQuotas.historyShare);

export const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Whether a resume's content (JSON) is within its share, so that nothing needs to be counted. */
export const isWithinShare = (quotas: Quotas, content: string): boolean =>
  Buffer.byteLength(content) <= shareOf(quotas);

/**
 * Checks the limits for a new resume; `content` is its JSON. Locks the account for the transaction.
 */
export async function admitResume(
  tx: Tx,
  quotas: Quotas,
  userId: string,
  content: string,
): Promise<void> {
  await admitRestored(tx, quotas, userId);
  await admitContent(tx, quotas, userId, content);
}

/** Checks the limits for restoring a resume, whose bytes are counted in the trash, too. */
export async function admitRestored(tx: Tx, quotas: Quotas, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  if ((await countResumesOf(tx, userId)) >= quotas.maxResumes)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `An account can have up to ${quotas.maxResumes} resumes. Delete one you no longer need and try again.`,
    );
}

/** Throws if the trash is full: it holds as many resumes as the account itself. */
export async function admitTrashed(tx: Tx, quotas: Quotas, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  if ((await countTrashedOf(tx, userId)) >= quotas.maxResumes)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `Recently deleted can hold up to ${quotas.maxResumes} resumes. Empty it and try again.`,
    );
}

/** Checks the limits for a longer content; `resumeId` is the resume that it replaces. */
export const admitContent = (
  tx: Tx,
  quotas: Quotas,
  userId: string,
  content: string,
  resumeId?: string,
): Promise<void> =>
  admitBytes(
    tx,
    quotas,
    userId,
    Buffer.byteLength(content) - shareOf(quotas),
    resumeId ? { resumeId } : {},
  );

/**
 * Throws if an account has no space for these bytes in addition to everything that isn't replaced.
 */
export async function admitBytes(
  tx: Tx,
  quotas: Quotas,
  userId: string,
  bytes: number,
  replaced: Replaced = {},
): Promise<void> {
  if (bytes <= 0) return;
  await lockAccount(tx, userId);
  const kept = await bytesBeyondShares(tx, userId, shareOf(quotas), replaced);
  if (kept + bytes > quotas.maxBytes / 2)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `Your account is full: it can hold up to ${toMegabytes(quotas.maxBytes / 2)} MB beyond the usual size of its resumes. Delete resumes you no longer need, empty Recently deleted, and try again.`,
    );
}

const toMegabytes = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });

/** The account's usage of its limits, without history, which is thinned out instead of refused. */
export const usageOf = (
  { db, configuration: { quotas } }: QuotaContext,
  userId: string,
): Promise<Usage> =>
  inTransaction(db, async (tx) => ({
    resumes: { used: await countResumesOf(tx, userId), max: quotas.maxResumes },
    deletedResumes: { used: await countTrashedOf(tx, userId), max: quotas.maxResumes },
    applications: {
      used: await countKeptOf(tx, 'applications', userId),
      max: accountQuotas.applications,
    },
    letters: { used: await countKeptOf(tx, 'letters', userId), max: accountQuotas.letters },
    questions: { used: await countKeptOf(tx, 'questions', userId), max: accountQuotas.questions },
    bytes: {
      used: await bytesBeyondShares(tx, userId, shareOf(quotas), {}),
      max: Math.floor(quotas.maxBytes / 2),
    },
  }));
