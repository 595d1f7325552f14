import { type LineAnswers, noAnswers } from '@folio/analysis/writing/build-line';
import { useEffect, useMemo, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { useOwner } from '../owner/owner.ts';
import { useResumeId, useSaver } from '../saving/use-saver.ts';

/** The answers about a line, and the reworded result, if any. */
export type StoredLine = LineAnswers & { worded: string };
/** Keyed by the line's text: answers about another text are outdated. The last changed is last. */
type KeptLines = Readonly<Record<string, StoredLine>>;

/** Lines that were changed since leave their answers behind. */
const mostLines = 60;

export const blankLine: StoredLine = { ...noAnswers, worded: '' };

const keyOf = ({ path, text }: MarginNote) => `${path} ${text}`;

/**
 * Answers stay on this device until their line is accepted, so that they can be continued: those of
 * lines that are not asked about now, too.
 */
export function useStoredAnswers() {
  const { id: userId } = useOwner();
  const saver = useSaver();
  const createdId = useResumeId();
  // One that the server doesn't have yet has an id on this device.
  const [id] = useState(() => saver.item.slice('resume/'.length));
  const kept = useMemo(
    () => new StoredForm(openDeviceStore(userId), `form/interview-${id}`, { answers: '' }),
    [userId, id],
  );
  useEffect(() => {
    if (createdId !== undefined) void kept.move(`form/interview-${createdId}`);
  }, [kept, createdId]);
  const [lines, setLines] = useState<KeptLines>();
  useEffect(() => {
    const take = (stored: string) => setLines((now) => now ?? linesIn(stored));
    void kept.read().then(
      (found) => take(found?.answers ?? ''),
      () => take(''),
    );
    return () => kept.flush();
  }, [kept]);
  const set = (note: MarginNote, line: StoredLine | undefined) => {
    const { [keyOf(note)]: _, ...others } = lines ?? {};
    const all = Object.entries(line ? { ...others, [keyOf(note)]: line } : others);
    const next = Object.fromEntries(all.slice(-mostLines));
    setLines(next);
    kept.keep({ answers: JSON.stringify(next) });
  };
  return { isRead: lines !== undefined, lineOf: (note: MarginNote) => lines?.[keyOf(note)], set };
}

/** Parses stored answers as texts. */
function linesIn(stored: string): KeptLines {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(stored || '{}'));
  } catch {
    return {};
  }
  const lines = Object.entries(found).map(([key, line]) => [key, textsOf(Object(line))]);
  return Object.fromEntries(lines);
}

const textsOf = (found: Record<string, unknown>): StoredLine => {
  const text = (name: keyof StoredLine) => (typeof found[name] === 'string' ? found[name] : '');
  return {
    did: text('did'),
    amount: text('amount'),
    measure: text('measure'),
    before: text('before'),
    after: text('after'),
    span: text('span'),
    worded: text('worded'),
  };
};
