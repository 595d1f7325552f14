import { useEffect } from 'react';
import { openedPart } from '../../../lib/online-part.tsx';
import type { FieldRef } from '../fields/field-ref.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { languageKeyOf } from './language-keys.ts';
import { languagesCopy } from './languages.copy.ts';
import { useHasLanguages, useLanguageNotesAt } from './use-languages.tsx';

/** Loaded on demand, since few resumes are in several languages. */
const FieldLanguageNotes = openedPart(
  async () => (await import('./language-note.tsx')).FieldLanguageNotes,
);

type Props = { field: FieldRef; label: string; className?: string };

/** The notes of other language versions below a field. */
export const FieldLanguage = (props: Props) => (useHasLanguages() ? <Linked {...props} /> : null);

function Linked({ field, label, className }: Props) {
  const key = languageKeyOf(field);
  const notes = useLanguageNotesAt(key);
  const view = useViewStore();
  const isFocused = useView(({ focused }) => focused !== null && languageKeyOf(focused) === key);
  const isOpen = useView(({ languageNote }) => languageNote === key);
  useEffect(() => {
    if (isFocused) view.set({ languageNote: key });
  }, [isFocused, key, view]);
  const [first] = notes;
  if (isOpen)
    return (
      <div className={className}>
        <FieldLanguageNotes name={key} field={field} />
      </div>
    );
  if (!first) return null;
  return (
    <div className={className}>
      <button
        type="button"
        onClick={() => view.set({ languageNote: key })}
        className="-mt-1 mb-1 flex min-h-6 items-center gap-1.5 rounded-sm text-left text-small text-mentor hover:underline finger:min-h-11"
      >
        <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
        {languagesCopy.marker(label, first.kind, first.from.language)}
      </button>
    </div>
  );
}
