import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { EntryList, FormValues } from '../form-values.ts';
import { addButtonIdOf, type Entry, useRowFocus } from './entry-row.tsx';

/** The rows of a list, or a text while it is empty, and an Add button. */
export function ListFrame({
  list,
  isEmpty,
  emptyText,
  addLabel,
  problem,
  onAdd,
  children,
}: {
  list: EntryList;
  isEmpty: boolean;
  emptyText: string;
  addLabel: string;
  problem?: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}) {
  return (
    <div>
      {isEmpty ? (
        <p className="mb-3 text-body text-muted">{emptyText}</p>
      ) : (
        <ul className="mb-4 border-t border-line">{children}</ul>
      )}
      <Button id={addButtonIdOf(list)} onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
      {problem ? <p className="mt-2 text-small text-danger">{problem}</p> : null}
    </div>
  );
}

/**
 * An entry's current index, since another device may have changed the list during the edit; the
 * list's length if the entry is gone, so that no other one is replaced.
 */
export function placeOf(entries: readonly object[], entry: object | undefined): number {
  const at = entries.findIndex((one) => hasSameContent(one, entry));
  return at < 0 ? entries.length : at;
}

/** A list's entries and commands. Deleting is not confirmed, and can be undone. */
export function useEntries(list: EntryList) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const array = useFieldArray({ control, name: list, keyName: 'key' });
  const entries = array.fields as unknown as readonly (Entry & { key: string })[];
  const focusRow = useRowFocus(list);
  const set = (next: readonly unknown[]) =>
    setValue(list, next as FormValues[EntryList], { shouldDirty: true });

  return {
    entries,
    /** Focuses its first field, if that is visible. */
    append: (entry: object) => array.append(entry as FormValues[EntryList][number]),
    /** Replaces an entry, or appends one. */
    put(before: Entry | undefined, entry: object) {
      const entries: readonly object[] = getValues(list);
      const index = placeOf(entries, before);
      set(entries.toSpliced(index, 1, entry));
      focusRow(index);
    },
    moveUp(index: number) {
      array.move(index, index - 1);
      focusRow(index - 1);
    },
    remove(index: number, title: string) {
      const removed: unknown = getValues(list)[index];
      array.remove(index);
      focusRow(index);
      const onClick = () => set((getValues(list) as unknown[]).toSpliced(index, 0, removed));
      toast({ title: t('{title} is deleted', { title }), action: { label: t('Undo'), onClick } });
    },
  };
}
