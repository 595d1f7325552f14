import {
  addBulletAt,
  listTexts,
  missingBulletList,
  textAt,
  writeTextAt,
} from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import {
  type Suggestion,
  type SuggestionDecision,
  type SuggestionReply,
  statusOf,
  suggestionLimits,
  textNow,
} from '@folio/contract/suggestions';
import { withoutHidden } from '@folio/contract/without-hidden';
import { v7 as uuidv7 } from 'uuid';
import type { BuiltIn } from '../ai/ai-call.ts';
import { judgeText } from '../ai/resume-analysis.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { unreadable } from '../platform/read-stored.ts';
import { idTaken } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { isReadable, toResume } from '../resumes/present-resume.ts';
import { getResume, type ResumeRow } from '../resumes/resumes.service.ts';
import { noteUnseen } from './review-news.repository.ts';
import {
  appendReply,
  countWaiting,
  decideSuggestion,
  findSame,
  findSuggestion,
  insertSuggestion,
  type ListedSuggestion,
  listSuggestions,
  type SuggestionKey,
  type SuggestionRow,
  thinDecided,
} from './suggestions.repository.ts';

/** The author of a suggestion, as it is stored. */
export type SuggestionAuthor = Pick<SuggestionRow, 'byKind' | 'byName'> &
  Partial<Pick<SuggestionRow, 'reviewerId' | 'keyId'>>;

type Proposal = Pick<SuggestionRow, 'path' | 'before' | 'quote' | 'after' | 'reason'> & {
  id?: string | undefined;
};

export async function suggestionsOf(
  db: Db,
  user: UserRow,
  resumeId: string,
): Promise<Suggestion[]> {
  const { content } = readable(await getResume(db, user, resumeId));
  return (await listSuggestions(db, user.id, resumeId)).map((row) => present(row, content));
}

/** Stores another wording of a text by a program or a script, until its owner decides. */
export async function proposeText(
  context: QuotaContext,
  builtIn: BuiltIn,
  owner: { user: UserRow; resumeId: string },
  by: SuggestionAuthor,
  proposal: Proposal,
): Promise<Suggestion> {
  const row = await getResume(context.db, owner.user, owner.resumeId);
  const { content, settings } = readable(row);
  const shown = withoutHidden(content, settings.hiddenSections);
  return addSuggestion(context, builtIn, row, shown, by, proposal);
}

/**
 * Stores a suggestion about a text as its author sees it (`shown`), if that is unchanged. A
 * suggestion with an id from its caller is stored once, however often it is sent; a reviewer's also
 * without one, as long as nobody has answered it. The owner is notified of a reviewer's suggestion.
 * The fact guard's verdict on a wording is stored with it for information. It uses only what the
 * author can see, because otherwise the verdict would reveal hidden parts.
 */
export async function addSuggestion(
  { db, configuration }: QuotaContext,
  builtIn: BuiltIn,
  row: ResumeRow,
  shown: ResumeContent,
  by: SuggestionAuthor,
  { id: sentId, ...given }: Proposal,
): Promise<Suggestion> {
  const { content } = readable(row);
  const { userId, id: resumeId } = row;
  const id = (sentId ?? uuidv7()).toLowerCase();
  const find = (from: Queryable) => findOfAuthor(from, { userId, resumeId, id }, by);
  const sent = await find(db);
  if (sent) return present(sent, content);
  const proposal = withNewBullet(shown, given);
  refuseUnseen(content, shown, proposal);
  const { path, before, after: text } = proposal;
  const judged =
    text === null ? undefined : await judgeText(builtIn, shown, { path, before, text });
  const quote = before.includes(proposal.quote) ? proposal.quote : '';
  const said = { userId, resumeId, ...by, ...proposal, quote, reason: proposal.reason.trim() };
  const made = await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const list = path === given.path ? undefined : given.path;
    const same = by.reviewerId ? await findSame(tx, said, list) : undefined;
    const known = (await find(tx)) ?? same;
    if (known) return known;
    if ((await countWaiting(tx, userId, resumeId)) >= suggestionLimits.waiting) throw tooMany();
    await thinDecided(tx, userId, resumeId);
    await admitBytes(tx, configuration.quotas, userId, sizeOf(proposal)).catch((error: unknown) => {
      throw by.byKind === 'reviewer' && isQuota(error) ? tooMany() : error;
    });
    const { verdict = null, flags = [] } = judged ?? {};
    const row = await insertSuggestion(tx, { id, ...said, verdict, flags });
    if (!row) throw idTaken();
    if (by.reviewerId) await noteUnseen(tx, by.reviewerId);
    return row;
  });
  return present({ ...made, isReached: made.reviewerId !== null }, content);
}

/**
 * Returns a suggestion that was sent earlier under this id. Those of other authors count as
 * unknown.
 */
async function findOfAuthor(db: Queryable, key: SuggestionKey, by: SuggestionAuthor) {
  const found = await findSuggestion(db, key);
  const { byKind, reviewerId = null, keyId = null } = by;
  const isOwn =
    found?.byKind === byKind && found.reviewerId === reviewerId && found.keyId === keyId;
  return isOwn ? found : undefined;
}

