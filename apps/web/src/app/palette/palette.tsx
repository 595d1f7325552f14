import { Command as Cmdk } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useMemo, useRef, useState } from 'react';
import { type Command, isPressed, keysOf, shortcutsOf } from '../../lib/commands/command.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { useRegisteredCommands } from '../../lib/commands/use-commands.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { scrimStyle } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import { useReturnFocus } from '../../ui/use-focus.ts';
import { groupCommands } from './group-commands.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { useJobCommands } from './use-job-commands.ts';
import { useResumeCommands } from './use-resume-commands.ts';

const panelStyle = classNames(
  'fixed top-[12dvh] left-1/2 z-40 flex max-h-[76dvh] w-[calc(100vw-32px)] max-w-150 -translate-x-1/2 flex-col',
  'animate-appear overflow-hidden rounded-panel bg-surface shadow-float',
  'max-md:top-3 max-md:max-h-[calc(100dvh-24px)] max-md:w-[calc(100vw-24px)]',
);

const label = () => t('Search or jump to');
const close = () => showCommandDialog(undefined);

/** The command palette: finds commands and pages by name. */
export function Palette() {
  const chosen = useRef<Command>(undefined);
  const { onCloseAutoFocus } = useReturnFocus(true);
  useCloseRequest(true, close);
  const choose = (command: Command) => {
    chosen.current = command;
    rememberCommand(command.id);
    close();
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          // A command can only move the focus on the page after the palette has closed.
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            chosen.current?.run();
          }}
          className={panelStyle}
        >
          <Dialog.Title className="sr-only">{label()}</Dialog.Title>
          <CommandMenu onChoose={choose} />
          <Hints />
          {/* A phone has no Escape key, and little of the page around the panel to tap. */}
          <Dialog.Close asChild>
            <IconButton
              label={t('Close')}
              size="large"
              icon={<X className="size-5" />}
              className="absolute! top-1.5 right-1.5 md:hidden"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * The field and its results. cmdk provides the combobox; filtering and ranking are implemented
 * here.
 */
function CommandMenu({ onChoose }: { onChoose: (command: Command) => void }) {
  const [search, setSearch] = useState('');
  const groups = useFoundGroups(search);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Cmdk
      label={label()}
      shouldFilter={false}
      loop
      vimBindings={false}
      onKeyDown={(event) => {
        if (!isPressed('mod+k', event)) return;
        event.preventDefault();
        close();
      }}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <div className="relative border-b border-line">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-faint"
        />
        <Cmdk.Input
          placeholder={t('Search or jump to...')}
          value={search}
          onValueChange={setSearch}
          className="block h-14 w-full bg-transparent pr-4 pl-12 text-large max-md:pr-14 outline-none placeholder:text-faint"
        />
      </div>
      <Cmdk.List
        label={t('Results')}
        className={classNames('min-h-0 flex-1 overflow-y-auto p-2', count === 0 && 'hidden')}
      >
        {groups.map(({ heading, commands }) => (
          <Cmdk.Group
            key={heading}
            heading={heading}
            className="pb-1.5 **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-small **:[[cmdk-group-heading]]:text-faint"
          >
            {commands.map((command) => (
              <Option key={command.id} command={command} onChoose={onChoose} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      {count === 0 ? (
        <p className="px-5 py-12 text-center break-words text-muted">
          {t('Nothing is called "{search}". Try another word.', { search: search.trim() })}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {t('{count, plural, one {# result} other {# results}}', { count })}
      </p>
    </Cmdk>
  );
}

const newestShown = 5;

/** Without a search text, only the newest resumes and jobs are listed. */
function useFoundGroups(search: string) {
  const [recent] = useState(recentCommands);
  const registered = useRegisteredCommands();
  const resumes = useResumeCommands(search);
  const jobs = useJobCommands(search);
  return useMemo(() => {
    const isShown = ({ id }: Command, at: number) =>
      search.trim() !== '' || at < newestShown || recent.includes(id);
    return groupCommands(
      [registered, resumes.filter(isShown), jobs.filter(isShown)].flat(),
      search,
      recent,
    );
  }, [registered, resumes, jobs, search, recent]);
}

type OptionProps = { command: Command; onChoose: (command: Command) => void };

function Option({ command, onChoose }: OptionProps) {
  const [shortcut] = shortcutsOf(command);
  return (
    <Cmdk.Item
      value={command.id}
      disabled={command.disabled ?? false}
      onSelect={() => onChoose(command)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 aria-disabled:cursor-default aria-disabled:opacity-50 aria-selected:bg-tint aria-selected:text-accent finger:min-h-11"
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
    </Cmdk.Item>
  );
}

const hints = () =>
  [
    [['arrowup', 'arrowdown'], t('to move')],
    [['enter'], t('to choose')],
    [['escape'], t('to close')],
  ] as const;

const Hints = () => (
  <div
    aria-hidden
    className="flex gap-4 border-t border-line px-4 py-2.5 text-small text-faint max-md:hidden"
  >
    {hints().map(([keys, words]) => (
      <span key={words} className="inline-flex items-center gap-1.5">
        <KeyCaps keys={keys.flatMap((key) => keysOf(key))} /> {words}
      </span>
    ))}
  </div>
);
