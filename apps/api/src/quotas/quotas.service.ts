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
 * How much an account may keep: far more than anybody writes, so that no single one fills the disk.
 * It is no part of the offer, which knows no number of resumes.
 */
export type Quotas = Configuration['quotas'];
export type QuotaContext = { db: Db; configuration: Pick<Configuration, 'quotas'> };

/**
 * Half of the bytes is shared out among as many resumes as an account may have: a resume within its
 * share is saved without counting. The other half is for what is beyond that, and all else.
 */
const shareOf = ({ maxBytes, maxResumes }: Quotas): number => Math.floor(maxBytes / 2 / maxResumes);

/** What the histories of an account may take, which are thinned where another's would be refused. */
export const historyBytes = ({ maxBytes }: Quotas): number =>
  Math.floor(maxBytes * accountQuotas.historyShare);

export const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Whether the content of a resume, as JSON, is so short that nothing needs to be counted for it. */
export const isWithinShare = (quotas: Quotas, content: string): boolean =>
  Buffer.byteLength(content) <= shareOf(quotas);

/**
 * Refuses one resume too many; `content` is its JSON. Until the transaction ends nothing else is
 * admitted to the account.
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

/** Admits a resume that comes out of the trash: its bytes were counted there. */
export async function admitRestored(tx: Tx, quotas: Quotas, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  if ((await countResumesOf(tx, userId)) >= quotas.maxResumes)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `An account can have up to ${quotas.maxResumes} resumes. Delete one you no longer need and try again.`,
    );
}

/** The trash holds as many resumes as the account itself: what is deleted beyond that has no place. */
export async function admitTrashed(tx: Tx, quotas: Quotas, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  if ((await countTrashedOf(tx, userId)) >= quotas.maxResumes)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `Recently deleted can hold up to ${quotas.maxResumes} resumes. Empty it and try again.`,
    );
}

/** Admits a content that is longer than before; `resumeId` is whose it replaces. */
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

/** Refuses bytes for which an account has no room beside all that it does not replace. */
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

/**
 * How far an account has come to what it may keep. History is no part of it: that is thinned, and
 * never refused.
 */
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
