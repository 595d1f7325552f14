import { DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import { maySetInTemplate } from '@folio/contract/entitlements';
import { withIds } from '@folio/contract/entry-ids';
import { hasAllIds, matchIds } from '@folio/contract/match-ids';
import { defaultSectionOrder, ResumeContent, SectionOrder } from '@folio/contract/resume-content';
import type { CreateResume, Resume, SavedResume, UpdateResume } from '@folio/contract/resumes';
import { mergeStoredValue } from '@folio/contract/stored-value';
import {
  fieldsOf,
  fromStoredContent,
  toStoredContent,
  versioned,
} from '@folio/contract/stored-versions';
import {
  defaultTemplateId,
  premiumTemplateWords,
  type TemplateId,
} from '@folio/contract/templates';
import { sampleContent } from '@folio/documents/sample-content';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { thinHistory } from '../history/history.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { readTemplateId } from '../platform/stored-reading.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  admitContent,
  admitResume,
  isWithinShare,
  type QuotaContext,
  type Quotas,
} from '../quotas/quotas.service.ts';
import { resumeMissing, trashResume } from '../trash/trash.service.ts';
import { readContent, toChangedResume, toResume } from './present-resume.ts';
import {
  type ChangedRow,
  changeResume,
  findHead,
  findResume,
  findStoredTexts,
  insertResume,
  lockResume,
  type ResumeHead,
  type ResumeRow,
  type StoredTexts,
} from './resumes.repository.ts';
import { rememberWhole, wholeReadingOf } from './whole-rows.ts';

export type { ResumeRow };

/** A resume of the user; another's, an unknown and a malformed id are all the same 404. */
export async function getResume(db: Db, user: UserRow, id: string): Promise<ResumeRow> {
  const row = isUuid(id) ? await findResume(db, user.id, id) : undefined;
  if (!row) throw await resumeMissing(db, user.id, id);
  return row;
}

/** What tells one state of a resume from another, without its content. */
export async function getResumeHead(db: Db, user: UserRow, id: string): Promise<ResumeHead> {
  const head = isUuid(id) ? await findHead(db, user.id, id) : undefined;
  if (!head) throw await resumeMissing(db, user.id, id);
  return head;
}

/** Settings may be as another resume has them stored. */
type NewResume = Omit<CreateResume, 'settings'> & { settings?: ResumeRow['settings'] | undefined };

/** Creates a resume; whatever is left out has the default that the product gives it. */
export const createResume = (
  { db, configuration }: QuotaContext,
  user: UserRow,
  input: CreateResume,
): Promise<ResumeRow> =>
  inTransaction(db, (tx) => addResume(tx, configuration.quotas, user, input));

/** The same as part of something larger. */
export async function addResume(
  tx: Tx,
  quotas: Quotas,
  user: UserRow,
  { name, templateId, content, order, settings, isPublic }: NewResume,
): Promise<ResumeRow> {
  if (templateId && !maySetInTemplate(templateId, undefined, user)) throw lockedTemplate();
  // What another resume has stored without ids is read with the same ones everywhere.
  const read = content && (fromStoredContent(content) as ResumeContent);
  const made = toStoredContent(read ?? sampleContent);
  await admitResume(tx, quotas, user.id, JSON.stringify(made));
  return insertResume(tx, {
    id: uuidv7(),
    userId: user.id,
    name: name ?? `Resume ${new Date().toLocaleDateString('en-US')}`,
    templateId: templateId ?? defaultTemplateId,
    content: made,
    order: order ?? defaultSectionOrder,
    settings: versioned('settings', settings ?? defaultSettings, settings),
    isPublic: isPublic ?? false,
  });
}

/** Changes a resume. A version that is no longer the current one is refused with the current record. */
export async function updateResume(
  context: QuotaContext,
  user: UserRow,
  id: string,
  input: UpdateResume,
): Promise<Resume> {
  const row = await change({ context, user, id, wantsContent: true }, input);
  if (!row.content) throw new Error('A changed resume came without its content');
  const { content } = row;
  // What was just sent need not be read a second time: it is most of the work.
  return content === input.content
    ? toChangedResume({ ...row, content })
    : toResume({ ...row, content });
}

