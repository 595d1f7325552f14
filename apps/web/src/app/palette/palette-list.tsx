import { useEffect, useRef } from 'react';
import { type Command, shortcutsOf } from '../../lib/commands/command.ts';
import { keysOf } from '../../lib/commands/shortcut.ts';
import { classNames } from '../../ui/class-names.ts';
import { KeyCaps } from '../../ui/key-caps.tsx';
import type { CommandGroup } from './group-commands.ts';

export const listId = 'palette-list';
export const optionId = ({ id }: Command): string => `palette-${encodeURIComponent(id)}`;

type Props = {
  search: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  point: (command: Command) => void;
  choose: (command: Command) => void;
};

export function PaletteList({ search, groups, ...props }: Props) {
  return (
    <>
      <div
        role="listbox"
        id={listId}
        aria-label="Results"
        className="min-h-0 flex-1 overflow-y-auto p-2 empty:hidden"
      >
        {groups.map(({ heading, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldsets
          <div key={heading} role="group" aria-label={heading} className="pb-1.5">
            <p aria-hidden className="px-3 pt-2 pb-1 text-small text-faint">
              {heading}
            </p>
            {commands.map((command) => (
              <Option key={command.id} command={command} {...props} />
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 ? (
        <p className="px-5 py-12 text-center break-words text-muted">
          Nothing is called "{search.trim()}". Try another word.
        </p>
      ) : null}
    </>
  );
}

type OptionProps = Omit<Props, 'search' | 'groups'> & { command: Command };

function Option({ command, active, point, choose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isActive = command === active;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const [shortcut] = shortcutsOf(command);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      ref={ref}
      role="option"
      id={optionId(command)}
      aria-selected={isActive}
      aria-disabled={command.disabled || undefined}
      onPointerMove={() => point(command)}
      onClick={() => choose(command)}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 max-md:min-h-11',
        isActive && 'bg-tint text-accent',
        command.disabled && 'cursor-default! opacity-50',
      )}
    >
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.price ? (
        <span className="shrink-0 text-small text-faint tabular-nums">{command.price}</span>
      ) : null}
      {shortcut ? (
        <span className="touch:hidden">
          <KeyCaps keys={keysOf(shortcut)} />
        </span>
      ) : null}
    </div>
  );
}
