import type { AdminHiddenPage, AdminReport } from '@folio/contract/admin-pages';
import { PathId } from '@folio/contract/id-params';
import type { PageReport } from '@folio/contract/page-reports';
import { isPageName } from '@folio/contract/public-page';
import { v7 as uuidv7 } from 'uuid';
import { noteInLog } from '../auth/account-log.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';
import { countHits, type RateLimit, senderHits } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { showProfile } from '../profiles/public-profiles.service.ts';
import { readResume } from '../resumes/public-resumes.service.ts';
import { openLink } from '../reviews/resume-links.service.ts';
import { pageHiddenMail } from './admin.mails.ts';
import {
  countOpenReportsOf,
  deleteHidden,
  findOwner,
  findReport,
  findSharedName,
  type HiddenRow,
  insertHidden,
  insertReport,
  type PageId,
  type ReportRow,
  settleReports,
} from './pages.repository.ts';

const hour = 3_600;
const reportsOfSender = {
  ofAddress: { name: 'page-reports-address', hits: 10, seconds: hour },
  ofNetwork: { name: 'page-reports-network', hits: 50, seconds: hour },
} as const satisfies Record<string, RateLimit>;
/** A limit on all senders together, so that no crowd of addresses floods the operators. */
const reportsOfEverybody: RateLimit = { name: 'page-reports', hits: 300, seconds: hour };

/** Maximum open reports for one page; further ones are accepted but not stored. */
const maxOpen = 20;
/** Forms submitted faster than this are from bots. */
const minFillMs = 1_000;

const noPage = () =>
  new AppError('NOT_FOUND', 'There’s no public page at this address.', {
    errors: { address: ['There’s no public page at this address'] },
  });

/** Stores a report of a public page. A bot's report is not stored, but answered the same. */
export async function reportPage(
  context: AuthContext,
  { address, reason, note = '', faxNumber = '', openForMs = minFillMs }: PageReport,
  network: string,
): Promise<void> {
  await countHits(context, senderHits(reportsOfSender, network));
  const page = await publicPageAt(context, address);
  const owner = page && (await findOwner(context.db, page));
  if (!page || !owner) throw noPage();
  if (faxNumber !== '' || openForMs < minFillMs) return;
  if ((await countOpenReportsOf(context.db, page)) >= maxOpen) return;
  await countHits(context, [{ limit: reportsOfEverybody, subject: 'everybody' }]);
  const { kind: pageKind, id: pageId } = page;
  const report = { id: uuidv7(), pageKind, pageId, userId: owner.id, reason, note };
  await insertReport(context.db, report);
}

/** The public page at a URL of this server, given as a whole or as a path. */
async function publicPageAt(context: AuthContext, address: string): Promise<PageId | undefined> {
  const path = URL.parse(address, context.configuration.baseUrl)?.pathname ?? '';
  const resumeId = /^\/resume\/preview\/([^/]+)\/?$/i.exec(path)?.[1];
  try {
    if (resumeId !== undefined) {
      const { id } = await readResume(context, null, PathId.parse(resumeId));
      return { kind: 'resume', id };
    }
    const slug = /^\/r\/([^/]+)\/?$/.exec(path)?.[1];
    if (slug !== undefined) {
      const { resume } = await openLink(context.db, 'share', { slug: slug.toLowerCase() });
      return { kind: 'resume', id: resume.id };
    }
    const name = path.replace(/^\/|\/$/g, '');
    const shown = isPageName(name) ? await showProfile(context, name, null) : undefined;
    return shown?.user ? { kind: 'profile', id: shown.user.id } : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith('NOT_FOUND')) return undefined;
    throw error;
  }
}

/** Decides a report and all other open ones of its page; returns the ids of page and owner. */
export const decideReport = (
  context: AuthContext,
  id: string,
  { isToHide, reason }: { isToHide: boolean; reason: string },
): Promise<string[]> =>
  inTransaction(context.db, async (tx) => {
    const report = await findReport(tx, id);
    if (!report) throw new AppError('NOT_FOUND', 'There is no report with this id.');
    if (report.doneAt) throw new AppError('VALIDATION_ERROR', 'This report is settled already.');
    const page = { kind: report.pageKind, id: report.pageId };
    if (isToHide) await hide(context, tx, page, reason);
    await settleReports(tx, page, isToHide);
    return [page.id, report.userId];
  });

/** Returns the ids of the page and its owner. */
export async function hidePage(
  context: AuthContext,
  address: string,
  reason: string,
): Promise<string[]> {
  const page = await publicPageAt(context, address);
  if (!page) throw noPage();
  return inTransaction(context.db, async (tx) => {
    const ownerId = await hide(context, tx, page, reason);
    await settleReports(tx, page, true);
    return [page.id, ownerId];
  });
}

/**
 * Notifies the owner by mail and in the account log. Does nothing if the page is hidden already.
 */
async function hide(context: AuthContext, tx: Tx, page: PageId, reason: string): Promise<string> {
  const user = await findOwner(tx, page);
  if (!user) throw noPage();
  const { kind: pageKind, id: pageId } = page;
  if (!(await insertHidden(tx, { pageKind, pageId, userId: user.id, reason }))) return user.id;
  await noteInLog(tx, { userId: user.id }, 'page-hidden-by-operator');
  const name = pageKind === 'resume' ? await findSharedName(tx, pageId) : null;
  const path = pathOf(page, user, name);
  await context.mailer.send(pageHiddenMail(user, context.configuration, { path, reason }), tx);
  return user.id;
}

export const showPageAgain = (context: AuthContext, page: PageId): Promise<string[]> =>
  inTransaction(context.db, async (tx) => {
    const userId = await deleteHidden(tx, page);
    if (!userId) throw new AppError('NOT_FOUND', 'This page is not hidden.');
    await noteInLog(tx, { userId }, 'page-shown-by-operator');
    return [page.id, userId];
  });

/** `name` is that of the link that shows a private resume. */
function pathOf(
  { kind, id }: PageId,
  { username }: Pick<UserRow, 'username'>,
  name: string | null,
): string {
  if (kind === 'profile') return `/${username}`;
  return name === null ? `/resume/preview/${id}` : `/r/${name}`;
}

type Shown = Pick<ReportRow, 'owner' | 'name' | 'isHidden'>;
const presentPage = (page: PageId, { owner, name, isHidden }: Shown) => ({
  ...page,
  path: pathOf(page, owner, name),
  owner: { id: owner.id, email: owner.email },
  isHidden,
});

export const presentReport = ({ report, ...shown }: ReportRow): AdminReport => ({
  id: report.id,
  at: report.createdAt.toISOString(),
  page: presentPage({ kind: report.pageKind, id: report.pageId }, shown),
  reason: report.reason,
  note: report.note,
  doneAt: report.doneAt?.toISOString() ?? null,
});

export const presentHidden = ({ hidden, ...shown }: HiddenRow): AdminHiddenPage => ({
  page: presentPage({ kind: hidden.pageKind, id: hidden.pageId }, { ...shown, isHidden: true }),
  reason: hidden.reason,
  hiddenAt: hidden.createdAt.toISOString(),
});
