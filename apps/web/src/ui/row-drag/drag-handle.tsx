import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { type RowDragEvents, useRowDrag } from './use-row-drag.ts';

type Props = RowDragEvents & {
  id: string;
  /** What it moves, such as 'Operations Analyst'. */
  name: string;
  /** Which place it has now, and how many there are. */
  index: number;
  count: number;
  className?: string;
};

const helpId = 'drag-handle-help';

/** Moves its row: drawn with a pointer, or with the arrow keys. Seen when its row is pointed at. */
export function DragHandle({ id, name, index, count, className, ...events }: Props) {
  const drag = useRowDrag(events);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = positionOfKey(event, index, count);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== index) events.onDrop(to);
  };
  return (
    <button
      id={id}
      type="button"
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      onKeyDown={onKeyDown}
      {...drag}
      className={classNames(
        'flex w-6 shrink-0 cursor-grab! touch-none items-center justify-center self-stretch rounded-control text-faint',
        'opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100',
        'pointer-coarse:opacity-100 in-data-drawn:cursor-grabbing! in-data-drawn:opacity-100',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

/** Said of every handle: once on the page. */
export const DragHandleHelp = () => (
  <p id={helpId} hidden>
    Drag it, or press the up and down arrow keys.
  </p>
);

function positionOfKey({ key }: KeyboardEvent, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The look of rows that can be drawn, and of the one that is. */
export const sortableRowStyle =
  'in-data-sorting:transition-transform in-data-sorting:select-none data-drawn:relative data-drawn:z-10 data-drawn:rounded-control data-drawn:bg-surface data-drawn:shadow-float data-drawn:transition-none!';