/** A new bullet gets an id and a place in its list. */
function withNewBullet(shown: ResumeContent, proposal: Proposal): Proposal {
  const { before, after } = proposal;
  const path = `${proposal.path}/${uuidv7()}/text`;
  const isNew = before === '' && after !== null && missingBulletList(shown, path);
  return isNew ? { ...proposal, path } : proposal;
}

/** Quota errors concern the owner only. */
const isQuota = (error: unknown) => error instanceof AppError && error.code === 'QUOTA_EXCEEDED';

/** Hidden texts get the same response as missing ones. */
function refuseUnseen(content: ResumeContent, shown: ResumeContent, proposal: Proposal): void {
  const { path, before, after } = proposal;
  const isNew =
    missingBulletList(shown, path) !== undefined && missingBulletList(content, path) !== undefined;
  const isSeen = listTexts(shown).some((one) => one.path === path) || isList(shown, path);
  const now = isSeen || isNew ? textNow(content, path) : undefined;
  if (now === undefined || now !== textNow(shown, path))
    throw invalid('path', 'There is no text at this path.');
  if (now !== before)
    throw new AppError('VERSION_CONFLICT', 'This text was changed in the meantime.');
  if (after === null) return;
  if (after === before) throw invalid('after', 'This is what the text says already.');
  const next = isNew ? addBulletAt(content, path, after) : writeTextAt(content, path, after);
  const read = ResumeContent.safeParse(withIds(next));
  if (!read.success)
    throw invalid('after', read.error.issues[0]?.message ?? 'This can’t stand here.');
}

/** A list of strings, such as skills, is one text here. */
const isList = (shown: ResumeContent, path: string): boolean =>
  /\/items$/.test(path) && textAt(shown, path) !== undefined;

export async function decide(
  db: Db,
  user: UserRow,
  resumeId: string,
  id: string,
  decision: SuggestionDecision,
): Promise<Suggestion> {
  const { content } = readable(await getResume(db, user, resumeId));
  const row = await decideSuggestion(db, { userId: user.id, resumeId, id }, decision);
  if (!row) throw suggestionNotFound();
  return present(row, content);
}

/** A reply as it is sent. */
type Reply = { id?: string | undefined; text: string };

/** The owner's reply to a reviewer. */
export async function answerSuggestion(
  context: QuotaContext,
  user: UserRow,
  { resumeId, id }: { resumeId: string; id: string },
  reply: Reply,
): Promise<Suggestion> {
  const row = await getResume(context.db, user, resumeId);
  return addReply(context, row, { userId: user.id, resumeId: row.id, id }, 'owner', reply);
}

/**
 * Adds a reply to a suggestion (idempotent). Decided suggestions and those of ended links take
 * none, since nobody would read it.
 */
export async function addReply(
  { db, configuration }: QuotaContext,
  resume: ResumeRow,
  key: SuggestionKey,
  by: SuggestionReply['by'],
  { id = uuidv7(), text }: Reply,
): Promise<Suggestion> {
  const { content } = readable(resume);
  const reply = { id: id.toLowerCase(), by, text, createdAt: new Date().toISOString() };
  const now = await inTransaction(db, async (tx) => {
    await lockAccount(tx, resume.userId);
    const known = await findSuggestion(tx, key);
    if (known?.replies.some((one) => one.id === reply.id)) return known;
    await admitBytes(tx, configuration.quotas, resume.userId, sizeOf(reply)).catch(
      (error: unknown) => {
        throw by === 'reviewer' && isQuota(error) ? tooManyReplies() : error;
      },
    );
    const isAdded = await appendReply(tx, key, reply);
    if (isAdded && 'reviewerId' in key) await noteUnseen(tx, key.reviewerId);
    return findSuggestion(tx, key);
  });
  if (!now) throw suggestionNotFound();
  if (now.replies.some((one) => one.id === reply.id)) return present(now, content);
  throw now.decision === 'open' && now.isReached
    ? tooManyReplies()
    : new AppError('SUGGESTION_CLOSED', 'This note takes no more replies.');
}

function readable(row: ResumeRow): Resume {
  if (!isReadable(row)) throw unreadable();
  return toResume(row);
}

const kinds = ['reviewer', 'api-key', 'owner'] as const;
const verdicts = ['clear', 'doubtful', 'refused'] as const;

export const present = (row: ListedSuggestion, content: ResumeContent): Suggestion => ({
  id: row.id,
  by: { kind: kinds.find((one) => one === row.byKind) ?? 'reviewer', name: row.byName },
  path: row.path,
  before: row.before,
  quote: row.quote,
  after: row.after,
  reason: row.reason,
  verdict: verdicts.find((one) => one === row.verdict) ?? null,
  flags: row.flags,
  status: statusOf(row, textNow(content, row.path)),
  decision: row.decision,
  replies: row.replies,
  takesReplies:
    row.isReached && row.decision === 'open' && row.replies.length < suggestionLimits.replies,
  createdAt: row.createdAt.toISOString(),
});

export const suggestionNotFound = () =>
  new AppError('SUGGESTION_NOT_FOUND', 'This suggestion is gone.');

const invalid = (field: string, message: string) =>
  new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { [field]: [message] },
  });

const tooMany = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    'This resume has as many suggestions as it can hold. Its owner has to look at some first.',
  );

const tooManyReplies = () =>
  new AppError('QUOTA_EXCEEDED', 'This note has as many replies as it can hold.');