/** The same for who has what they sent, and needs the version that it has become. */
export async function saveResume(
  context: QuotaContext,
  user: UserRow,
  id: string,
  input: UpdateResume,
): Promise<SavedResume> {
  const { version, updatedAt } = await change({ context, user, id, wantsContent: false }, input);
  return { id: id.toLowerCase(), version, updatedAt: updatedAt.toISOString() };
}

/** Whose resume is changed, and whether the answer holds its content. */
type Target = { context: QuotaContext; user: UserRow; id: string; wantsContent: boolean };

async function change(target: Target, { version, ...sent }: UpdateResume): Promise<ChangedRow> {
  const { context, user, id } = target;
  if (!isUuid(id)) throw await resumeMissing(context.db, user.id, id);
  const changes = inOrder(sent);
  const store = mayHideMore(changes) ? changeWhatIsStored : storeChanges;
  const changed = await store(target, changes, version);
  if (!changed) throw versionConflict(await getResume(context.db, user, id));
  await thinIfKept(context, changed);
  return changed;
}

/** The statement that changes a resume keeps what it was, where that is due: see `changeResume`. */
async function thinIfKept(
  { db, configuration }: QuotaContext,
  { id, userId, historyKeptAt, updatedAt }: ChangedRow,
): Promise<void> {
  if (historyKeptAt?.getTime() === updatedAt.getTime())
    await thinHistory(db, configuration.quotas, { userId, resumeId: id, subject: 'resume' });
}

/** A resume as its route answers it: as JSON where it is stored so, else as it is read. */
export async function getStoredTexts(db: Db, user: UserRow, id: string): Promise<StoredTexts> {
  const texts = isUuid(id) ? await findStoredTexts(db, user.id, id) : undefined;
  if (!texts) throw await resumeMissing(db, user.id, id);
  return texts;
}

/** The resume if it is no longer the version that its owner has; null while it is. */
export async function getResumeSince(
  db: Db,
  user: UserRow,
  id: string,
  version: number,
): Promise<ResumeRow | null> {
  const current = await getResumeHead(db, user, id);
  return current.version === version ? null : getResume(db, user, id);
}

/** What somebody asks for is what they see: a version that they don't is refused. */
export function refuseOtherVersion(current: ResumeRow, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current);
}

export const versionConflict = (current: ResumeRow) =>
  new AppError(
    'VERSION_CONFLICT',
    'This resume was changed in another window or on another device.',
    { data: toResume(current) },
  );

type Changes = Omit<UpdateResume, 'version'>;

/** Whether it replaces values that may hold more than this release can read. */
const mayHideMore = ({ content, order, settings, templateId }: Changes): boolean =>
  Boolean(content ?? order ?? settings ?? templateId);

/** Keeps what this release does not know of the row, and reads it first where there may be such. */
const changeWhatIsStored: typeof storeChanges = async (target, changes, version) => {
  const { context, user, id } = target;
  const { db, configuration } = context;
  const whole = hasAllIds(changes.content) ? wholeReadingOf(id) : undefined;
  if (whole && (version ?? whole.version) === whole.version && !changes.templateId) {
    const changed = await storeChanges(target, changes, whole.version);
    // What is replaced is stored as it was checked, and what is not as it was before.
    if (changed) rememberWhole(changed, whole.exactAs && changed.writtenBy);
    if (changed || version !== undefined) return changed;
  }
  const stored = await getResume(db, user, id);
  refuseNewTemplate(user, stored, changes.templateId);
  const kept = withUnread(stored, changes);
  // Nothing is hidden in it: whoever names no version means the resume as it is by then.
  if (isSame(kept, changes)) return storeChanges(target, changes, version);
  if (version !== undefined)
    return version === stored.version ? storeChanges(target, kept, version) : undefined;
  return inTransaction(db, async (tx) => {
    if (kept.content)
      await admitContent(
        tx,
        configuration.quotas,
        user.id,
        JSON.stringify(toStoredContent(kept.content)),
        id,
      );
    const locked = await lockResume(tx, user.id, id);
    return locked && writeChanges(tx, target, withUnread(locked, changes), undefined);
  });
};

