import { isStructure } from '@folio/operations/languages/notes';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { afterPaint } from '../../../lib/after-paint.ts';
import { AddLanguagePart } from '../../../lib/languages/add-language-part.tsx';
import { onlinePart } from '../../../lib/online-part.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useGoSaved, useResumeId } from '../saving/use-saver.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { fieldOfKey, placeOfNote } from './language-keys.ts';
import { Act, LanguageNoteView } from './language-note.tsx';
import {
  type LanguageState,
  type LinkedVersion,
  linkedVersion,
  type VersionNote,
} from './language-store.ts';
import { LanguageTexts } from './language-texts.tsx';
import { languagesCopy } from './languages.copy.ts';
import { UnlinkButton } from './unlink-button.tsx';
import { useLanguageActs } from './use-language-acts.ts';
import { useLanguages } from './use-languages.tsx';
import { useNextNote } from './use-next-note.ts';

/** Loaded on demand: translation needs the server's model, so it doesn't work offline. */
const Translations = onlinePart(async () => (await import('./translations.tsx')).Translations);

/** Lists all language versions and all notes about them. */
export function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { versions, notes, open, texts, changes } = useLanguages();
  const resumeId = useResumeId();
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const goNext = useNextNote();
  const goSaved = useGoSaved();
  const [isAdding, setAdding] = useState(versions.length === 0);
  const navigate = useNavigate();
  const own = linkedVersion({
    resume: store.getDocument() as LinkedVersion['resume'],
    agreed: {},
  });
  if (isAdding && resumeId !== undefined)
    return (
      <AddLanguagePart
        resumeId={resumeId}
        taken={[own.tag, ...versions.map(({ tag }) => tag)]}
        onMade={(id) => {
          onClose();
          void goSaved(`/resume/editor/${id}`).catch(() => navigate(`/resume/editor/${id}`));
        }}
        onClose={onClose}
      />
    );
  // A closing dialog restores the focus in a task after the frame in which it disappears, so this
  // runs later.
  const leaveFor = (go: () => void) => {
    onClose();
    afterPaint(go);
  };
  const show = ({ key }: VersionNote) => {
    const field = fieldOfKey(store.getDocument().content, key);
    view.set({ languageNote: key });
    if (field) leaveFor(() => reveal(field));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={languagesCopy.title}
      description={languagesCopy.about}
      footer={
        <>
          <Button variant={open > 0 ? 'secondary' : 'primary'} onClick={onClose}>
            {t('Close')}
          </Button>
          {open > 0 ? (
            <Button variant="primary" onClick={() => leaveFor(goNext)}>
              {languagesCopy.nextText}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8 max-sm:gap-5">
        <Progress open={open} texts={texts} changes={changes} />
        <VersionList versions={versions} onOpen={onClose}>
          <Button size="small" onClick={() => setAdding(true)}>
            {languagesCopy.add}
          </Button>
          <UnlinkButton onDone={onClose} />
        </VersionList>
        <Changes notes={notes.filter(isStructure)} count={changes} onShow={show} />
        <Translations />
        <LanguageTexts
          notes={notes.filter((note) => !isStructure(note))}
          language={own.language}
          onShow={show}
        />
      </div>
    </Dialog>
  );
}

type Counts = Pick<LanguageState, 'open' | 'texts' | 'changes'>;

const Progress = ({ open, texts, changes }: Counts) => (
  <div className="grid gap-2">
    <p className="text-large font-semibold">
      {open + changes === 0 ? languagesCopy.inStep : languagesCopy.texts(open, texts)}
    </p>
    {texts > 0 ? (
      <ProgressBar label={languagesCopy.progress} done={(texts - open) / texts} />
    ) : null}
  </div>
);

type VersionsProps = {
  versions: readonly LinkedVersion[];
  onOpen: () => void;
  /** The actions for them. */
  children: ReactNode;
};

const VersionList = ({ versions, onOpen, children }: VersionsProps) => (
  <section
    aria-label={languagesCopy.versions}
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
  >
    <ul className="flex flex-wrap gap-x-8">
      {versions.map(({ resume, language }) => (
        <li key={resume.id} className="flex min-h-6 items-center gap-3 finger:min-h-11">
          <span className="shrink-0 text-muted">{language}</span>
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
    <div className="flex flex-wrap gap-2">{children}</div>
  </section>
);

type ChangesProps = {
  notes: readonly VersionNote[];
  count: number;
  onShow: (note: VersionNote) => void;
};

function Changes({ notes, count, onShow }: ChangesProps) {
  const acts = useLanguageActs();
  const { content } = useEditorStore().getDocument();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="language-changes">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="language-changes" className="min-w-0 flex-1 text-large font-semibold">
          {languagesCopy.changesTitle}
        </h3>
        {count > 1 ? (
          <Button size="small" onClick={acts.takeOverAll}>
            {languagesCopy.takeOverAll}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 text-small text-muted">{languagesCopy.changesHint}</p>
      <ul className="mt-4 grid gap-6">
        {notes.map((note) => (
          <li key={`${note.from.resume.id} ${note.key}`}>
            <div className="mb-2 flex flex-wrap items-center gap-x-3 text-small text-muted">
              <p className="min-w-0 wrap-anywhere">{placeOfNote(content, note)}</p>
              {fieldOfKey(content, note.key) ? (
                <Act
                  label={languagesCopy.show}
                  name={`${languagesCopy.show}: ${placeOfNote(content, note)}`}
                  variant="quiet"
                  onPress={() => onShow(note)}
                />
              ) : null}
            </div>
            <LanguageNoteView note={note} isQuiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
