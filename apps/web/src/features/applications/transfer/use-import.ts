import { applicationRoutes } from '@folio/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { newResumeId } from '../../../lib/new-resume-id.ts';
import { localToday } from '../applications.copy.ts';
import { showInList, toSummary } from '../use-application-changes.ts';
import type { ReadApplication } from './read-applications.ts';

/** A row of the file, and what becomes of it. */
export type ImportRow = ReadApplication & { id: string; isWanted: boolean; isKnown: boolean };

export type Importing =
  | { phase: 'choosing' }
  | { phase: 'adding'; done: number; of: number }
  | { phase: 'stopped'; added: number; problem: string };

const restMs = 2_000;
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Adds one after the other, each under an id of its own: what is asked for again is there once. */
export function useImport(onDone: (added: number) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<Importing>({ phase: 'choosing' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const add = async (rows: readonly ImportRow[]): Promise<void> => {
    let added = 0;
    for (const row of rows) {
      if (isGone.current) return;
      setState({ phase: 'adding', done: added, of: rows.length });
      try {
        const { data } = await create(row);
        showInList(client, [toSummary(data)]);
        added += 1;
      } catch (error) {
        setState({ phase: 'stopped', added, problem: describeError(error) });
        return;
      }
    }
    onDone(added);
  };
  return { state, add };
}

async function create({ id, fields, day }: ImportRow): ReturnType<typeof send> {
  const body = { ...fields, id, day: day ?? localToday() };
  for (;;) {
    try {
      return await send(body);
    } catch (error) {
      // Many in a row are taken as fast as the server lets them in.
      if (!isApiError(error, 'RATE_LIMITED')) throw error;
      await rest();
    }
  }
}

const send = (body: Parameters<typeof api<typeof applicationRoutes.create>>[1]['body']) =>
  api(applicationRoutes.create, { body });

/** Which of them an account has already, by role and company; those are not wanted twice. */
export function toRows(
  read: readonly ReadApplication[],
  known: ReadonlyArray<{ role: string; company: string }>,
): ImportRow[] {
  const fold = ({ role, company }: { role: string; company: string }) =>
    `${role}\n${company}`.normalize().toLowerCase();
  const seen = new Set(known.map(fold));
  return read.map((one) => {
    const key = fold(one.fields);
    const isKnown = seen.has(key);
    seen.add(key);
    return { ...one, id: newResumeId(), isWanted: !isKnown, isKnown };
  });
}
