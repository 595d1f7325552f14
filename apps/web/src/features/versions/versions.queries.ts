import type { Resume } from '@folio/contract/resumes';
import { saveRoute } from '@folio/contract/resumes';
import { ResumeFamily, type TailoredVersion, versionRoutes } from '@folio/contract/versions';
import { shownContent } from '@folio/contract/without-hidden';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { matchOf } from '../../lib/job-match/job-match.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { onceMade } from '../../lib/once-made.ts';
import { familyKey } from '../../lib/query-keys.ts';
import { type OfferedChange, withChanges } from './offered-changes.ts';

/** A resume with its versions; never cached, since both may change elsewhere. */
export const familyQuery = (id: string) =>
  queryOptions({
    queryKey: [...familyKey, id],
    queryFn: ({ queryKey }) =>
      lastSeen({ name: `family-${id}`, queryKey, schema: ResumeFamily }, async () => {
        const { data } = await api(versionRoutes.family, { params: { id } });
        return data;
      }),
    staleTime: 0,
  });

export const matchQuery = (resume: Resume, jobDescription: string) =>
  queryOptions({
    queryKey: ['job-match', resume.id, resume.version, jobDescription],
    queryFn: () => matchOf(shownContent(resume), jobDescription),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Makes a version. `onMade` is also called if the page was left meanwhile. A retry after a lost
 * response doesn't make a second version.
 */
export function useTailor(id: string, onMade: (version: Resume) => void) {
  const client = useQueryClient();
  const [once] = useState(onceMade);
  return useMutation({
    mutationFn: async (asked: { jobDescription: string; name?: string }) => {
      const make = (madeAs: string) =>
        api(versionRoutes.create, { params: { id }, body: { ...asked, id: madeAs } });
      return (await once({ original: id, ...asked }, make)).data;
    },
    onSuccess: (version) => {
      void client.invalidateQueries({ queryKey: familyKey });
      onMade(version);
    },
  });
}

type Settling = { version: TailoredVersion; original: Resume; taken: readonly OfferedChange[] };

/** Applies the chosen changes to a version, and records that all offered ones were handled. */
export async function settle({ version: { resume }, original, taken }: Settling): Promise<void> {
  const params = { id: resume.id };
  if (taken.length > 0) {
    const content = withChanges(resume.content, taken);
    // With a reason, the history keeps the version's own texts, which the changes may replace.
    const body = { content, version: resume.version, reason: 'suggestion' as const };
    await api(saveRoute, { params, body });
  }
  await api(versionRoutes.settle, { params, body: { originalVersion: original.version } });
}

export function useSettle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: settle,
    // Also refetches after a failure, which means that something has changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: familyKey }),
  });
}

export function useRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(versionRoutes.release, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: familyKey }),
  });
}
