import { useEffect, useRef } from 'react';
import { type ReadJob, readJob } from '../../lib/job-match/job-match.ts';

const pauseMs = 300;
/**
 * The worker that reads the description may load slowly or fail. After this time the form is sent
 * without its values.
 */
const longestWaitMs = 3_000;
const proposed = ['role', 'company', 'place', 'pay', 'deadline'] as const;

/**
 * Fills in fields from the job description, except fields that were edited by hand. A field counts
 * as edited if its value is in none of the descriptions read so far, including the one that the
 * stored form had.
 *
 * @returns `finish` reads the current description without the debounce. It resolves once the fields
 * are filled in, or after a few seconds.
 */
export function useProposals(
  jobDescription: string,
  latest: { readonly current: ReadJob },
  change: (changed: Partial<ReadJob>) => void,
  readText: (text: string) => Promise<ReadJob> = readJob,
): { finish: () => Promise<void> } {
  const known = useRef<ReadJob[]>([]);
  const isFirst = useRef(true);
  const propose = useRef(change);
  propose.current = change;
  const latestRead = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    latestRead.current = undefined;
    if (jobDescription.trim() === '') return;
    let isCurrent = true;
    const fillIn = async () => {
      const said = await readText(jobDescription).catch(() => undefined);
      if (!said) return;
      // Recorded even if the text was replaced in the meantime: its values in the fields were not
      // typed by hand.
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
    let filled: Promise<void> | undefined;
    const read = () => {
      filled ??= fillIn();
      return filled;
    };
    latestRead.current = read;
    // The first text is read at once, because the text of a stored form may soon be replaced.
    const timer = setTimeout(read, isFirst.current ? 0 : pauseMs);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    return () => {
      isCurrent = false;
      if (!wasFirst) clearTimeout(timer);
    };
  }, [jobDescription, latest, readText]);
  return {
    finish: () => Promise.race([latestRead.current?.(), sleep(longestWaitMs)]),
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
