import { applicationRoutes } from '@folio/contract/applications';
import { newId } from '@folio/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
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

/** What became of rows: those that were added or refused are not wanted any more. */
type Outcomes = ReadonlyMap<string, Partial<ImportRow>>;

/** After these the next row would fare no better. */
const isEnd = (error: unknown): boolean =>
  isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'QUOTA_EXCEEDED') || isSessionLost(error);

/**
 * Adds one after the other, each under an id of its own: what is asked for again is there once. A row
 * that is refused says why, and the others are added all the same.
 */
export function useImport(onDone: (added: number) => void, onRows: (rows: Outcomes) => void) {
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
    const outcomes = new Map<string, Partial<ImportRow>>();
    let added = 0;
    let problem = '';
    for (const row of rows) {
      if (isGone.current) return;
      setState({ phase: 'adding', done: outcomes.size, of: rows.length });
      try {
        const { data } = await create(row, isGone);
        showInList(client, [toSummary(data)]);
        outcomes.set(row.id, { isWanted: false, isKnown: true });
        added += 1;
      } catch (error) {
        problem = describeError(error);
        if (isEnd(error)) break;
        outcomes.set(row.id, { isWanted: false, remarks: [...row.remarks, problem] });
      }
    }
    if (problem === '') return onDone(added);
    onRows(outcomes);
    setState({ phase: 'stopped', added, problem });
  };
  return { state, add };
}

async function create(
  { id, fields, day }: ImportRow,
  isGone: { readonly current: boolean },
): ReturnType<typeof send> {
  const body = { ...fields, id, day: day ?? localToday() };
  for (;;) {
    try {
      return await send(body);
    } catch (error) {
      // Many in a row are taken as fast as the server lets them in.
      if (isGone.current || !isApiError(error, 'RATE_LIMITED')) throw error;
      await rest();
    }
  }
}

const send = (body: Parameters<typeof api<typeof applicationRoutes.create>>[1]['body']) =>
  api(applicationRoutes.create, { body });

/** Which of them an account has already, by role and company; those and unnamed ones wait to be asked for. */
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
    return { ...one, id: newId(), isWanted: !isKnown && !one.isUnnamed, isKnown };
  });
}
