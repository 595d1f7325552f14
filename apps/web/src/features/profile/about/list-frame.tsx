import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

import type { EntryList } from '../form-values.ts';
import { addButtonIdOf } from './use-row-focus.ts';

/** The rows of a list, or what is said while it has none, and the button that adds one. */
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
      <Button id={addButtonIdOf(list)} className="max-md:h-11" onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
      {problem ? <p className="mt-2 text-small text-danger">{problem}</p> : null}
    </div>
  );
}
