import { type LineAnswers, noAnswers } from '@folio/analysis/writing/build-line';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { useOwner } from '../owner/owner.ts';
import { useResumeId } from '../saving/use-saver.ts';

/** The answers about a line, and the reworded result, if any. */
export type StoredLine = LineAnswers & { worded: string };
/** Keyed by the line's text: answers about another text are outdated. */
type KeptLines = Readonly<Record<string, StoredLine>>;

export const blankLine: StoredLine = { ...noAnswers, worded: '' };

const keyOf = ({ path, text }: MarginNote) => `${path} ${text}`;

/** Answers stay on this device until their line is accepted, so that they can be continued. */
export function useStoredAnswers(notes: readonly MarginNote[]) {
  const { id: userId } = useOwner();
  const resumeId = useResumeId() ?? 'new';
  const kept = useMemo(
    () => new StoredForm(openDeviceStore(userId), `form/interview-${resumeId}`, { answers: '' }),
    [userId, resumeId],
  );
  const [lines, setLines] = useState<KeptLines>();
  const asked = useRef(notes);
  useEffect(() => {
    const take = (stored: string) =>
      setLines((now) => now ?? linesAmong(asked.current.map(keyOf), stored));
    void kept.read().then(
      (found) => take(found?.answers ?? ''),
      () => take(''),
    );
    return () => kept.flush();
  }, [kept]);
  const set = (note: MarginNote, line: StoredLine | undefined) => {
    const { [keyOf(note)]: _, ...others } = lines ?? {};
    const next = line ? { ...others, [keyOf(note)]: line } : others;
    setLines(next);
    kept.keep({ answers: JSON.stringify(next) });
  };
  return { isRead: lines !== undefined, lineOf: (note: MarginNote) => lines?.[keyOf(note)], set };
}

/** Parses stored answers as texts, dropping those about other lines. */
function linesAmong(keys: readonly string[], stored: string): KeptLines {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(stored || '{}'));
  } catch {
    return {};
  }
  const known = keys.filter((key) => Object.hasOwn(found, key));
  return Object.fromEntries(known.map((key) => [key, textsOf(Object(found[key]))]));
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
