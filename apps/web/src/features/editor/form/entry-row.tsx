import { ChevronDown } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { useEditor } from '../store/use-editor.ts';
import { folded } from '../view/editor-view.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { EntryHandle } from './entry-handle.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { entrySubtitle, entryTitle } from './entry-title.ts';
import type { RowBody, RowProps } from './row-props.ts';
import { rowIdOf } from './use-list-commands.ts';

/** An entry as a row that unfolds into its fields. */
export function EntryRow({ body: Body, ...row }: RowProps & { body: RowBody }) {
  const { definition, id } = row;
  const { list } = definition;
  const title = useEditor(({ document }) => entryTitle(definition, document, id));
  const subtitle = useEditor(({ document }) => entrySubtitle(definition, document, id));
  const isOpen = useView(({ open }) => open[list] === id);
  const view = useViewStore();
  const rowId = rowIdOf(list, id);
  const toggle = () =>
    view.set(isOpen ? folded(view.get(), list) : { open: { ...view.get().open, [list]: id } });
  return (
    <li
      className={classNames(
        'group/row border-b border-line',
        'data-drawn:-mr-2 data-drawn:-ml-6 data-drawn:pr-2 data-drawn:pl-6 max-md:data-drawn:-ml-3 max-md:data-drawn:pl-3',
        sortableRowStyle,
      )}
    >
      <div className="-ml-6 flex items-center max-md:-ml-3">
        <EntryHandle {...row} title={title} />
        <h3 className="min-w-0 flex-1">
          <button
            id={rowId}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${rowId}-fields`}
            onClick={toggle}
            className="flex min-h-14 w-full items-center gap-3 rounded-control py-2 pr-2 text-left"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-body font-medium">{title}</span>
              {subtitle ? (
                <span className="block truncate text-small text-faint">{subtitle}</span>
              ) : null}
            </span>
            <ChevronDown
              aria-hidden
              className={classNames(
                'size-4 shrink-0 text-faint transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h3>
        <EntryMenu {...row} title={title} />
      </div>
      <div id={`${rowId}-fields`} className={isOpen ? 'pt-1 pb-6' : undefined}>
        {isOpen ? <Body definition={definition} id={id} /> : null}
      </div>
    </li>
  );
}
