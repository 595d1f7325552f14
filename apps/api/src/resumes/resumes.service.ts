import { DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import { maySetInTemplate } from '@folio/contract/entitlements';
import { defaultSectionOrder, ResumeContent, SectionOrder } from '@folio/contract/resume-content';
import type { CreateResume, Resume, UpdateResume } from '@folio/contract/resumes';
import { mergeStoredValue } from '@folio/contract/stored-value';
import {
  defaultTemplateId,
  premiumTemplateWords,
  type TemplateId,
} from '@folio/contract/templates';
import { sampleContent } from '@folio/documents/sample-content';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
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
import { toChangedResume, toResume } from './present-resume.ts';
import {
  changeResume,
  deleteResume,
  findHead,
  findResume,
  insertResume,
  lockResume,
  type ResumeHead,
  type ResumeRow,
} from './resumes.repository.ts';
import { rememberWhole, wholeVersionOf } from './whole-rows.ts';

export type { ResumeRow };

/** A resume of the user; another's, an unknown and a malformed id are all the same 404. */
export async function getResume(db: Db, user: UserRow, id: string): Promise<ResumeRow> {
  const row = isUuid(id) ? await findResume(db, user.id, id) : undefined;
  if (!row) throw notFound();
  return row;
}

/** What tells one state of a resume from another, without its content. */
export async function getResumeHead(db: Db, user: UserRow, id: string): Promise<ResumeHead> {
  const head = isUuid(id) ? await findHead(db, user.id, id) : undefined;
  if (!head) throw notFound();
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
  await admitResume(tx, quotas, user.id, content ?? sampleContent);
  return insertResume(tx, {
    id: uuidv7(),
    userId: user.id,
    name: name ?? `Resume ${new Date().toLocaleDateString('en-US')}`,
    templateId: templateId ?? defaultTemplateId,
    content: content ?? sampleContent,
    order: order ?? defaultSectionOrder,
    settings: settings ?? defaultSettings,
    isPublic: isPublic ?? false,
  });
}

/** Changes a resume. A version that is no longer the current one is refused with the current record. */
export async function updateResume(
  context: QuotaContext,
  user: UserRow,
  id: string,
  { version, ...changes }: UpdateResume,
): Promise<Resume> {
  if (!isUuid(id)) throw notFound();
  const change = mayHideMore(changes) ? changeWhatIsStored : storeChanges;
  const changed = await change(context, user, id, changes, version);
  if (!changed) throw versionConflict(await getResume(context.db, user, id));
  // What was just sent need not be read a second time: it is most of the work.
  return changed.content === changes.content ? toChangedResume(changed) : toResume(changed);
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

const versionConflict = (current: ResumeRow) =>
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
const changeWhatIsStored: typeof storeChanges = async (context, user, id, changes, version) => {
  const { db, configuration } = context;
  const whole = wholeVersionOf(id);
  if (whole !== undefined && (version ?? whole) === whole && !changes.templateId) {
    const changed = await storeChanges(context, user, id, changes, whole);
    if (changed) rememberWhole(changed);
    if (changed || version !== undefined) return changed;
  }
  const stored = await getResume(db, user, id);
  refuseNewTemplate(user, stored, changes.templateId);
  const kept = withUnread(stored, changes);
  // Nothing is hidden in it: whoever names no version means the resume as it is by then.
  if (isSame(kept, changes)) return storeChanges(context, user, id, changes, version);
  if (version !== undefined)
    return version === stored.version ? storeChanges(context, user, id, kept, version) : undefined;
  return inTransaction(db, async (tx) => {
    if (kept.content) await admitContent(tx, configuration.quotas, user.id, kept.content, id);
    const locked = await lockResume(tx, user.id, id);
    return locked && changeResume(tx, user.id, id, withUnread(locked, changes));
  });
};

function withUnread(stored: ResumeRow, changes: Changes): Changes {
  const { content, order, settings, templateId, ...others } = changes;
  const isNewTemplate = templateId !== readTemplateId(stored.templateId);
  return {
    ...others,
    ...(content && { content: mergeStoredValue(ResumeContent, stored.content, content) }),
    ...(order && { order: mergeStoredValue(SectionOrder, stored.order, order) }),
    ...(settings && { settings: mergeStoredValue(DocumentSettings, stored.settings, settings) }),
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
function storeChanges(
  { db, configuration: { quotas } }: QuotaContext,
  user: UserRow,
  id: string,
  changes: Changes,
  version: number | undefined,
): Promise<ResumeRow | undefined> {
  const { content } = changes;
  if (content === undefined || isWithinShare(quotas, content))
    return changeResume(db, user.id, id, changes, version);
  return inTransaction(db, async (tx) => {
    await admitContent(tx, quotas, user.id, content, id);
    return changeResume(tx, user.id, id, changes, version);
  });
}

export async function removeResume(db: Db, user: UserRow, id: string): Promise<void> {
  const isRemoved = isUuid(id) && (await deleteResume(db, user.id, id));
  if (!isRemoved) throw notFound();
}

const notFound = () =>
  new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");

const lockedTemplate = () => new AppError('PREMIUM_REQUIRED', premiumTemplateWords.description);
