import type { Resume } from '@folio/contract/resumes';
import { resumeRoutes } from '@folio/contract/resumes';
import { shownContent } from '@folio/contract/without-hidden';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { api } from '../../../lib/api-client.ts';
import { type BulletPlace, bulletPlaces } from '../../../lib/bullet-places.ts';
import { type Match, matchOf, prepareMatching } from '../../../lib/job-match/job-match.ts';
import { lastSeen } from '../../../lib/last-seen/last-seen.ts';
import type { TypedFields } from '../application-draft.ts';
import { applicationsKey } from '../applications.queries.ts';
import { type DescriptionSpan, descriptionSpans, type Need, needsOf } from './needs.ts';

export type JobReading = {
  match: Match | undefined;
  needs: readonly Need[];
  /** The description in spans, with those that ask for needs. */
  spans: readonly DescriptionSpan[];
  /** The place in the resume where a missing need could be added. */
  emptyPlace: BulletPlace | undefined;
  hasFailed: boolean;
  retry: () => void;
};

/** Refetched on each return from the editor. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'resume', id] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: `job-resume-${id}`, queryKey },
        async () => (await api(resumeRoutes.get, { params: { id } })).data,
      ),
    staleTime: 0,
  });

const matchQuery = (resume: Resume, jobDescription: string) =>
  queryOptions({
    queryKey: ['job-match', resume.id, resume.version, jobDescription],
    queryFn: () => matchOf(shownContent(resume), jobDescription),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

const nothing = { id: '', version: 0 } as Resume;

/** Matches the job with its resume, on this device, as either changes. */
export function useJobReading({
  resumeId,
  jobDescription,
  leftOut,
}: Pick<TypedFields, 'resumeId' | 'jobDescription' | 'leftOut'>): JobReading {
  useEffect(prepareMatching, []);
  const job = useDeferredValue(jobDescription);
  const hasBoth = resumeId !== null && job.trim() !== '';
  const resume = useQuery({ ...resumeQuery(resumeId ?? ''), enabled: hasBoth });
  const matching = useQuery({
    ...matchQuery(resume.data ?? nothing, job),
    enabled: hasBoth && resume.data !== undefined,
  });
  const match = hasBoth ? matching.data : undefined;
  // Offsets are valid only for the text that was matched.
  const isOfThisText = !matching.isPlaceholderData;
  const needs = useMemo(() => needsOf(match?.terms ?? [], leftOut), [match, leftOut]);
  const spans = useMemo(
    () => descriptionSpans(job, (isOfThisText && match?.terms) || []),
    [job, match, isOfThisText],
  );
  const emptyPlace = useMemo(
    () => resume.data && bulletPlaces(resume.data.content)[0],
    [resume.data],
  );
  const retry = () => {
    void resume.refetch();
    if (resume.data) void matching.refetch();
  };
  const hasFailed = hasBoth && !match && (resume.isError || matching.isError);
  return { match, needs, spans, emptyPlace, hasFailed, retry };
}
