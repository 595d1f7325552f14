import { useEffect, useRef } from 'react';
import { type ReadJob, readJob } from '../../lib/job-match/job-match.ts';

const pauseMs = 300;
const proposed = ['role', 'company', 'place', 'pay', 'deadline'] as const;

/**
 * Fills in fields from the description, except those that were edited by hand. A field is unedited
 * if it is empty, or has a value from any description that the form has had, including the restored
 * one.
 */
export function useProposals(
  jobDescription: string,
  latest: { readonly current: ReadJob },
  change: (changed: Partial<ReadJob>) => void,
  readText: (text: string) => Promise<ReadJob> = readJob,
): void {
  const known = useRef<ReadJob[]>([]);
  const isFirst = useRef(true);
  const propose = useRef(change);
  propose.current = change;
  useEffect(() => {
    if (jobDescription.trim() === '') return;
    let isCurrent = true;
    const read = async () => {
      const said = await readText(jobDescription).catch(() => undefined);
      if (!said) return;
      // Values from a text that was replaced meanwhile were not entered by hand either.
      known.current.push(said);
      if (!isCurrent) return;
      const fields = latest.current;
      const found = proposed
        .filter(
          (field) =>
            fields[field] === '' || known.current.some((one) => one[field] === fields[field]),
        )
        .map((field) => [field, said[field]] as const);
      if (found.some(([field, value]) => fields[field] !== value))
        propose.current(Object.fromEntries(found));
    };
    // The initial description is read at once, since it may be replaced soon.
    const timer = setTimeout(read, isFirst.current ? 0 : pauseMs);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    return () => {
      isCurrent = false;
      if (!wasFirst) clearTimeout(timer);
    };
  }, [jobDescription, latest, readText]);
}
