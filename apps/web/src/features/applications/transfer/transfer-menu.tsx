import type { ApplicationSummary } from '@folio/contract/applications';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';

/** Loaded on demand, since all of them need the server. */
const dialogs = {
  import: async () => (await import('./import-dialog.tsx')).ImportDialog,
  websites: async () => (await import('../catch/websites-dialog.tsx')).WebsitesDialog,
  calendar: async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
  reminders: async () => (await import('./reminders-dialog.tsx')).RemindersDialog,
} satisfies Record<string, () => Promise<Dialog>>;
type Dialog = ComponentType<{ known: readonly ApplicationSummary[]; onClose: () => void }>;
const download = async (format: 'csv' | 'json') =>
  (await import('./export-applications.ts')).exportApplications(format);

async function orSay<T>(title: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    toast({ tone: 'error', title, description: describeError(error) });
    return undefined;
  }
}

type Props = { applications: readonly ApplicationSummary[] };

/** Import and export of applications, the calendar address and reminders. */
export function TransferMenu({ applications }: Props) {
  const { Shown, open, close } = useOpenedDialog((which: keyof typeof dialogs) =>
    orSay<Dialog>(t('We couldn’t open this'), dialogs[which]),
  );
  const hasNone = applications.length === 0;
  const group = t('Applications');
  const actions = [
    {
      id: 'add jobs from other sites',
      label: t('Add jobs from other sites'),
      run: () => void open('websites'),
    },
    { id: 'import applications', label: t('Import applications'), run: () => void open('import') },
    ...(['csv', 'json'] as const).map((format) => ({
      id: `export applications ${format}`,
      label: t('Export as {format}', { format: format.toUpperCase() }),
      run: () => void orSay(t('We couldn’t download your applications'), () => download(format)),
      disabled: hasNone,
    })),
    {
      id: 'applications calendar',
      label: t('Next steps in your calendar'),
      run: () => void open('calendar'),
    },
    { id: 'applications reminders', label: t('Reminders'), run: () => void open('reminders') },
  ];
  useCommands(actions.map((action) => ({ ...action, group, keywords: ['huntr', 'teal', 'file'] })));
  return (
    <>
      <Menu trigger={<IconButton label={t('More')} icon={<Ellipsis className="size-4" />} />}>
        {actions.map(({ id, label, run, ...rest }) => (
          <MenuItem key={id} onSelect={run} {...rest}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {Shown ? <Shown known={applications} onClose={close} /> : null}
    </>
  );
}

/**
 * The dialog that was requested last. Dialogs are loaded on demand: one that loads late must not
 * replace a later one, nor open after it was closed.
 */
export function useOpenedDialog<Name extends string, Dialog>(
  load: (name: Name) => Promise<Dialog | undefined>,
) {
  const [shown, setShown] = useState<{ Dialog: Dialog }>();
  const wanted = useRef<Name>(undefined);
  const open = async (name: Name) => {
    wanted.current = name;
    const loaded = await load(name);
    if (loaded && wanted.current === name) setShown({ Dialog: loaded });
  };
  const close = () => {
    wanted.current = undefined;
    setShown(undefined);
  };
  return { Shown: shown?.Dialog, open, close };
}
