import { type KeyboardEvent, useEffect, useRef } from 'react';

type Rows = {
  /** The rows' ids, in order. */
  ids: readonly string[];
  /** Scrolls to a row, so that it is rendered. */
  show: (index: number) => void;
  onToggle: (id: string) => void;
  onSelectAll: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/**
 * The keys of a virtualized table: arrows, Home and End move the focus between rows, Space or X
 * selects, with Shift the arrows select the rows they pass, Ctrl+A selects all, Delete deletes the
 * selection, Escape clears it. Returns the key handler; each row has its index in `data-row`.
 */
export function useTableKeys({ ids, show, ...acts }: Rows) {
  const wanted = useRef<number | undefined>(undefined);
  // The row may be rendered only now.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = document.querySelector<HTMLElement>(`tr[data-row="${wanted.current}"] input`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-row]');
    if (!row || event.altKey) return;
    const at = Number(row.dataset.row);
    const go = (to: number) => {
      const next = Math.min(ids.length - 1, Math.max(0, to));
      const [here, there] = [ids[at], ids[next]];
      if (event.shiftKey && here !== undefined) acts.onToggle(here);
      if (there === undefined) return;
      wanted.current = next;
      document.querySelector<HTMLElement>(`tr[data-row="${next}"] input`)?.focus();
      show(next);
    };
    const isMod = event.ctrlKey || event.metaKey;
    const id = ids[at] ?? '';
    const act = isMod
      ? { a: acts.onSelectAll }[event.key.toLowerCase()]
      : {
          ArrowDown: () => go(at + 1),
          ArrowUp: () => go(at - 1),
          Home: () => go(0),
          End: () => go(ids.length - 1),
          x: () => acts.onToggle(id),
          Delete: acts.onDelete,
          Escape: acts.onClear,
        }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
