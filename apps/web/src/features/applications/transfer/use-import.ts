import { applicationLimits } from '@folio/contract/application-fields';
import { type ApplicationSummary, applicationRoutes } from '@folio/contract/applications';
import { newId } from '@folio/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { apiInTime } from '../../../lib/in-time.ts';
import { t } from '../../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { countOf, localToday } from '../applications.copy.ts';
import { showInLists } from '../show-in-lists.ts';
import type { ReadApplication } from './read-applications.ts';

/** A row of the file, with the state of its import. */
export type ImportRow = ReadApplication & {
  id: string;
  isWanted: boolean;
  isKnown: boolean;
  isTrashed: boolean;
};

export type Importing =
  | { phase: 'choosing' }
  | { phase: 'adding'; done: number; of: number }
  | { phase: 'stopped'; added: number; problem: string };

const restMs = 2_000;
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Changes of rows by id: added and refused rows are no longer selected. */
type Outcomes = ReadonlyMap<string, Partial<ImportRow>>;

/** Errors that would also occur for a single row. */
const isLost = (error: unknown): boolean =>
  isApiError(error, 'OFFLINE', 'UNAVAILABLE') || isSessionLost(error);

/** Errors that end the import, since further rows would fail as well. */
const isEnd = (error: unknown): boolean => isLost(error) || isApiError(error, 'QUOTA_EXCEEDED');

/**
 * Adds rows in batches, each row under an id of its own, so that repeated requests add it once. A
 * refused batch is halved until the refused row is alone, which gets the reason; the others are
 * added.
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
    setState({ phase: 'adding', done: 0, of: rows.length });
    const made: ApplicationSummary[] = [];
    for await (const fared of addAll(rows, isGone)) {
      problem ||= fared.problem;
      added += fared.made.length;
      made.push(...fared.made);
      for (const [id, outcome] of fared.outcomes) outcomes.set(id, outcome);
      setState({ phase: 'adding', done: outcomes.size, of: rows.length });
    }
    // Once at the end, since the list behind the dialog would rerender for each batch.
    showInLists(client, made);
    if (isGone.current) return void toast(leftWords(added, rows.length));
    if (problem === '') return onDone(added);
    onRows(outcomes);
    setState({ phase: 'stopped', added, problem });
  };
  /** For another file, none of whose rows were added. */
  const restart = () => setState({ phase: 'choosing' });
  return { state, add, restart };
}

/**
 * The message after leaving the page: the batch in progress is still added, and later ones are not.
 */
const leftWords = (added: number, of: number): ToastMessage =>
  added === of
    ? { tone: 'good', title: t('{count} added', { count: countOf(added) }) }
    : {
        title: t('{count} added, not all', { count: countOf(added) }),
        description: t(
          'The import stopped when you left its page. Import the file again to go on.',
        ),
      };

const outcomeOf = ({ remarks }: ImportRow, problem: string | undefined): Partial<ImportRow> =>
  problem === undefined
    ? { isWanted: false, isKnown: true, isTrashed: false }
    : { isWanted: false, remarks: [...remarks, problem] };

/** The result of a batch. */
type Fared = { made: ApplicationSummary[]; problem: string; outcomes: Outcomes };

function faredOf(part: readonly ImportRow[], answered: Answered): Fared {
  const { refusal } = answered;
  // After an error that ends the import, rows stay selected, to be retried.
  const answeredRows = refusal?.isEnd ? [] : part;
  return {
    made: answered.made,
    problem: refusal?.problem ?? '',
    outcomes: new Map(answeredRows.map((row) => [row.id, outcomeOf(row, refusal?.problem)])),
  };
}

/** Adds the batches in order, and the halves of refused ones down to a row; yields each result. */
async function* addAll(
  rows: readonly ImportRow[],
  isGone: { readonly current: boolean },
): AsyncGenerator<Fared> {
  const parts = partsOf(rows);
  for (let part = parts.shift(); part && !isGone.current; part = parts.shift()) {
    const answered = await addPart(part, isGone);
    const { refusal } = answered;
    if (refusal && !refusal.isLost && part.length > 1) parts.unshift(...halvesOf(part));
    else yield faredOf(part, answered);
    if (refusal?.isEnd && part.length === 1) return;
    if (refusal?.isLost) return;
  }
}

const halvesOf = (part: ImportRow[]): [ImportRow[], ImportRow[]] => {
  const middle = Math.ceil(part.length / 2);
  return [part.slice(0, middle), part.slice(middle)];
};

type Refusal = { problem: string; isLost: boolean; isEnd: boolean };
type Answered = { made: ApplicationSummary[]; refusal?: Refusal };

/** Adds a batch; resolves to the error if it was refused. */
async function addPart(
  part: readonly ImportRow[],
  isGone: { readonly current: boolean },
): Promise<Answered> {
  try {
    return { made: await create(part, isGone) };
  } catch (error) {
    const refusal = { problem: describeError(error), isLost: isLost(error), isEnd: isEnd(error) };
    return { made: [], refusal };
  }
}

/** The size of a request; the server's limit is a megabyte. */
const bytesAtOnce = 900_000;
/** The size of a row in addition to its fields, such as its id. */
const bytesAround = 100;

/** Batches within the server's limits. */
export function partsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  const utf8 = new TextEncoder();
  let bytes = 0;
  for (const row of rows) {
    const size = utf8.encode(JSON.stringify(row.fields)).length + bytesAround;
    const part = parts.at(-1);
    const hasRoom = part && part.length < applicationLimits.importedAtOnce;
    if (hasRoom && bytes + size <= bytesAtOnce) part.push(row);
    else parts.push([row]);
    bytes = parts.at(-1)?.length === 1 ? size : bytes + size;
  }
  return parts;
}

async function create(
  rows: readonly ImportRow[],
  isGone: { readonly current: boolean },
): Promise<ApplicationSummary[]> {
  const applications = rows.map(({ id, fields, day }) => ({
    ...fields,
    id,
    day: day ?? localToday(),
  }));
  for (;;) {
    try {
      // The dialog can't be closed meanwhile, so this has a timeout.
      return (await apiInTime(applicationRoutes.import, { body: { applications } })).data;
    } catch (error) {
      // Waits for the rate limit.
      if (isGone.current || !isApiError(error, 'RATE_LIMITED')) throw error;
      await rest();
    }
  }
}

type Named = Pick<ApplicationSummary, 'role' | 'company'>;

/**
 * Marks rows whose role and company the account already has, including in the trash. These and
 * unnamed rows are not selected initially.
 */
export function toRows(
  read: readonly ReadApplication[],
  { known, trashed }: { known: readonly Named[]; trashed: readonly Named[] },
): ImportRow[] {
  const fold = ({ role, company }: Named) => `${role}\n${company}`.normalize().toLowerCase();
  const seen = new Set(known.map(fold));
  const deleted = new Set(trashed.map(fold));
  return read.map((one) => {
    const key = fold(one.fields);
    const isKnown = seen.has(key);
    const isTrashed = !isKnown && deleted.has(key);
    seen.add(key);
    const isWanted = !isKnown && !isTrashed && !one.isUnnamed;
    return { ...one, id: newId(), isWanted, isKnown, isTrashed };
  });
}
