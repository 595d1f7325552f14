import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import { useOwner } from '../owner/owner.ts';
import type { ScoreStore } from '../score/score-store.ts';
import { useScore, useScoreStore } from '../score/use-score.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import {
  countNotes,
  findingKey,
  keepSameNotes,
  type MarginNote,
  marginNotes,
} from './margin-notes.ts';

type Notes = ReadonlyMap<string, MarginNote>;
type NoteStore = ReturnType<typeof createNoteStore>;

const NoteContext = createContext<NoteStore | null>(null);

/** Only the most recently dismissed notes are stored. */
const maxDismissed = 500;

/**
 * The latest score's notes without dismissed ones; outside React state, so that only the changed
 * rows render.
 */
function createNoteStore(editor: EditorStore, score: ScoreStore) {
  let notes: Notes = new Map();
  let dismissed: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const keepers = new Set<(keys: ReadonlySet<string>) => void>();
  const update = () => {
    const { latest } = score.get();
    const now: Notes = latest ? marginNotes(latest, editor.getDocument(), dismissed) : new Map();
    const next = keepSameNotes(notes, now);
    if (next === notes) return;
    notes = next;
    for (const listener of listeners) listener();
  };
  update();
  return {
    get: () => notes,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows the score until the returned function is called. */
    follow: () => score.subscribe(update),
    dismissed: () => dismissed,
    onDismissed(listener: (keys: ReadonlySet<string>) => void) {
      keepers.add(listener);
      return () => keepers.delete(listener);
    },
    setDismissed(keys: Iterable<string>) {
      dismissed = new Set([...keys].slice(-maxDismissed));
      for (const keeper of keepers) keeper(dismissed);
      update();
    },
  };
}

/** Provides the notes. Dismissed ones stay hidden on this device until their text changes. */
export function NotesProvider({
  resumeId,
  children,
}: {
  resumeId: string | undefined;
  children: ReactNode;
}) {
  const editor = useEditorStore();
  const score = useScoreStore();
  const [store] = useState(() => createNoteStore(editor, score));
  const { id: userId } = useOwner();
  const kept = useMemo(
    () =>
      resumeId &&
      new StoredForm(openDeviceStore(userId), `form/notes-${resumeId}`, { dismissed: '' }),
    [userId, resumeId],
  );
  useEffect(() => {
    const stop = store.follow();
    return () => void stop();
  }, [store]);
  useEffect(() => {
    if (!kept) return;
    let isLeft = false;
    const read = async () => {
      const stored = (await kept.read())?.dismissed;
      if (stored && !isLeft) store.setDismissed([...stored.split('\n'), ...store.dismissed()]);
    };
    void read();
    const stop = store.onDismissed((keys) => {
      kept.keep({ dismissed: [...keys].join('\n') });
      // Stored at once: unlike typing, a click is not followed by more input.
      kept.flush();
    });
    return () => {
      isLeft = true;
      stop();
      kept.flush();
    };
  }, [kept, store]);
  return <NoteContext value={store}>{children}</NoteContext>;
}

function useNoteStore(): NoteStore {
  const store = use(NoteContext);
  if (!store) throw new Error('The notes are missing above this component');
  return store;
}

export function useNotes(): Notes {
  const { subscribe, get } = useNoteStore();
  return useSyncExternalStore(subscribe, get, get);
}

/** The number of notes that the score's panel shows; 0 before there is a score. */
export function useNoteCount(): number {
  const { latest } = useScore();
  const { size } = useNotes();
  return useMemo(() => (latest ? countNotes(latest.report.findings, size) : 0), [latest, size]);
}

/** The note on a bullet; rerenders only when the note changes. */
export function useNote(path: string): MarginNote | undefined {
  const { subscribe, get } = useNoteStore();
  const ofPath = () => get().get(path);
  return useSyncExternalStore(subscribe, ofPath, ofPath);
}

/** Dismisses a note; returns a function that undoes it. */
export function useDismissNote(): (note: MarginNote) => () => void {
  const store = useNoteStore();
  return ({ findings }) => {
    const keys = findings.map(findingKey);
    store.setDismissed([...store.dismissed(), ...keys]);
    return () => store.setDismissed([...store.dismissed()].filter((key) => !keys.includes(key)));
  };
}
