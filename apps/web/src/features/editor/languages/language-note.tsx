import { factDifference, languageFreeFacts } from '@folio/contract/language-free';
import { partsOf } from '@folio/operations/languages/parts';
import { numberToTake } from '@folio/operations/languages/take-over';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineDifference } from '../../../ui/margin/inline-difference.tsx';
import { Note } from '../../../ui/margin/note.tsx';
import { type FieldRef, textOf } from '../fields/field-ref.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { placeOfNote, wordsOfPart } from './language-keys.ts';
import type { LinkedVersion, VersionNote } from './language-store.ts';
import { languagesCopy } from './languages.copy.ts';
import { useLanguageActs } from './use-language-acts.ts';
import { useLanguageNotesAt, useLanguages } from './use-languages.tsx';

/** Below a field: notes about each changed version, or else the text of the original version. */
export function FieldLanguageNotes({ name, field }: { name: string; field: FieldRef }) {
  const notes = useLanguageNotesAt(name);
  const [oldest] = useLanguages().versions;
  if (notes.length > 0)
    return notes.map((note) => (
      <div key={note.from.resume.id} className="animate-appear pt-1 pb-4">
        <LanguageNoteView note={note} />
      </div>
    ));
  const text = oldest && labelIn(oldest, name, field);
  if (!oldest || !text) return null;
  return (
    <div className="animate-appear pt-1 pb-4">
      <Note tone="neutral" by={languagesCopy.sameAs(oldest.language)}>
        <InLanguage version={oldest}>{text}</InLanguage>
      </Note>
    </div>
  );
}

const labelIn = ({ resume: { content } }: LinkedVersion, name: string, field: FieldRef): string =>
  field.list !== null && field.item !== undefined
    ? (partsOf(content).get(name)?.value ?? '')
    : textOf(content, field);

export const InLanguage = ({
  version,
  children,
}: {
  version: LinkedVersion;
  children: ReactNode;
}) => (
  <p lang={version.tag} dir="auto" className="wrap-anywhere whitespace-pre-line">
    {children}
  </p>
);

type NoteProps = {
  note: VersionNote;
  /** Whether its buttons are less prominent, as in a list of many notes. */
  isQuiet?: boolean;
};

/** A version's text, as a difference if it has changed, with actions. */
export function LanguageNoteView({ note, isQuiet = false }: NoteProps) {
  const { kind, from, was, theirs } = note;
  const { content } = useEditorStore().getDocument();
  return (
    <Note
      tone={note.isOwn ? 'neutral' : 'person'}
      by={from.language}
      about={languagesCopy.shortKind(kind)}
      acts={<Acts note={note} isQuiet={isQuiet} />}
    >
      {kind === 'changed' && was !== '' ? (
        <InLanguage version={from}>
          <InlineDifference before={was} after={theirs} />
        </InLanguage>
      ) : kind === 'removed' ? (
        <p className="text-muted line-through wrap-anywhere">{wordsOfPart(content, note)}</p>
      ) : kind === 'order' ? null : (
        <InLanguage version={from}>
          {wordsOfPart(from.resume.content, note) || languagesCopy.empty}
        </InLanguage>
      )}
      <Numbers note={note} />
    </Note>
  );
}

/** The number that differs between two lines: '12 here, 15 there'. */
function Numbers({ note: { kind, own, theirs } }: { note: VersionNote }) {
  if (kind !== 'changed' && kind !== 'facts') return null;
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  if (lost.length + added.length === 0) return null;
  const listed = (facts: readonly string[]) => facts.join(', ') || languagesCopy.none;
  return (
    <p className="mt-2 font-sans text-small text-warning wrap-anywhere">
      {languagesCopy.numbers(listed(added), listed(lost))}
    </p>
  );
}

const leadingVariant = (isQuiet: boolean) => (isQuiet ? 'secondary' : 'primary');

function Acts({ note, isQuiet }: Required<NoteProps>) {
  const acts = useLanguageActs();
  const { content } = useEditorStore().getDocument();
  const { kind, isOwn } = note;
  const where = placeOfNote(content, note);
  const number = kind === 'changed' || kind === 'facts' ? numberToTake(note) : undefined;
  const isText = kind === 'translate' || kind === 'changed';
  const lead = leadingVariant(isQuiet);
  return (
    <>
      {number === undefined ? null : (
        <Act label={languagesCopy.pickNumber(number)} onPress={() => acts.takeNumber(note)} />
      )}
      {isText ? (
        <Act
          label={languagesCopy.done}
          name={languagesCopy.doneNamed(where)}
          onPress={() => acts.markDone(note)}
          variant={lead}
        />
      ) : kind === 'facts' ? null : (
        <>
          <Act
            label={languagesCopy.takeOver}
            name={languagesCopy.takeOverNamed(where)}
            onPress={() => acts.takeOver(note)}
            variant={isOwn ? 'secondary' : lead}
          />
          {isOwn ? null : (
            <Act
              label={languagesCopy.keep}
              name={languagesCopy.keepNamed(where)}
              onPress={() => acts.keep(note)}
            />
          )}
        </>
      )}
    </>
  );
}

type ActProps = {
  label: string;
  name?: string;
  onPress: () => void;
  variant?: 'primary' | 'secondary' | 'quiet';
};

export const Act = ({ label, name, onPress, variant = 'secondary' }: ActProps) => (
  <Button
    size="small"
    variant={variant}
    aria-label={name}
    // Keeps the caret in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {label}
  </Button>
);
