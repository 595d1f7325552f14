import { applicationLimits } from '@folio/contract/application-fields';
import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
  type CreateApplication,
  type UpdateApplication,
} from '@folio/contract/applications';
import { isApiError } from '../../../lib/api-client.ts';
import { apiInTime, inTime } from '../../../lib/in-time.ts';
import { loadApplication } from '../applications.queries.ts';
import { toSummary } from '../to-summary.ts';
import { eventsWith, type QueuedChange } from './queued-change.ts';

/** A change older than this had to wait for a connection; the server is told how long. */
const promptMs = 30_000;

function waitOf({ at }: QueuedChange): { waitedMs?: number } {
  const waitedMs = Date.now() - at;
  return waitedMs > promptMs ? { waitedMs } : {};
}

/**
 * Sends a change; resolves to the changed applications. Has a timeout, since all later changes, in
 * all tabs, wait for the response.
 */
export async function sendChange(change: QueuedChange): Promise<ApplicationSummary[]> {
  const { ids } = change;
  if (change.kind === 'status') {
    const { status, day } = change;
    const move = { status, day, ...waitOf(change) };
    return inParts(ids, (part) =>
      apiInTime(applicationRoutes.setStatus, { body: { ids: part, ...move } }),
    );
  }
  if (change.kind === 'undo-status') {
    const { status } = change;
    return inParts(ids, (part) =>
      apiInTime(applicationRoutes.undoStatus, { body: { ids: part, status } }),
    );
  }
  if (change.kind === 'next-step')
    return inParts(change.steps, (steps) =>
      apiInTime(applicationRoutes.setNextSteps, { body: { steps } }),
    );
  if (change.kind === 'restore')
    return inParts(ids, (part) => apiInTime(applicationRoutes.restore, { body: { ids: part } }));
  if (change.kind === 'trash') {
    for (const part of partsOf(ids))
      await apiInTime(applicationRoutes.trash, { body: { ids: part } });
    return [];
  }
  const [id = ''] = ids;
  if (change.kind === 'add') {
    const fields: CreateApplication = { ...change.fields, id };
    const body = { ...fields, ...(fields.status === 'applied' ? waitOf(change) : {}) };
    return [toSummary((await apiInTime(applicationRoutes.create, { body })).data)];
  }
  if (change.kind === 'fields') {
    const body = change.fields as UpdateApplication;
    return [toSummary((await apiInTime(applicationRoutes.update, { params: { id }, body })).data)];
  }
  return [toSummary(await storeEvents(await inTime(() => loadApplication(id)), change))];
}

const mostTries = 5;

/**
 * Applies the change to the newest timeline, retrying conflicts, since edits on the same page also
 * raise the version.
 */
async function storeEvents(
  { id, events, version }: Application,
  change: QueuedChange,
  tries = mostTries,
): Promise<Application> {
  try {
    const body = { events: eventsWith(events, change), version };
    return (await apiInTime(applicationRoutes.update, { params: { id }, body })).data;
  } catch (error) {
    if (tries === 1 || !isApiError(error, 'VERSION_CONFLICT')) throw error;
    return storeEvents(error.data as Application, change, tries - 1);
  }
}

/** Batches of the size that the server accepts. */
const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / applicationLimits.atOnce) }, (_, part) =>
    all.slice(part * applicationLimits.atOnce, (part + 1) * applicationLimits.atOnce),
  );

async function inParts<T>(
  all: readonly T[],
  send: (part: T[]) => Promise<{ data: ApplicationSummary[] }>,
): Promise<ApplicationSummary[]> {
  const changed: ApplicationSummary[] = [];
  for (const part of partsOf(all)) changed.push(...(await send(part)).data);
  return changed;
}
