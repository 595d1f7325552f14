import type { LinkFront, Review, SharedResume } from '@folio/contract/reviews';
import type { ReviewNote, Suggestion } from '@folio/contract/suggestions';
import { ownerName } from '@folio/documents/outline/outline-resume';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { BuiltIn } from '../ai/ai-call.ts';
import { AppError } from '../platform/app-error.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createVisits, type Visit } from '../profiles/visits.ts';
import { toResume } from '../resumes/present-resume.ts';
import { shownToOthers } from '../resumes/public-resumes.service.ts';
import { isShownKnown, type ShownForm } from '../resumes/shown-resumes.ts';
import {
  addLinkViews,
  findReviewer,
  insertReviewer,
  type LinkHead,
  lockReviewers,
  type OpenLink,
  type ReviewerRow,
  renameReviewer,
} from './resume-links.repository.ts';
import {
  type LinkContext,
  linkNotFound,
  openLink,
  openLinkAlone,
  requireLinkPassword,
} from './resume-links.service.ts';
import { deleteOfReviewer, listOfReviewer } from './suggestions.repository.ts';
import { addReply, addSuggestion, present, suggestionNotFound } from './suggestions.service.ts';

/** Maximum reviewers of a link, which limits a leaked one. */
const maxReviewers = 100;

const reviewLink = ({ db }: LinkContext, token: string): Promise<OpenLink> =>
  openLink(db, 'review', { tokenHash: hashOf(token) });

/** Returns what is shown before a reviewer has entered. */
export async function readFront(context: LinkContext, token: string): Promise<LinkFront> {
  const open = await reviewLink(context, token);
  const isLocked = open.link.passwordHash !== null;
  const front = frontOf(open);
  return isLocked ? { ...front, isLocked, ownerName: '', question: '' } : { ...front, isLocked };
}

const frontOf = ({ link, resume }: OpenLink) => ({
  question: link.question,
  expiresAt: link.expiresAt?.toISOString() ?? null,
  ownerName: ownerName(toResume(resume).content),
});

/** Registers a reviewer; the response has a pass by which they are recognized. */
export async function enterReview(
  context: LinkContext,
  token: string,
  { name, password }: { name: string; password?: string | undefined },
  visit: Visit,
): Promise<string> {
  const { link } = await openLinkAlone(context.db, 'review', { tokenHash: hashOf(token) });
  await requireLinkPassword(context, link, password, visit.address);
  const pass = newSecretToken();
  await inTransaction(context.db, async (tx) => {
    const reviewers = await lockReviewers(tx, link.id);
    if (reviewers === undefined) throw linkNotFound();
    if (reviewers >= maxReviewers)
      throw new AppError(
        'QUOTA_EXCEEDED',
        'Too many people have used this link. Ask for a new one.',
      );
    await insertReviewer(tx, {
      id: uuidv7(),
      userId: link.userId,
      linkId: link.id,
      passHash: hashOf(pass),
      name,
    });
  });
  await addLinkViews(context.db, link.id, 1);
  return pass;
}

type Inside = { open: OpenLink; reviewer: ReviewerRow };

/** The reviewer with this pass; unknown ones have to enter again. */
async function inside(context: LinkContext, token: string, pass: string): Promise<Inside> {
  const open = await reviewLink(context, token);
  const reviewer = await findReviewer(context.db, open.link.id, hashOf(pass));
  if (!reviewer) throw new AppError('LINK_LOCKED', 'Come in by the link again.');
  return { open, reviewer };
}

export async function readReview(
  context: LinkContext,
  token: string,
  pass: string,
): Promise<Review> {
  const { open, reviewer } = await inside(context, token, pass);
  const rows = await listOfReviewer(context.db, reviewer.id);
  const { content } = toResume(open.resume);
  return {
    ...frontOf(open),
    reviewer: reviewer.name,
    resume: await shownOf(context, open),
    notes: rows.map((row) => present(row, content)),
  };
}

const formOf = ({ link }: Pick<OpenLink, 'link'>): ShownForm =>
  link.hidesContacts ? 'without contacts' : 'all';

const shownOf = (context: LinkContext, open: OpenLink | LinkHead) =>
  shownToOthers(context, open.resume, open.account, formOf(open));

export async function renameInReview(
  context: LinkContext,
  token: string,
  { pass, name }: { pass: string; name: string },
): Promise<string> {
  const { reviewer } = await inside(context, token, pass);
  await renameReviewer(context.db, reviewer.id, name);
  return name;
}

export async function addReviewNote(
  context: LinkContext,
  builtIn: BuiltIn,
  token: string,
  { pass, note }: { pass: string; note: z.output<typeof ReviewNote> },
): Promise<Suggestion> {
  const { open, reviewer } = await inside(context, token, pass);
  const { content } = await shownOf(context, open);
  const by = { byKind: 'reviewer', byName: reviewer.name, reviewerId: reviewer.id };
  return addSuggestion(context, builtIn, open.resume, content, by, note);
}

/** A limit per reviewer, independent of the network. */
const repliesOfReviewer: RateLimit = { name: 'review-replies', hits: 40, seconds: 3_600 };

export async function replyInReview(
  context: LinkContext,
  token: string,
  noteId: string,
  { pass, ...reply }: { pass: string; id?: string | undefined; text: string },
): Promise<Suggestion> {
  const { open, reviewer } = await inside(context, token, pass);
  await countHits(context, [{ limit: repliesOfReviewer, subject: reviewer.id }]);
  const key = { reviewerId: reviewer.id, id: noteId };
  return addReply(context, open.resume, key, 'reviewer', reply);
}

export async function deleteReviewNote(
  context: LinkContext,
  token: string,
  pass: string,
  noteId: string,
): Promise<void> {
  const { reviewer } = await inside(context, token, pass);
  const isGone = await deleteOfReviewer(context.db, reviewer.id, noteId);
  if (!isGone) throw suggestionNotFound();
}

const noteVisit = createVisits();

type Opening = {
  password: string | undefined;
  visit: Visit;
  /** The signed-in account, since the owner's views don't count. */
  reader: UserRow | null;
};

/** A shared resume by its link's name, and password if it has one. */
export async function openShared(
  context: LinkContext,
  slug: string,
  { password, visit, reader }: Opening,
): Promise<SharedResume> {
  const key = { slug: slug.toLowerCase() };
  const head = await openLinkAlone(context.db, 'share', key);
  const { link } = head;
  await requireLinkPassword(context, link, password, visit.address);
  const isKnown = isShownKnown(head.resume, formOf(head));
  const open = isKnown ? head : await openLink(context.db, 'share', key);
  // Determined at once, because the cached value may be evicted while the view is counted.
  const shown = await shownOf(context, open);
  const views = noteVisit(link.id, visit, reader?.id === link.userId);
  if (views !== 0) await addLinkViews(context.db, link.id, views);
  return { ...shown, isDownloadable: link.isDownloadable };
}
