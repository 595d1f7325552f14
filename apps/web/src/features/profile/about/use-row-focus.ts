import { useEffect, useState } from 'react';
import type { EntryList } from '../form-values.ts';

export const rowIdOf = (list: EntryList, index: number) => `profile-${list}-${index}`;
export const addButtonIdOf = (list: EntryList) => `profile-${list}-add`;

/**
 * Gives the focus to a row once it is there, or to the button that adds one: what had the focus goes
 * with a deleted row, and an edited one is drawn anew.
 */
export function useRowFocus(list: EntryList): (index: number) => void {
  const [wanted, setWanted] = useState<{ index: number }>();
  useEffect(() => {
    if (!wanted) return;
    // A dialog that closes gives the focus back a moment later: this comes after.
    const timer = setTimeout(() => {
      const row = document.getElementById(rowIdOf(list, wanted.index));
      (row ?? document.getElementById(addButtonIdOf(list)))?.focus();
    });
    return () => clearTimeout(timer);
  }, [wanted, list]);
  return (index) => setWanted({ index });
}
