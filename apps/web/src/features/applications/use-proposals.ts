import { useEffect, useRef } from 'react';
import { type ReadJob, readJob } from '../../lib/job-match/job-match.ts';

const pauseMs = 300;
/** The worker that reads may still be on its way, or never come: what was typed is sent without it. */
const longestWaitMs = 3_000;
const proposed = ['role', 'company', 'place', 'pay', 'deadline'] as const;

/**
 * Fills in what the description says, except in fields that were edited by hand: those that hold what none of
 * the form's descriptions said, the one it was left with included.
 *
 * @returns `finish` reads the present description without a pause, and resolves once it is filled in,
 * or could not be read in a few seconds.
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
      // Also of a text that was replaced meanwhile: its values in the fields are nobody's own.
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
    // The first is read at once: what the form was left with may be replaced in a moment.
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
