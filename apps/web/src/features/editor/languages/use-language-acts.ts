import { writeTextAt } from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import type { LanguageMark } from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { copiedMarks, isStructure, marksAt } from '@folio/operations/languages/notes';
import { takeOver, takeOverAll, withTheirNumber } from '@folio/operations/languages/take-over';
import { t } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast.ts';
import { newEntryId } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import type { LinkedVersion, VersionNote } from './language-store.ts';
import { languageToasts } from './languages.copy.ts';
import { useLanguageStore, useMark } from './use-languages.tsx';

/** Actions on notes; each change of the resume is one undo step. */
export function useLanguageActs() {
  const store = useEditorStore();
  const languages = useLanguageStore();
  const mark = useMark();
  const versions = () => languages.get().versions;
  const contentNow = () => store.getDocument().content;
  /**
   * Marks a part for the siblings that caused its notes; a new text here is a change for the others
   * to check.
   */
  const marksOf = (content: ResumeContent, key: string) => {
    const ids = new Set(languages.at(key).map(({ from }) => from.resume.id));
    return versions()
      .filter(({ resume }) => ids.has(resume.id))
      .flatMap((version) => marksIn(content, version, key));
  };
  const finish = (key: string) => {
    mark(marksOf(contentNow(), key));
    languages.update();
  };
  return {
    finish,
    markDone(note: VersionNote) {
      finish(note.key);
      toast(languageToasts.done);
    },
    markAllDone(notes: readonly VersionNote[]) {
      mark(notes.flatMap(({ key }) => marksOf(contentNow(), key)));
      languages.update();
      toast(languageToasts.allDone(notes.length));
    },
    keep(note: VersionNote) {
      finish(note.key);
      toast(languageToasts.kept);
    },
    takeOver(note: VersionNote) {
      const content = takeOver(contentNow(), note.from.resume.content, note);
      if (!replace(store, content)) return;
      mark(takenMarks(content, versions(), note));
      languages.update();
      toast({ ...languageToasts.taken, action: undoAction(store) });
    },
    takeOverAll() {
      const notes = languages.get().notes.filter(isStructure);
      const content = versions().reduce(
        (known, { resume, agreed }) => takeOverAll(known, resume.content, agreed),
        contentNow(),
      );
      if (!replace(store, content)) return;
      mark(notes.flatMap((note) => takenMarks(content, versions(), note)));
      languages.update();
      toast({ ...languageToasts.takenAll, action: undoAction(store) });
    },
    /** Replaces the one number in which two lines differ, keeping the words here. */
    takeNumber(note: VersionNote) {
      const text = withTheirNumber(note.own, note.theirs);
      if (text === undefined) return;
      const content = writeTextAt(contentNow(), note.key, text);
      if (!replace(store, content)) return;
      finish(note.key);
      toast({ ...languageToasts.taken, action: undoAction(store) });
    },
    /** Writes texts as one undo step; skips texts whose originals have changed. */
    write(
      edits: readonly { path: string; before: string; after: string }[],
      isNow: IsNow,
    ): boolean {
      const fitting = edits.filter(({ path, before }) => isNow(contentNow(), path, before));
      const content = fitting.reduce(
        (known, { path, after }) => writeTextAt(known, path, after),
        contentNow(),
      );
      if (fitting.length < edits.length) toast(languageToasts.notFitting);
      if (!replace(store, content)) return false;
      mark(fitting.flatMap(({ path }) => marksOf(content, path)));
      languages.update();
      return true;
    },
  };
}

type IsNow = (content: ResumeContent, path: string, before: string) => boolean;

/** Replaces the content as one undo step; returns false if nothing changes. */
function replace(store: EditorStore, next: ResumeContent): boolean {
  const document = store.getDocument();
  if (next === document.content) return false;
  const content = withIds(next, newEntryId);
  store.dispatch({ type: 'replace', document: { ...document, content } });
  return true;
}

const undoAction = (store: EditorStore) => ({ label: t('Undo'), onClick: undoIfUnchanged(store) });

const marksIn = (content: ResumeContent, { resume }: LinkedVersion, key: string): LanguageMark[] =>
  marksAt(content, resume.content, key).map((mark) => ({ ...mark, siblingId: resume.id }));

/**
 * A new text is marked as to be translated. Other changes need no mark: both versions agree now,
 * and undo brings the note back.
 */
const takenMarks = (
  content: ResumeContent,
  versions: readonly LinkedVersion[],
  { key, kind }: VersionNote,
): LanguageMark[] =>
  kind === 'added'
    ? versions.flatMap(({ resume }) =>
        copiedMarks(content, resume.content, key).map((mark) => ({
          ...mark,
          siblingId: resume.id,
        })),
      )
    : [];
