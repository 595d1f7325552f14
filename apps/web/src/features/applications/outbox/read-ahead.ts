import { endedStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { resumeNamesQuery } from '../../../lib/resume-names.ts';
import { useUser } from '../../../lib/session.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { applicationQuery } from '../applications.queries.ts';

/** The number of applications that are available offline. */
const mostRead = 40;
/** The number of resumes, with their photos, that are available offline. */
const mostResumes = 10;
const latestMs = 5_000;

const ended: ReadonlySet<string> = new Set(endedStatuses);

/** The open applications that were changed last. */
const toReadAhead = (list: readonly ApplicationSummary[]): readonly ApplicationSummary[] =>
  list
    .filter(({ status }) => !ended.has(status))
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, mostRead);

/**
 * Loads whole applications for offline use, when the browser is idle; not if it should save data.
 */
export function useReadAhead(list: readonly ApplicationSummary[] | undefined): void {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const isThere = list !== undefined;
  useEffect(() => {
    const stopping = new AbortController();
    const stop = isThere
      ? whenIdle(
          () => void read(client, openDeviceStore(userId), latest.current ?? [], stopping.signal),
          { latestMs },
        )
      : undefined;
    return () => {
      stop?.();
      stopping.abort();
    };
  }, [client, userId, isThere]);
}

async function read(
  client: QueryClient,
  store: DeviceStore,
  list: readonly ApplicationSummary[],
  signal: AbortSignal,
): Promise<void> {
  if (Object(navigator).connection?.saveData === true) return;
  // The names of resumes, so that one can be chosen offline.
  const names = await client.fetchQuery({ ...resumeNamesQuery(), retry: false }).catch(() => []);
  const versions = new Map(names.map(({ id, version }) => [id, version]));
  const applications = toReadAhead(list);
  const resumes = new Set(applications.flatMap(({ resumeId }) => resumeId ?? []));
  const isOld = async (name: string, version: number | undefined) =>
    !signal.aborted && navigator.onLine && (await keptVersion(store, name)) !== version;
  for (const { id, version } of applications)
    if (await isOld(`application-${id}`, version))
      await client.prefetchQuery({ ...applicationQuery(id), retry: false });
  if (resumes.size === 0) return;
  // Imported late: this also loads the code of an application's page for offline use.
  const [{ resumeQuery }, { previewQuery, loadFontsOf }] = await Promise.all([
    import('../job/use-job-reading.ts'),
    import('../../../lib/shown-resume.ts'),
  ]);
  for (const id of [...resumes].slice(0, mostResumes)) {
    const version = versions.get(id);
    if (await isOld(`job-resume-${id}`, version))
      await client.prefetchQuery({ ...resumeQuery(id), retry: false });
    if (await isOld(`preview-${id}`, version))
      await client.prefetchQuery({ ...previewQuery(id, true), retry: false });
    const shown = client.getQueryData(previewQuery(id, true).queryKey);
    if (shown) await loadFontsOf(shown).catch(() => undefined);
  }
}

async function keptVersion(store: DeviceStore, name: string): Promise<unknown> {
  const { base } = await store.loadItem(`list/${name}`);
  return Object(Object(base).answer).version;
}
