import { type LineAnswers, noAnswers } from '@folio/analysis/writing/build-line';
import { useEffect, useMemo, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { useOwner } from '../owner/owner.ts';
import { answersItem } from '../saving/answers-item.ts';
import { itemOf } from '../saving/resume-copy.ts';
import { useResumeId, useSaver } from '../saving/use-saver.ts';

/** The answers about a line, and its wording if that was edited by hand, which may be blank. */
export type StoredLine = LineAnswers & { worded: string | undefined };
/**
 * Keyed by the line's text, since answers about another text are outdated. The last changed is
 * last.
 */
type KeptLines = Readonly<Record<string, StoredLine>>;

/** Limits the stored answers, since lines that were edited since leave theirs behind. */
const mostLines = 60;

export const blankLine: StoredLine = { ...noAnswers, worded: undefined };

const keyOf = ({ path, text }: MarginNote) => `${path} ${text}`;

/** Answers about lines stay on this device until their line is accepted, so that they can be continued. */
export function useStoredAnswers() {
  const { isRead, lineOf, set } = useAnswers();
  return {
    isRead,
    lineOf: (note: MarginNote) => lineOf(keyOf(note)),
    set: (note: MarginNote, line: StoredLine | undefined) => set(keyOf(note), line),
  };
}

/**
 * The answers about a need that no line mentions yet, on this device until they become a bullet.
 */
export function useNeedAnswers(need: string) {
  const { isRead, lineOf, set } = useAnswers();
  const key = `need/${need}`;
  return {
    isRead,
    line: lineOf(key) ?? blankLine,
    change: (line: StoredLine) => set(key, line),
    forget: () => set(key, undefined),
  };
}

/**
 * All answers of a resume in one form, including those about lines that are not asked about now.
 * The form is moved if the resume gets another id.
 */
function useAnswers() {
  const { userId, item } = useFormOwner();
  const createdId = useResumeId();
  const kept = useMemo(
    () => new StoredForm(openDeviceStore(userId), answersItem(item), { answers: '' }),
    [userId, item],
  );
  useEffect(() => {
    if (createdId !== undefined) void kept.move(answersItem(itemOf(createdId)));
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
  const set = (key: string, line: StoredLine | undefined) => {
    const { [key]: _, ...others } = lines ?? {};
    const all = Object.entries(line ? { ...others, [key]: line } : others);
    const next = Object.fromEntries(all.slice(-mostLines));
    setLines(next);
    kept.keep({ answers: JSON.stringify(next) });
  };
  return { isRead: lines !== undefined, lineOf: (key: string) => lines?.[key], set };
}

/**
 * The owner and key of the form. A resume that the server doesn't have yet has an id on this
 * device.
 */
function useFormOwner() {
  const { id: userId } = useOwner();
  const saver = useSaver();
  const [item] = useState(saver.item);
  return { userId, item };
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
    worded: text('worded') || undefined,
  };
};
