import { type CreateResumeLink, linkLimits, type ResumeLink } from '@folio/contract/resume-links';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { lockAccountOf } from '../auth/account.service.ts';
import { actorOf, noteInLog } from '../auth/account-log.service.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { countHits, type RateLimit, refundHits } from '../platform/rate-limit.ts';
import { idTaken } from '../platform/refusals.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { Session, UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { getResumeHead } from '../resumes/resumes.service.ts';
import {
  countLinks,
  deleteLink,
  findLinkAlone,
  findOpenLink,
  findOwnLink,
  insertLink,
  type LinkHead,
  type LinkKey,
  type LinkRow,
  listLinks,
  type OpenLink,
} from './resume-links.repository.ts';

export type LinkContext = Pick<FastifyInstance, 'db' | 'configuration'>;
type NewLink = z.output<typeof CreateResumeLink>;

const dayMs = 86_400_000;

/** A resume's links; 404 for another account's resume. */
export async function linksOf(db: Db, user: UserRow, resumeId: string): Promise<ResumeLink[]> {
  await getResumeHead(db, user, resumeId);
  return (await listLinks(db, user.id, resumeId)).map(present);
}

/**
 * Creates a link and returns its URL; that of a review link has a secret and can't be read again.
 * Idempotent if the caller provides a shared link's id, or a review link's secret. Logged in
 * the account log, since links outlive the session.
 */
export async function createLink(
  context: LinkContext,
  session: Session,
  resumeId: string,
  input: NewLink,
): Promise<ResumeLink & { address: string }> {
  const { db, configuration } = context;
  const { user } = session;
  await getResumeHead(db, user, resumeId);
  const id = input.kind === 'share' && input.id ? input.id.toLowerCase() : uuidv7();
  const secret = input.kind === 'review' ? secretOf(input, user.id, resumeId) : undefined;
  const tokenHash = secret ? hashOf(secret) : null;
  const find = () => findOwnLink(db, user.id, resumeId, tokenHash ? { tokenHash } : { id });
  const row =
    (await find()) ??
    (await addLink(db, session, { id, resumeId, tokenHash }, input)) ??
    (await find());
  if (!row) throw secret ? idTaken() : nameTaken();
  return { ...present(row), address: `${configuration.baseUrl}/r/${secret ?? row.slug}` };
}

/**
 * Derived from what the caller sends, so that a repeated request gives the same secret, and from
 * the resume, so that nobody who was sent an address can make it lead to a resume of their own once
 * its link is removed.
 */
const secretOf = ({ secret }: { secret?: string | undefined }, userId: string, resumeId: string) =>
  secret === undefined ? newSecretToken() : hashOf(`${userId} ${resumeId} ${secret}`);

/** Undefined if the secret or the name is taken. */
async function addLink(
  db: Db,
  session: Session,
  named: Pick<LinkRow, 'id' | 'resumeId' | 'tokenHash'>,
  input: NewLink,
): Promise<LinkRow | undefined> {
  const { kind, password, hidesContacts } = input;
  const userId = session.user.id;
  const expiresAt = endOf(input);
  const passwordHash = password === null ? null : await hashPassword(password, userId);
  return inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    const made = await insertLink(tx, {
      ...named,
      userId,
      kind,
      slug: kind === 'share' ? input.slug : null,
      name: input.name.trim(),
      question: kind === 'review' ? input.question.trim() : '',
      passwordHash,
      hidesContacts,
      isDownloadable: kind === 'share' && input.isDownloadable,
      expiresAt,
    });
    if (!made) return undefined;
    if ((await countLinks(tx, userId, named.resumeId)) > linkLimits.links) throw tooManyLinks();
    await noteInLog(tx, actorOf(session), 'resume-link-made', made.name);
    return made;
  });
}

/** Review links must have an end. */
function endOf({ kind, expiresAt }: NewLink): Date | null {
  const now = Date.now();
  if (!expiresAt) return kind === 'review' ? new Date(now + linkLimits.reviewDays * dayMs) : null;
  const end = new Date(expiresAt);
  const isGood = end.getTime() > now && end.getTime() <= now + linkLimits.mostDays * dayMs;
  if (isGood) return end;
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { expiresAt: ['Choose a day within the next year'] },
  });
}

export async function revokeLink(
  db: Db,
  session: Session,
  resumeId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await deleteLink(tx, session.user.id, resumeId, id);
    if (!gone) throw linkNotFound();
    await noteInLog(tx, actorOf(session), 'resume-link-removed', gone.name);
  });
}

/** A link by its URL's key, without the resume. */
export async function openLinkAlone(
  db: Db,
  kind: ResumeLink['kind'],
  key: LinkKey,
): Promise<LinkHead> {
  const found = await findLinkAlone(db, key);
  if (found?.link.kind !== kind) throw linkNotFound();
  return found;
}

/** A link by its URL's key, with the resume. */
export async function openLink(db: Db, kind: ResumeLink['kind'], key: LinkKey): Promise<OpenLink> {
  const found = await findOpenLink(db, key);
  if (!found || found.link.kind !== kind) throw linkNotFound();
  return found;
}

const guessesFromNetwork: RateLimit = { name: 'link-password-network', hits: 10, seconds: 900 };
/** For all callers together, against distributed guessing of short passwords. */
const guessesOfLink: RateLimit = { name: 'link-password', hits: 100, seconds: 3_600 };

/** Throws unless the link's password is correct. Correct attempts don't count towards the limit. */
export async function requireLinkPassword(
  context: LinkContext,
  { id, passwordHash }: LinkRow,
  password: string | undefined,
  network: string,
): Promise<void> {
  if (passwordHash === null) return;
  if (!password) throw new AppError('LINK_LOCKED', 'This link asks for a password.');
  const hits = [
    { limit: guessesFromNetwork, subject: `${id} ${network}` },
    { limit: guessesOfLink, subject: id },
  ];
  await countHits(context, hits);
  if (!(await isPassword(password, passwordHash, network)))
    throw new AppError('WRONG_PASSWORD', 'This isn’t the password of this link.', {
      errors: { password: ['This isn’t the password of this link'] },
    });
  await refundHits(context, hits);
}

export const linkNotFound = () =>
  new AppError('LINK_NOT_FOUND', 'This link doesn’t work anymore. Ask for a new one.');

const nameTaken = () =>
  new AppError('LINK_NAME_TAKEN', 'This name is taken. Choose another one.', {
    errors: { slug: ['This name is taken'] },
  });

const tooManyLinks = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    `A resume can have up to ${linkLimits.links} links. Remove one you no longer need.`,
  );

const present = (row: LinkRow): ResumeLink => ({
  id: row.id,
  kind: row.kind === 'share' ? 'share' : 'review',
  name: row.name,
  slug: row.slug,
  question: row.question,
  hasPassword: row.passwordHash !== null,
  hidesContacts: row.hidesContacts,
  isDownloadable: row.isDownloadable,
  views: row.views,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});
