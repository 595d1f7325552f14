import { type LineAnswers, noAnswers } from '@folio/analysis/writing/build-line';
import { useEffect, useMemo, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { useOwner } from '../owner/owner.ts';
import { useResumeId, useSaver } from '../saving/use-saver.ts';

/** The answers about a line, and the reworded result, if any. */
export type StoredLine = Record<keyof LineAnswers | 'worded', string>;
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
  const { userId, id } = useFormOwner();
  const createdId = useResumeId();
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

/** The answers about a need that no line shows yet, on this device until they are a bullet. */
export function useNeedAnswers(need: string) {
  const { userId, id } = useFormOwner();
  const kept = useMemo(
    () => new StoredForm(openDeviceStore(userId), `form/need-${id}-${need}`, blankLine),
    [userId, id, need],
  );
  const [line, setLine] = useState(blankLine);
  useEffect(() => {
    void kept.read().then(
      (found) => found && setLine(found),
      () => undefined,
    );
    return () => kept.flush();
  }, [kept]);
  const change = (next: StoredLine) => {
    setLine(next);
    kept.keep(next);
  };
  return { line, change, forget: () => kept.remove() };
}

/** Whose forms they are. A resume that the server doesn't have yet has an id on this device. */
function useFormOwner() {
  const { id: userId } = useOwner();
  const saver = useSaver();
  const [id] = useState(() => saver.item.slice('resume/'.length));
  return { userId, id };
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
