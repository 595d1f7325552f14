import { splitPath } from '@folio/contract/content-path';
import { type DocumentLanguage, documentLanguages } from '@folio/contract/document-languages';
import type { LanguageMark, LanguageSibling } from '@folio/contract/languages';
import { placeSections } from '@folio/contract/section-references';
import { documentLanguage } from '@folio/documents/document-locale';
import {
  countTexts,
  isStructure,
  type LanguageNote,
  languageNotes,
  withMarks,
} from '@folio/operations/languages/notes';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** A language version with what was agreed with it, and marks made here since then. */
export type LinkedVersion = LanguageSibling & { tag: DocumentLanguage; language: string };
export type VersionNote = LanguageNote & { from: LinkedVersion };

export type LanguageState = {
  versions: readonly LinkedVersion[];
  /** In page order; several for one text if several versions have changed it. */
  notes: readonly VersionNote[];
  /** The number of texts with notes, and of all texts. */
  open: number;
  texts: number;
  /** The number of changes in arrangement or facts. */
  changes: number;
};

const noLanguages: LanguageState = {
  versions: [],
  notes: [],
  open: 0,
  texts: 0,
  changes: 0,
};
const none: readonly VersionNote[] = [];
/** Pause after a change before the notes are computed again. */
const pauseMs = 120;

/** The notes of a document about its other language versions. */
export function languageState(
  versions: readonly LinkedVersion[],
  document: Pick<EditorDocument, 'content' | 'order'>,
): LanguageState {
  if (versions.length === 0) return noLanguages;
  const { content, order } = document;
  const sections = placeSections(order, content).map(String);
  const placeOf = ({ key }: LanguageNote) => {
    const [section = '', id = ''] = splitPath(key.replace('#order', ''));
    const at = sections.findIndex((one) => one === section || one === `${section}/${id}`);
    return at < 0 ? sections.length : at;
  };
  const notes = versions
    .flatMap((from) =>
      languageNotes(content, from.resume.content, from.agreed).map((note) => ({ ...note, from })),
    )
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const keysOf = (some: readonly VersionNote[]) => new Set(some.map(({ key }) => key)).size;
  return {
    versions,
    notes,
    open: keysOf(notes.filter((note) => !note.isOwn && !isStructure(note))),
    texts: countTexts(content),
    changes: keysOf(notes.filter(isStructure)),
  };
}

/** The sibling with its language: the one that is set, or else the detected one. */
export function linkedVersion(sibling: LanguageSibling): LinkedVersion {
  const tag = documentLanguage(sibling.resume);
  return { ...sibling, tag, language: documentLanguages[tag] };
}

/** Outside React state, so that typing rerenders only the notes that change. */
export function createLanguageStore(editor: EditorStore) {
  let siblings: readonly LinkedVersion[] = [];
  let marks: readonly LanguageMark[] = [];
  let state = noLanguages;
  let byKey: ReadonlyMap<string, readonly VersionNote[]> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const update = () => {
    clearTimeout(timer);
    const versions = siblings.map((one) => ({
      ...one,
      agreed: withMarks(
        one.agreed,
        marks.filter(({ siblingId }) => siblingId === one.resume.id),
      ),
    }));
    state = languageState(versions, editor.getDocument());
    byKey = withKnown(
      byKey,
      Map.groupBy(state.notes, ({ key }) => key),
    );
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    at: (key: string) => byKey.get(key) ?? none,
    setSiblings(known: readonly LanguageSibling[]) {
      siblings = known.map(linkedVersion);
      update();
    },
    /** Marks on this device that the server may not have yet. */
    setMarks(known: readonly LanguageMark[]) {
      marks = known;
      update();
    },
    update,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows changes of the document until the returned function is called. */
    follow() {
      const stop = editor.subscribe(() => {
        if (siblings.length === 0) return;
        clearTimeout(timer);
        timer = setTimeout(update, pauseMs);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

export type LanguageStore = ReturnType<typeof createLanguageStore>;

type NotesByKey = ReadonlyMap<string, readonly VersionNote[]>;

/** Keeps the identity of unchanged notes. */
function withKnown(before: NotesByKey, now: Map<string, VersionNote[]>): NotesByKey {
  return new Map(
    [...now].map(([key, notes]) => {
      const known = before.get(key);
      return [key, known && isSameList(known, notes) ? known : notes] as const;
    }),
  );
}

const isSameList = (before: readonly VersionNote[], now: readonly VersionNote[]): boolean =>
  before.length === now.length &&
  before.every((one, at) => {
    const other = now[at];
    return (
      one.kind === other?.kind &&
      one.own === other.own &&
      one.theirs === other.theirs &&
      one.was === other.was &&
      one.from.resume === other.from.resume
    );
  });
