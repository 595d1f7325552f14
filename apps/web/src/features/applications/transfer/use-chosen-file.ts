import type { ApplicationSummary } from '@folio/contract/applications';
import { trashRoutes } from '@folio/contract/trash';
import { decodeText } from '@folio/intake/text-lines';
import { useCallback, useRef, useState } from 'react';
import { apiInTime } from '../../../lib/in-time.ts';
import { t } from '../../../lib/words/words.ts';
import { type ReadFile, readApplications } from './read-applications.ts';
import { type ImportRow, toRows } from './use-import.ts';

const largestBytes = 10 * 1024 * 1024;

type Chosen = {
  rows?: readonly ImportRow[];
  isCut?: boolean;
  /** Why the file could not be read, as a sentence. */
  problem?: string;
};

/**
 * The file that was chosen last: an earlier file that is read more slowly doesn't replace it, and a
 * discarded one is not shown.
 */
export function useChosenFile(known: readonly ApplicationSummary[]) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isReading, setIsReading] = useState(false);
  const turn = useRef(0);
  const choose = async (file: File) => {
    turn.current += 1;
    const own = turn.current;
    setIsReading(true);
    const read = await readChosen(file, known);
    if (own !== turn.current) return;
    setChosen(read);
    setIsReading(false);
  };
  const giveUp = () => {
    turn.current += 1;
    setChosen({});
    setIsReading(false);
  };
  const changeRows = useCallback(
    (change: (row: ImportRow) => ImportRow) =>
      setChosen((now) => (now.rows ? { ...now, rows: now.rows.map(change) } : now)),
    [],
  );
  return { ...chosen, isReading, choose, giveUp, changeRows };
}

async function readChosen(file: File, known: readonly ApplicationSummary[]): Promise<Chosen> {
  const read = await readFile(file);
  if (typeof read === 'string') return { problem: read };
  return { rows: toRows(read.read, { known, trashed: await loadTrashed() }), isCut: read.isCut };
}

/** The preview works without the trash, if that can't be loaded. */
const loadTrashed = async () =>
  (await apiInTime(trashRoutes.list).catch(() => undefined))?.data.applications ?? [];

/** The file's applications, or a sentence that says why it has none. */
async function readFile(file: File): Promise<ReadFile | string> {
  if (file.size > largestBytes) return t('A file can have up to 10 MB.');
  try {
    const read = readApplications(decodeText(new Uint8Array(await file.arrayBuffer())));
    return read.read.length > 0
      ? read
      : t('It has no column with roles or companies. Name one “Role” or “Company” and try again.');
  } catch {
    return t('Save it as CSV and try again.');
  }
}
