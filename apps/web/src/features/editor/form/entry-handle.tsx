import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DragHandle } from '../../../ui/row-drag/drag-handle.tsx';
import { folded } from '../view/editor-view.ts';
import { useViewStore } from '../view/use-view.ts';
import type { RowProps } from './row-props.ts';
import { handleIdOf, useListCommands } from './use-list-commands.ts';

/** Moves an entry within its list. While it is drawn all rows are folded, so that it has a short way. */
export function EntryHandle({
  definition,
  id,
  index,
  count,
  title,
  announce,
}: RowProps & { title: string }) {
  const { list } = definition;
  const { move } = useListCommands(definition);
  const view = useViewStore();
  const unfolded = useRef<string | undefined>(undefined);
  const handleId = handleIdOf(list, id);
  const onStart = () => {
    unfolded.current = view.get().open[list];
    flushSync(() => view.set(folded(view.get(), list)));
  };
  const onEnd = () => {
    if (unfolded.current) view.set({ open: { ...view.get().open, [list]: unfolded.current } });
  };
  if (count < 2) return <span className="w-6 shrink-0 max-md:w-3" />;
  return (
    <DragHandle
      id={handleId}
      {...{ index, count, onStart, onEnd }}
      name={title}
      onDrop={(to) => announce(move(id, to, handleId))}
      className="max-md:w-9"
    />
  );
}
