import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { RowProps } from './row-props.ts';
import { rowIdOf, useListCommands } from './use-list-commands.ts';

const icon = 'size-4 text-muted';

/** What else can be done with an entry. */
export function EntryMenu({
  definition,
  id,
  index,
  count,
  title,
  announce,
}: RowProps & { title: string }) {
  const { list } = definition;
  const commands = useListCommands(definition);
  const move = (by: -1 | 1) => () => announce(commands.move(id, index + by, rowIdOf(list, id)));
  return (
    <Menu
      trigger={
        <IconButton
          label={`More about ${title}`}
          tooltip="Move, duplicate or delete"
          icon={<Ellipsis className="size-4" />}
          className="max-md:h-11 max-md:w-11"
        />
      }
    >
      <MenuItem
        icon={<ArrowUp aria-hidden className={icon} />}
        disabled={index === 0}
        takesFocus
        onSelect={move(-1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden className={icon} />}
        disabled={index === count - 1}
        takesFocus
        onSelect={move(1)}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden className={icon} />}
        takesFocus
        onSelect={() => commands.duplicate(id)}
      >
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 aria-hidden className="size-4" />}
        tone="danger"
        takesFocus
        onSelect={() => commands.remove(id)}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
