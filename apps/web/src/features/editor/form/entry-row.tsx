import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  Copy,
  CornerDownRight,
  Ellipsis,
  Eye,
  EyeOff,
  Link2,
  Trash2,
  Unlink2,
} from 'lucide-react';
import { type ComponentType, memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { DoubtDot } from '../doubts/doubts-note.tsx';
import { useDoubtedFields } from '../doubts/use-doubts.ts';
import { entryPath } from '../fields/field-ref.ts';
import { LanguageDot } from '../languages/language-dot.tsx';
import { bulletCount, canHide, isEntryHidden, mayJoin, roleOf } from '../sections/entry-state.ts';
import {
  entrySubtitle,
  entryTitle,
  handleIdOf,
  rowIdOf,
  useListCommands,
} from '../sections/use-list-commands.ts';
import type { ListPath } from '../store/lists.ts';
import { useEditor } from '../store/use-editor.ts';
import { collapsed, useView, useViewStore } from '../view/use-view.ts';
import { Arriving } from './arriving.tsx';

type EntryProps = { list: ListPath; id: string };

/** The content of an expanded row. */
export type RowBody = ComponentType<EntryProps>;

type RowProps = EntryProps & {
  /** Its index in the list, and the number of entries. */
  index: number;
  count: number;
  announce: (words: string) => void;
};

/** An entry as a row that expands to its fields. */
export const EntryRow = memo(function EntryRow({
  body: Body,
  ...row
}: RowProps & { body: RowBody }) {
  const { list, id } = row;
  const title = useEditor(({ document }) => entryTitle(document, list, id));
  const role = useEditor(({ document }) => roleOf(document, list, id));
  const isOpen = useView(({ open }) => open[list] === id);
  const rowId = rowIdOf(list, id);
  return (
    <li
      className={classNames(
        'group/row border-b border-line',
        'data-drawn:-mr-2 data-drawn:-ml-6 data-drawn:pr-2 data-drawn:pl-6 max-md:data-drawn:-ml-3 max-md:data-drawn:pl-3',
        sortableRowStyle,
        role === 'within' && 'ml-5 border-l border-l-line pl-3',
      )}
    >
      <div className="-ml-6 flex items-center max-md:-ml-3">
        <EntryHandle {...row} title={title} />
        <h3 className="min-w-0 flex-1">
          <EntryButton list={list} id={id} title={title} role={role} isOpen={isOpen} />
        </h3>
        <EntryMenu {...row} title={title} />
      </div>
      <div id={`${rowId}-fields`} className={isOpen ? 'pt-1 pb-6' : undefined}>
        {isOpen ? (
          <Arriving by={rowId}>
            <Body list={list} id={id} />
          </Arriving>
        ) : null}
      </div>
    </li>
  );
});

type ButtonProps = EntryProps & {
  title: string;
  role: ReturnType<typeof roleOf>;
  isOpen: boolean;
};

/** The entry's title and subtitle; opens and closes its fields. */
function EntryButton({ list, id, title, role, isOpen }: ButtonProps) {
  const subtitle = useEditor(({ document }) => entrySubtitle(document, list, id));
  const isHidden = useEditor(({ document }) => isEntryHidden(document, list, id));
  const bullets = useEditor(({ document }) => bulletCount(document, list, id));
  const doubts = useDoubtedFields().filter((field) => field.list === list && field.id === id);
  const view = useViewStore();
  const rowId = rowIdOf(list, id);
  const toggle = () =>
    view.set(
      isOpen
        ? collapsed(view.get(), list)
        : { open: { ...view.get().open, [list]: id }, pressed: rowId },
    );
  return (
    <button
      id={rowId}
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${rowId}-fields`}
      onClick={toggle}
      className="flex min-h-14 w-full items-center gap-3 rounded-control py-2 pr-2 text-left"
    >
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            'line-clamp-2 text-body font-medium wrap-anywhere',
            isHidden && 'text-faint line-through decoration-1',
          )}
        >
          {title}
        </span>
        {subtitle ? <span className="line-clamp-2 text-small text-faint">{subtitle}</span> : null}
      </span>
      <DoubtDot count={doubts.length} />
      <LanguageDot below={entryPath(list, id)} />
      {isOpen || bullets === 0 ? null : (
        <span className="shrink-0 text-small text-faint tabular-nums @max-lg:hidden">
          {t('{bullets, plural, one {# bullet} other {# bullets}}', { bullets })}
        </span>
      )}
      {isHidden ? (
        <span className="inline-flex shrink-0 items-center gap-1 text-small text-faint">
          <EyeOff aria-hidden className="size-4" />
          {t('Hidden')}
        </span>
      ) : null}
      {role === 'within' ? <span className="sr-only">{t(', at the employer above')}</span> : null}
      <ChevronDown
        aria-hidden
        className={classNames(
          'size-4 shrink-0 text-faint transition-transform',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  );
}

/** The drag handle of an entry. All rows are collapsed during a drag, to shorten the way. */
function EntryHandle({ list, id, index, count, title, announce }: RowProps & { title: string }) {
  const { move } = useListCommands(list);
  const view = useViewStore();
  const unfolded = useRef<string | undefined>(undefined);
  const handleId = handleIdOf(list, id);
  const onStart = () => {
    unfolded.current = view.get().open[list];
    flushSync(() => view.set(collapsed(view.get(), list)));
  };
  const onEnd = () => {
    if (unfolded.current) view.set({ open: { ...view.get().open, [list]: unfolded.current } });
  };
  if (count < 2) return <span className="w-6 shrink-0 max-md:w-3" />;
  return (
    <DragHandle
      id={handleId}
      index={index}
      count={() => count}
      onStart={onStart}
      onEnd={onEnd}
      name={title}
      onDrop={(to) => announce(move(id, to, handleId))}
      className="max-md:w-9"
    />
  );
}

const icon = 'size-4 text-muted';

/** The menu of an entry. */
function EntryMenu({ list, id, index, count, title, announce }: RowProps & { title: string }) {
  const commands = useListCommands(list);
  const move = (by: -1 | 1) => () => announce(commands.move(id, index + by, rowIdOf(list, id)));
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More about {title}', { title })}
          tooltip={canHide(list) ? t('Move, hide or delete') : t('Move, duplicate or delete')}
          icon={<Ellipsis className="size-4" />}
        />
      }
    >
      <MenuItem
        icon={<ArrowUp aria-hidden className={icon} />}
        disabled={index === 0}
        takesFocus
        onSelect={move(-1)}
      >
        {t('Move up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden className={icon} />}
        disabled={index === count - 1}
        takesFocus
        onSelect={move(1)}
      >
        {t('Move down')}
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden className={icon} />}
        takesFocus
        onSelect={() => commands.duplicate(id)}
      >
        {t('Duplicate')}
      </MenuItem>
      {canHide(list) ? <HideItem list={list} id={id} /> : null}
      {list === 'workExperience' ? <RoleItems list={list} id={id} /> : null}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 aria-hidden className="size-4" />}
        tone="danger"
        takesFocus
        onSelect={() => commands.remove(id)}
      >
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}

/** Hides an entry: it stays in the form, and is left out of documents. */
function HideItem({ list, id }: EntryProps) {
  const { setHidden } = useListCommands(list);
  const isHidden = useEditor(({ document }) => isEntryHidden(document, list, id));
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <MenuItem
      icon={<Icon aria-hidden className={icon} />}
      onSelect={() => setHidden(id, !isHidden)}
    >
      {isHidden ? t('Show in the document') : t('Hide from the document')}
    </MenuItem>
  );
}

/** Menu items for several roles at one employer. */
function RoleItems({ list, id }: EntryProps) {
  const commands = useListCommands(list);
  const role = useEditor(({ document }) => roleOf(document, list, id));
  const canJoin = useEditor(({ document }) => mayJoin(document, list, id));
  return (
    <>
      <MenuItem
        icon={<CornerDownRight aria-hidden className={icon} />}
        takesFocus
        onSelect={() => commands.addRole(id)}
      >
        {t('Add role at this employer')}
      </MenuItem>
      {role === 'within' ? (
        <MenuItem
          icon={<Unlink2 aria-hidden className={icon} />}
          onSelect={() => commands.setSameEmployer(id, false)}
        >
          {t('Show as a separate job')}
        </MenuItem>
      ) : null}
      {role !== 'within' && canJoin ? (
        <MenuItem
          icon={<Link2 aria-hidden className={icon} />}
          onSelect={() => commands.setSameEmployer(id, true)}
        >
          {t('Group with the role above')}
        </MenuItem>
      ) : null}
    </>
  );
}
