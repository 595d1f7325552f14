import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../store/use-editor.ts';
import { fieldOfKey, placeOfNote, placePartsOf, wordsOfPart } from './language-keys.ts';
import { Act, InLanguage, LanguageNoteView } from './language-note.tsx';
import type { VersionNote } from './language-store.ts';
import { languagesCopy } from './languages.copy.ts';
import { useLanguageActs } from './use-language-acts.ts';

type ShowNote = (note: VersionNote) => void;
type Props = {
  notes: readonly VersionNote[];
  /** The language of the version that is open. */
  language: string;
  /** Opens the field of a note. */
  onShow: ShowNote;
};

/**
 * The texts to review, grouped by what to do: texts that are already translated come before
 * untranslated ones.
 */
export function LanguageTexts({ notes, language, onShow }: Props) {
  const acts = useLanguageActs();
  const differing = notes.filter(({ kind }) => kind !== 'translate');
  const written = notes.filter(isWritten);
  const untouched = notes.filter((note) => note.kind === 'translate' && !isWritten(note));
  return (
    <>
      <Group title={languagesCopy.differing} notes={differing} onShow={onShow}>
        {(note) => <LanguageNoteView note={note} isQuiet />}
      </Group>
      <Group
        title={languagesCopy.written}
        hint={languagesCopy.writtenHint}
        notes={written}
        onAll={() => acts.markAllDone(written)}
        onShow={onShow}
      >
        {(note) => <Pair note={note} language={language} />}
      </Group>
      <Group title={languagesCopy.toTranslate} notes={untouched} onShow={onShow}>
        {(note) => <Original note={note} />}
      </Group>
    </>
  );
}

/**
 * Whether a text is translated. A copy is not, even if its original has changed since: it still has
 * the text of the original.
 */
export const isWritten = ({ kind, own, theirs, was }: VersionNote): boolean =>
  kind === 'translate' && own.trim() !== '' && own !== theirs && own !== was;

type GroupProps = {
  title: string;
  hint?: string;
  notes: readonly VersionNote[];
  /** Marks all texts of the group as done. */
  onAll?: () => void;
  onShow: ShowNote;
  children: (note: VersionNote) => ReactNode;
};

function Group({ title, hint, notes, onAll, onShow, children }: GroupProps) {
  const { content } = useEditorStore().getDocument();
  const list = useRef<HTMLUListElement>(null);
  if (notes.length === 0) return null;
  const holderOf = (note: VersionNote | undefined) => note && placePartsOf(content, note).holder;
  // The row with the button is removed, so the focus moves to the same position in the list.
  const keepFocus = (index: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-done] button') ?? [];
      buttons[Math.min(index, buttons.length - 1)]?.focus();
    });
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-2">
        <h3 className="text-large font-semibold">{title}</h3>
        <p className="flex-1 text-small text-faint tabular-nums">{notes.length}</p>
        {onAll && notes.length > 1 ? (
          <Button size="small" onClick={onAll}>
            {languagesCopy.allDone(notes.length)}
          </Button>
        ) : null}
        {hint ? <p className="basis-full text-small text-muted">{hint}</p> : null}
      </div>
      <ul ref={list} className="divide-y divide-line">
        {notes.map((note, index) => (
          <li
            key={`${note.from.resume.id} ${note.key}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <Place {...placePartsOf(content, note)} before={holderOf(notes[index - 1])} />
            <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <div className="min-w-0 flex-1 basis-60">{children(note)}</div>
              <RowActs note={note} onShow={onShow} onDone={() => keepFocus(index)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlaceProps = { holder: string; field: string; before: string | undefined };

/** An entry is named once, above the first of its texts. */
const Place = ({ holder, field, before }: PlaceProps) => (
  <p className="text-small wrap-anywhere sm:pt-0.5">
    {holder === '' || holder === before ? null : (
      <span className="block font-medium">{holder}</span>
    )}
    <span className="inline-block text-muted first-letter:uppercase">{field}</span>
  </p>
);

type RowProps = { note: VersionNote; onShow: ShowNote; onDone: () => void };

/**
 * A translated text can be marked as done, and an untranslated one can be written. That button is
 * prominent, the other is quiet.
 */
function RowActs({ note, onShow, onDone }: RowProps) {
  const acts = useLanguageActs();
  const { content } = useEditorStore().getDocument();
  const where = placeOfNote(content, note);
  const isUntouched = note.kind === 'translate' && !isWritten(note);
  const words = isUntouched ? languagesCopy.write : languagesCopy.show;
  const show = fieldOfKey(content, note.key) ? (
    <Act
      label={words}
      name={`${words}: ${where}`}
      variant={isUntouched ? 'secondary' : 'quiet'}
      onPress={() => onShow(note)}
    />
  ) : null;
  // Other kinds have their actions in the note.
  const done = note.kind === 'translate' && (
    <span data-done>
      <Act
        label={languagesCopy.done}
        name={languagesCopy.doneNamed(where)}
        variant={isUntouched ? 'quiet' : 'secondary'}
        onPress={() => {
          acts.markDone(note);
          onDone();
        }}
      />
    </span>
  );
  return (
    <div className="flex shrink-0 flex-wrap gap-2 sm:w-54 sm:justify-end">
      {isUntouched ? show : done}
      {isUntouched ? done : show}
    </div>
  );
}

/** The first lines of the original; its field shows the whole text. */
function Original({ note: { from, ...note } }: { note: VersionNote }) {
  return (
    <div className="line-clamp-3 font-display text-[15px] leading-[1.42]">
      <InLanguage version={from}>
        {wordsOfPart(from.resume.content, { ...note, from }) || languagesCopy.empty}
      </InLanguage>
    </div>
  );
}

/** Both texts, one above the other, for comparison. */
const Pair = ({ note, language }: { note: VersionNote; language: string }) => (
  <dl className="grid gap-2 font-display text-[15px] leading-[1.42]">
    <div>
      <dt className="font-sans text-small text-faint">{note.from.language}</dt>
      <dd className="text-muted">
        <InLanguage version={note.from}>{note.theirs}</InLanguage>
      </dd>
    </div>
    <div>
      <dt className="font-sans text-small text-faint">{language}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note.own}
      </dd>
    </div>
  </dl>
);
