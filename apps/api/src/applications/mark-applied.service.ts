import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { Keeping } from '@folio/contract/application-keeping';
import type {
  Application,
  ApplicationSummary,
  UpdateApplication,
} from '@folio/contract/applications';
import { creditCost } from '@folio/contract/entitlements';
import { hasBlankPages } from '@folio/documents/shown-content';
import type { FastifyBaseLogger } from 'fastify';
import { listPaidPdfs } from '../credits/deliveries.service.ts';
import { letterLibrary } from '../letters/letters.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import type { Caller } from '../platform/document-threads.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { isWithinLimit, type RateLimit } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { toOrderedResume } from '../resumes/present-resume.ts';
import { getResume } from '../resumes/resumes.service.ts';
import { createApplication } from './add-applications.service.ts';
import {
  getApplication,
  setStatuses,
  summariesOf,
  updateApplication,
} from './applications.service.ts';
import { type KeepingContext, keepSent, listSentDocuments } from './sent-documents.service.ts';

/** The same limit as for downloads, whether documents are kept on request or automatically. */
export const keptOfAccount: RateLimit = { name: 'sent-account', hits: 30, seconds: 60 };

/**
 * The number of applications in a bulk change for which documents are made, since the caller waits
 * for them.
 */
const keptAtOnce = 10;

type Context = KeepingContext & {
  configuration: Pick<Configuration, 'rateLimits'>;
  log: FastifyBaseLogger;
};
type Marking = { context: Context; caller: Caller; user: UserRow };

/**
 * The single rule for every way in which an application becomes `applied` (the board, the status
 * menu, a bulk change, a script, an assistant): copies of what was sent are kept if that costs no
 * credits and they are certain to be what was sent. Otherwise the response says that none were
 * kept, and why. The status change never waits for this.
 */
export async function createAndKeep(
  marking: Marking,
  { waitedMs, ...given }: Parameters<typeof createApplication>[2] & Pick<Move, 'waitedMs'>,
): Promise<Application> {
  const { application, isDeleted } = await createApplication(marking.context, marking.user, given);
  const isSent = application.status === 'applied' && !isDeleted;
  return isSent ? withKeeping(marking, application, waitedMs) : application;
}

export async function updateAndKeep(
  marking: Marking,
  id: string,
  { waitedMs, ...given }: UpdateApplication,
): Promise<Application> {
  const { context, user } = marking;
  const { application, hasApplied } = await updateApplication(context, user, id, given);
  return hasApplied ? withKeeping(marking, application, waitedMs) : application;
}

type Move = { status: ApplicationStatus; day?: string | undefined; waitedMs?: number | undefined };

export async function setStatusesAndKeep(
  marking: Marking,
  ids: readonly string[],
  { status, day, waitedMs }: Move,
): Promise<ApplicationSummary[]> {
  const { context, user } = marking;
  const changed = await setStatuses(context.db, user, ids, status, day);
  if (status !== 'applied' || changed.length === 0) return changed;
  const keeping = new Map<string, Keeping>();
  for (const { id, sentAs } of changed) {
    const keep = async () =>
      keeping.size < keptAtOnce
        ? keepApplied(marking, () => getApplication(context.db, user, id), waitedMs)
        : notKept('many-at-once');
    keeping.set(id, sentAs?.isKept ? kept : await keep());
  }
  // Read again, since list items also show what was kept.
  const now = await summariesOf(context.db, user, [...keeping.keys()]);
  return now.map((one) => ({ ...one, keeping: keeping.get(one.id) }));
}

const withKeeping = async (marking: Marking, application: Application, waitedMs?: number) => ({
  ...application,
  keeping: await keepApplied(marking, async () => application, waitedMs),
});

