import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../class-names.ts';
import { RowDrag } from './row-drag.ts';

type Props = RowDragEvents & {
  id: string;
  /** The name of its row, such as 'Operations Analyst'. */
  name: string;
  /** Its current position. */
  index: number;
  /**
   * Returns the number of rows when a key is pressed, so that rows don't rerender when it changes.
   */
  count: () => number;
  tabIndex?: number;
  className?: string;
};

const helpId = 'drag-handle-help';

/** Moves its row by dragging or with the arrow keys. Visible when the row is hovered. */
export function DragHandle({ id, name, index, count, tabIndex, className, ...events }: Props) {
  const drag = useRowDrag(events);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = positionOfKey(event, index, count());
    if (to === undefined) return;
    event.preventDefault();
    if (to !== index) events.onDrop(to);
  };
  return (
    <button
      id={id}
      type="button"
      tabIndex={tabIndex}
      aria-label={t('Move {name}', { name })}
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

/** The description of all handles, once on the page. */
export const DragHandleHelp = () => (
  <p id={helpId} hidden>
    {t('Drag it, or press the up and down arrow keys.')}
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

/** The style of draggable rows, and of the one that is dragged. */
export const sortableRowStyle =
  'in-data-sorting:transition-transform in-data-sorting:select-none data-drawn:relative data-drawn:z-10 data-drawn:rounded-control data-drawn:bg-surface data-drawn:shadow-float data-drawn:transition-none!';

const startsAfterPx = 4;

type RowDragEvents = {
  /** The row is about to move, for example to collapse what would be in the way. */
  onStart?: () => void;
  onDrop: (to: number) => void;
  /** The row is at rest again, at whichever position. */
  onEnd?: () => void;
};

/**
 * Makes a row draggable to another position in its list by a handle inside it, with mouse, pen or
 * touch. The rows are the children of one element. Escape cancels.
 */
function useRowDrag({ onStart, onDrop, onEnd }: RowDragEvents) {
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const row = handle.closest('li');
    if (event.button !== 0 || !event.isPrimary || !row) return;
    const { pointerId, clientY: startY } = event;
    const grabbedPx = startY - row.getBoundingClientRect().top;
    let drag: RowDrag | undefined;
    const begin = (pointerY: number) => {
      onStart?.();
      drag = new RowDrag(row, grabbedPx, pointerY, onDrop);
    };
    const moved = ({ clientY }: { clientY: number }) => {
      if (!drag && Math.abs(clientY - startY) > startsAfterPx) begin(clientY);
      drag?.move(clientY);
    };
    const end = (finish: ((drag: RowDrag) => void) | undefined) => {
      stop.current = undefined;
      listening.abort();
      if (!drag) return;
      if (finish) finish(drag);
      else drag.cancel();
      onEnd?.();
    };
    const listening = new AbortController();
    const { signal } = listening;
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', moved, { signal });
    const dropped = (last: globalThis.PointerEvent) => {
      moved(last);
      end((one) => one.drop());
    };
    handle.addEventListener('pointerup', dropped, { signal });
    handle.addEventListener('pointercancel', () => end(undefined), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
    stop.current = () => end(undefined);
  }

  return { onPointerDown };
}
