import { useFieldArray, useFormContext } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import type { EntryList, FormValues } from '../form-values.ts';
import { useRowFocus } from './use-row-focus.ts';

export type Entry = Record<string, string | undefined>;

/** The entries of one list and what can be done with them. Deleting asks nothing, and can be undone. */
export function useEntries(list: EntryList) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const array = useFieldArray({ control, name: list, keyName: 'key' });
  const entries = array.fields as unknown as readonly (Entry & { key: string })[];
  const focusRow = useRowFocus(list);
  const set = (next: readonly unknown[]) =>
    setValue(list, next as FormValues[EntryList], { shouldDirty: true });

  return {
    entries,
    /** With the focus in its first field, where that is in sight. */
    append: (entry: object) => array.append(entry as FormValues[EntryList][number]),
    /** Where there is no entry yet, it becomes one. */
    put(index: number, entry: object) {
      set((getValues(list) as unknown[]).toSpliced(index, 1, entry));
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
      toast({ title: `${title} is deleted`, action: { label: 'Undo', onClick } });
    },
  };
}