function mergeSettings(stored: unknown, settings: DocumentSettings): DocumentSettings {
  const { fields, isKnown } = fieldsOf('settings', stored);
  const merged = mergeStoredValue(DocumentSettings, fields, settings);
  return isKnown ? merged : versioned('settings', merged, stored);
}

/** What was sent without ids has those of what it is in the stored content, or new ones. */
const identify = (sent: ResumeContent, stored: ResumeRow): ResumeContent =>
  withIds(hasAllIds(sent) ? sent : matchIds(sent, readContent(stored.content)), newId);

/** Places may contradict the order of their list: its order stands. */
const inOrder = (sent: Changes): Changes =>
  sent.content && hasAllIds(sent.content) ? { ...sent, content: withIds(sent.content) } : sent;

const newId = () => uuidv7();

function withUnread(stored: ResumeRow, changes: Changes): Changes {
  const { order, settings, templateId, ...others } = changes;
  const content = changes.content && identify(changes.content, stored);
  const isNewTemplate = templateId !== readTemplateId(stored.templateId);
  return {
    ...others,
    ...(content && {
      content: mergeStoredValue(
        ResumeContent,
        fromStoredContent(stored.content) as ResumeContent,
        content,
      ),
    }),
    ...(order && { order: mergeStoredValue(SectionOrder, stored.order, order) }),
    ...(settings && { settings: mergeSettings(stored.settings, settings) }),
    ...(templateId && { templateId: isNewTemplate ? templateId : stored.templateId }),
  };
}

const isSame = (kept: Changes, changes: Changes): boolean =>
  kept.content === changes.content &&
  kept.order === changes.order &&
  kept.settings === changes.settings &&
  kept.templateId === changes.templateId;

/** A plan is needed to choose a premium template, not to keep one that a resume has. */
function refuseNewTemplate(user: UserRow, stored: ResumeRow, wanted: TemplateId | undefined): void {
  const has = readTemplateId(stored.templateId);
  if (wanted && !maySetInTemplate(wanted, has, user)) throw lockedTemplate();
}

/** One statement, but for the few contents that need room: those are counted first. */
async function storeChanges(
  target: Target,
  changes: Changes,
  version: number | undefined,
): Promise<ChangedRow | undefined> {
  const { context, user, id } = target;
  const { db, configuration } = context;
  const { quotas } = configuration;
  const text = changes.content && JSON.stringify(toStoredContent(changes.content));
  if (text === undefined || isWithinShare(quotas, text))
    return writeChanges(db, target, changes, version, text);
  return inTransaction(db, async (tx) => {
    await admitContent(tx, quotas, user.id, text, id);
    return writeChanges(tx, target, changes, version, text);
  });
}

/** `text` is the content as JSON, which is written once for all that needs it. */
async function writeChanges(
  db: Queryable,
  { user, id, wantsContent }: Target,
  { content, reason, ...changes }: Changes,
  version: number | undefined,
  text = content && JSON.stringify(toStoredContent(content)),
): Promise<ChangedRow | undefined> {
  const returned = wantsContent && !content ? 'with content' : 'without content';
  const { settings } = changes;
  const stored = {
    ...changes,
    ...(settings && { settings: versioned('settings', settings, settings) }),
    content: text,
  };
  const row = await changeResume(db, user.id, id, stored, { version, reason, returned });
  return row && content ? { ...row, content } : row;
}

/** Into the trash, from where it can be restored. */
export const removeResume = (context: QuotaContext, user: UserRow, id: string): Promise<void> =>
  trashResume(context, user.id, id);

const lockedTemplate = () => new AppError('PREMIUM_REQUIRED', premiumTemplateWords.description);