/** The status is stored by now, so failures from here on are only reported in the response. */
async function keepApplied(
  { context, caller, user }: Marking,
  read: () => Promise<Application>,
  waitedMs?: number,
): Promise<Keeping> {
  const { db } = context;
  try {
    const { id, resumeId, events, statusDay } = await read();
    // Documents that the owner has kept are what was sent.
    if ((await listSentDocuments(db, user, id)).length > 0) return kept;
    if (!resumeId) return notKept('no-resume');
    const event = events.findLast(({ status }) => status === 'applied');
    // A caller that sends its own timeline may leave out the event.
    const endOfDay = Date.parse(`${event?.day ?? statusDay}T23:59:59-12:00`);
    const sentBy = Math.min(endOfDay, Date.now() - (waitedMs ?? 0));
    if (await isChangedSince(db, user, { id, resumeId }, sentBy)) return notKept('changed-since');
    if (!(await takesNothing(context, user, resumeId))) return notKept('takes-credits');
    if (!(await isWithinLimit(context, { limit: keptOfAccount, subject: user.id })))
      return notKept('many-at-once');
    // The caller may disconnect before the documents are made.
    const { whose, leaveTurn } = caller;
    const patient = { whose, ...(leaveTurn && { leaveTurn }) };
    const eventId = event?.id ?? '';
    const sent = await keepSent(context, patient, user, id, { letterId: 'last', eventId });
    return sent.length > 0 ? kept : notKept('changed-since');
  } catch (error) {
    return notKeptBy(error, context);
  }
}

function notKeptBy(error: unknown, { log }: Context): Keeping {
  if (isGone(error)) return notKept('no-resume');
  if (isChanged(error)) return notKept('changed-since');
  if (error instanceof AppError) return notKept('refused', error.message);
  log.error({ err: toLoggableError(error) }, 'keeping what was sent');
  return notKept('refused');
}

/** The resume is in the trash, or permanently deleted. */
const isGone = (error: unknown): boolean =>
  error instanceof AppError && ['RESUME_IN_TRASH', 'RESUME_NOT_FOUND'].includes(error.code);

/** A document was edited while its PDF was made. */
const isChanged = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'VERSION_CONFLICT';

/** Whether the resume, or its letter, was edited after the day of the application. */
async function isChangedSince(
  db: Db,
  user: UserRow,
  { id, resumeId }: { id: string; resumeId: string },
  sentBy: number,
): Promise<boolean> {
  const { updatedAt } = await getResume(db, user, resumeId);
  if (updatedAt.getTime() > sentBy) return true;
  const letters = await letterLibrary(db, user, { search: '', applicationId: id });
  return letters.some((letter) => Date.parse(letter.updatedAt) > sentBy);
}

/** The time for which a paid PDF must remain free: at least until the documents are made. */
const spareMs = 60_000;

/** Whether keeping costs no credits: nobody pays for something they didn't ask for. */
async function takesNothing(
  { db, configuration }: Context,
  user: UserRow,
  resumeId: string,
): Promise<boolean> {
  if (creditCost('pdf-export', user, configuration.creditCosts) === 0) return true;
  const paid = (await listPaidPdfs(db, user.id)).find((one) => one.resumeId === resumeId);
  if (paid !== undefined && Date.parse(paid.freeUntil) > Date.now() + spareMs) return true;
  return hasBlankPages(toOrderedResume(await getResume(db, user, resumeId)));
}

const kept: Keeping = {
  isKept: true,
  reason: null,
  message: 'What was sent is kept with the application.',
};

const why = {
  'no-resume': 'The application has no resume. Choose the one that was sent, then keep it.',
  'takes-credits': 'Making its PDF takes a credit, which is only taken when you ask to keep it.',
  'changed-since':
    'The resume or its letter was changed after that day. Keep it if it is the same.',
  'many-at-once': 'Too many were marked at once. Keep the others one by one.',
  refused: 'We couldn’t make the documents.',
} as const satisfies Record<NonNullable<Keeping['reason']>, string>;

const notKept = (
  reason: NonNullable<Keeping['reason']>,
  because: string = why[reason],
): Keeping => ({
  isKept: false,
  reason,
  message: `Nothing was kept of what was sent. ${because}`,
});
