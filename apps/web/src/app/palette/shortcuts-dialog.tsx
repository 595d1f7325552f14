import { type Command, keysOf, shortcutsOf } from '../../lib/commands/command.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { useSingleKeys } from '../../lib/commands/single-keys.ts';
import { useRegisteredCommands } from '../../lib/commands/use-commands.ts';
import { t } from '../../lib/words/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';

/** Lists the shortcuts of the current page, by group. */
export function ShortcutsDialog() {
  const withKeys = useRegisteredCommands().filter((one) => shortcutsOf(one).length > 0);
  const groups = [...Map.groupBy(withKeys, ({ group }) => group)];
  return (
    <Dialog open title={t('Keyboard shortcuts')} onOpenChange={() => showCommandDialog(undefined)}>
      <div className="grid gap-6">
        {groups.map(([heading, commands]) => (
          <section key={heading} aria-label={heading}>
            <h3 className="mb-1 text-small font-medium text-faint">{heading}</h3>
            <dl className="divide-y divide-line">
              {commands.map((command) => (
                <Row key={command.id} command={command} />
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSetting />
      </div>
    </Dialog>
  );
}

const Row = ({ command }: { command: Command }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <dt>{command.label}</dt>
    <dd className="flex flex-wrap items-center gap-2">
      {shortcutsOf(command).map((shortcut, index) => (
        <span key={shortcut} className="inline-flex items-center gap-2">
          {index > 0 ? <span className="text-small text-faint">{t('or')}</span> : null}
          <KeyCaps keys={keysOf(shortcut)} />
        </span>
      ))}
    </dd>
  </div>
);

function SingleKeysSetting() {
  const [areOn, switchTo] = useSingleKeys();
  return (
    <label className="flex min-h-11 items-center gap-3 border-t border-line pt-4">
      <input
        type="checkbox"
        checked={areOn}
        onChange={(event) => switchTo(event.target.checked)}
        className="size-4.5 shrink-0 accent-accent"
      />
      <span>
        {t('Single-key shortcuts')}
        <span className="block text-small text-muted">
          {t('Turn these off if keys get pressed by accident, for example while dictating.')}
        </span>
      </span>
    </label>
  );
}
