import { isStructure } from '@folio/operations/languages/notes';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AddLanguagePart } from '../../../lib/languages/add-language-part.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { useGoSaved, useResumeId } from '../saving/use-saver.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { fieldOfKey, placeOfNote } from './language-keys.ts';
import { LanguageNoteView } from './language-note.tsx';
import type { LinkedVersion, VersionNote } from './language-store.ts';
import { linkedVersion } from './language-store.ts';
import { languagesCopy } from './languages.copy.ts';
import { UnlinkButton } from './unlink-button.tsx';
import { useLanguageActs } from './use-language-acts.ts';
import { useLanguages } from './use-languages.tsx';

/** Loaded on demand: translation needs the server's model, so it doesn't work offline. */
const Translations = lazy(() =>
  import('./translations.tsx')
    .then((part) => ({ default: part.Translations }))
    .catch(() => ({ default: () => null })),
);

/** Lists all language versions and all notes about them. */
export function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { versions, notes, changes } = useLanguages();
  const resumeId = useResumeId();
  const store = useEditorStore();
  const goSaved = useGoSaved();
  const [isAdding, setAdding] = useState(versions.length === 0);
  const navigate = useNavigate();
  const own = store.getDocument();
  if (isAdding && resumeId !== undefined)
    return (
      <AddLanguagePart
        resumeId={resumeId}
        taken={[linkedTag(own), ...versions.map(({ tag }) => tag)]}
        onMade={(id) => {
          onClose();
          void goSaved(`/resume/editor/${id}`).catch(() => navigate(`/resume/editor/${id}`));
        }}
        onClose={onClose}
      />
    );
  const structure = notes.filter(isStructure);
  const texts = notes.filter((note) => !isStructure(note));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={languagesCopy.title}
      description={languagesCopy.about}
      footer={
        <>
          <span className="mr-auto">
            <UnlinkButton onDone={onClose} />
          </span>
          <Button onClick={() => setAdding(true)}>{languagesCopy.add}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        <VersionList versions={versions} onOpen={onClose} />
        {structure.length > 0 ? <Changes notes={structure} count={changes} /> : null}
        <Suspense fallback={null}>
          <Translations />
        </Suspense>
        {texts.length > 0 ? (
          <section aria-labelledby="language-texts">
            <h3 id="language-texts" className="text-large font-semibold">
              {languagesCopy.textsTitle}
            </h3>
            <NoteList notes={texts} />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

const linkedTag = (document: Pick<LinkedVersion['resume'], 'content' | 'settings'>) =>
  linkedVersion({ resume: document as LinkedVersion['resume'], agreed: {} }).tag;

function VersionList({
  versions,
  onOpen,
}: {
  versions: readonly LinkedVersion[];
  onOpen: () => void;
}) {
  return (
    <section aria-labelledby="language-versions">
      <h3 id="language-versions" className="mb-2 text-large font-semibold">
        {languagesCopy.versions}
      </h3>
      <ul className="grid gap-1">
        {versions.map(({ resume, language }) => (
          <li key={resume.id} className="flex min-h-6 items-baseline gap-3 max-md:min-h-11">
            <span className="shrink-0 font-medium">{language}</span>
            <Link
              to={`/resume/editor/${resume.id}`}
              onClick={onOpen}
              className={`${linkStyle} min-w-0 wrap-anywhere`}
            >
              {resume.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ notes, count }: { notes: readonly VersionNote[]; count: number }) {
  const acts = useLanguageActs();
  return (
    <section aria-labelledby="language-changes">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="language-changes" className="min-w-0 flex-1 text-large font-semibold">
          {languagesCopy.changesTitle}
        </h3>
        {count > 1 ? (
          <Button size="small" className="max-md:h-11" onClick={acts.takeOverAll}>
            {languagesCopy.takeOverAll}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 text-small text-muted">{languagesCopy.changesHint}</p>
      <NoteList notes={notes} />
    </section>
  );
}

function NoteList({ notes }: { notes: readonly VersionNote[] }) {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const { content } = store.getDocument();
  return (
    <ul className="mt-4 grid gap-6">
      {notes.map((note) => {
        const field = fieldOfKey(content, note.key);
        const where = placeOfNote(content, note);
        return (
          <li key={`${note.from.resume.id} ${note.key}`}>
            <p className="mb-2 flex flex-wrap items-center gap-x-3 text-small text-faint">
              <span className="min-w-0 wrap-anywhere">{where}</span>
              {field ? (
                <Button
                  variant="quiet"
                  size="small"
                  className="max-md:h-11"
                  aria-label={`${languagesCopy.show}: ${where}`}
                  onClick={() => {
                    view.set({ dialog: null, languageNote: note.key });
                    // Deferred, since a closing dialog restores the focus first.
                    requestAnimationFrame(() => reveal(field));
                  }}
                >
                  {languagesCopy.show}
                </Button>
              ) : null}
            </p>
            <LanguageNoteView note={note} />
          </li>
        );
      })}
    </ul>
  );
}
