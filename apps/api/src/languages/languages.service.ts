import { type DocumentLanguage, documentLanguages } from '@folio/contract/document-languages';
import { mayUseTemplate } from '@folio/contract/entitlements';
import {
  Agreed,
  type LanguageMark,
  type LanguageSibling,
  languageLimits,
} from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { maxVersions } from '@folio/contract/versions';
import { copiedMarks, turned, withMarks, withoutGone } from '@folio/operations/languages/notes';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import { oneByOne } from '../platform/one-by-one.ts';
import { readStored, readTemplateId, unreadable } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { isReadable, readContent, readSettings, toResume } from '../resumes/present-resume.ts';
import { addResume, findNamed, getResume, type ResumeRow } from '../resumes/resumes.service.ts';
import { countVersions } from '../versions/versions.service.ts';
import {
  countSiblings,
  deletePairs,
  findSiblings,
  insertPair,
  lockPair,
  type PairRow,
  updateAgreed,
} from './languages.repository.ts';

/** Returns the other language versions of a resume, each with the state agreed with it. */
export async function readSiblings(db: Db, user: UserRow, id: string): Promise<LanguageSibling[]> {
  const { id: own } = await getResume(db, user, id);
  const siblings = await findSiblings(db, user.id, own);
  // Unreadable siblings are skipped; the list of resumes shows them.
  const readable = siblings.filter(({ resume }) => isReadable(resume));
  return oneByOne(readable, ({ resume, pair }) => ({
    resume: toResume(resume),
    agreed: agreedFor(own, pair),
  }));
}

const readAgreed = (stored: unknown): Agreed => readStored(Agreed, stored, 'languages').value;
const agreedFor = (own: string, { resumeId, agreed }: PairRow): Agreed =>
  resumeId === own ? readAgreed(agreed) : turned(readAgreed(agreed));

/** A stored pair, with `agreed` from the side of `own`. */
const pairOf = (own: string, other: string, agreed: Agreed): PairRow =>
  own < other
    ? { resumeId: own, siblingId: other, agreed }
    : { resumeId: other, siblingId: own, agreed: turned(agreed) };

/**
 * Creates a version in another language: a copy with the same entry and bullet ids and all texts
 * marked for translation. Idempotent if the caller provides the id.
 */
export async function createLanguage(
  context: QuotaContext,
  user: UserRow,
  id: string,
  {
    language,
    ...named
  }: { language: DocumentLanguage; id?: string | undefined; name?: string | undefined },
): Promise<ResumeRow> {
  const { db, configuration } = context;
  const { quotas } = configuration;
  const source = await getResume(db, user, id);
  if (!isReadable(source)) throw unreadable();
  return inTransaction(db, async (tx) => {
    // Locks the account, so that concurrent calls see one another's versions.
    const known = await findNamed(tx, user.id, named.id);
    if (known) return known;
    await refuseTooMany(tx, source.id);
    const siblings = await findSiblings(tx, user.id, source.id);
    if ([source, ...siblings.map(({ resume }) => resume)].some((one) => isIn(one, language)))
      throw isThereAlready(language);
    const templateId = readTemplateId(source.templateId);
    const made = await addResume(tx, quotas, user, {
      id: named.id,
      name: named.name ?? nameIn(language, source.name),
      content: source.content,
      order: source.order,
      // Custom section titles would stay in the old language; default titles follow the new one.
      settings: { ...source.settings, language, sectionTitles: {} },
      // A premium template needs a plan, which may have ended.
      templateId: mayUseTemplate(templateId, user) ? templateId : defaultTemplateId,
    });
    await link(tx, { quotas, user, made }, [source, ...siblings.map(({ resume }) => resume)]);
    return made;
  });
}

type Linking = { quotas: QuotaContext['configuration']['quotas']; user: UserRow; made: ResumeRow };

async function link(tx: Tx, { quotas, user, made }: Linking, others: readonly ResumeRow[]) {
  const own = readContent(made.content);
  const pairs = await oneByOne(others, (other) => {
    const theirs: ResumeContent = readContent(other.content);
    return pairOf(made.id, other.id, withMarks({}, copiedMarks(own, theirs)));
  });
  const sizes = await oneByOne(pairs, sizeOf);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  await admitBytes(tx, quotas, user.id, bytes);
  await oneByOne(pairs, (pair) => insertPair(tx, pair));
}

const isIn = ({ settings }: ResumeRow, language: DocumentLanguage): boolean =>
  readSettings(settings).value.language === language;

/** Language versions count towards the limit of versions. */
async function refuseTooMany(tx: Tx, resumeId: string): Promise<void> {
  const languages = await countSiblings(tx, resumeId);
  if (languages >= languageLimits.siblings)
    throw new AppError(
      'VALIDATION_ERROR',
      `A resume can be in up to ${languageLimits.siblings + 1} languages. Delete or unlink one first.`,
    );
  if ((await countVersions(tx, resumeId)) >= maxVersions)
    throw new AppError(
      'VALIDATION_ERROR',
      `A resume can have up to ${maxVersions} versions, those in Recently deleted included. Detach one, or delete one for good.`,
    );
}

const isThereAlready = (language: DocumentLanguage) =>
  new AppError('VALIDATION_ERROR', `There’s a version in ${documentLanguages[language]} already.`);

const maxName = 120;
/** 'Engineer' in German becomes 'Engineer (German)'; doesn't cut within a surrogate pair. */
function nameIn(language: DocumentLanguage, name: string): string {
  const suffix = ` (${documentLanguages[language]})`;
  return name.slice(0, maxName - suffix.length).replace(/[\uD800-\uDBFF]$/, '') + suffix;
}

/**
 * Stores what the owner has checked in one version, and drops parts that neither version has
 * anymore.
 */
export async function settleLanguages(
  { db, configuration }: QuotaContext,
  user: UserRow,
  id: string,
  marks: readonly LanguageMark[],
): Promise<void> {
  const own = await getResume(db, user, id);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const siblings = await findSiblings(tx, user.id, own.id);
    const bySibling = Map.groupBy(marks, ({ siblingId }) => siblingId.toLowerCase());
    for (const { resume } of siblings) {
      const noted = bySibling.get(resume.id);
      if (!noted) continue;
      const pair = pairOf(own.id, resume.id, {});
      const before = await lockPair(tx, pair);
      const known = before ? agreedFor(own.id, { ...pair, agreed: before }) : {};
      const agreed = pruned(withMarks(known, noted), own, resume);
      if (Object.keys(agreed).length > languageLimits.parts) throw tooManyParts();
      await admitBytes(tx, configuration.quotas, user.id, sizeOf(agreed) - sizeOf(known));
      await updateAgreed(tx, pairOf(own.id, resume.id, agreed));
    }
  });
}

const pruned = (agreed: Agreed, own: ResumeRow, other: ResumeRow): Agreed =>
  isReadable(own) && isReadable(other)
    ? withoutGone(agreed, readContent(own.content), readContent(other.content))
    : agreed;

const tooManyParts = () =>
  new AppError('VALIDATION_ERROR', 'These resumes have too many parts to be compared.');

export async function releaseLanguage(db: Db, user: UserRow, id: string): Promise<void> {
  const { id: own } = await getResume(db, user, id);
  if ((await deletePairs(db, own)) === 0)
    throw new AppError('RESUME_NOT_FOUND', 'This resume has no versions in other languages.');
}
