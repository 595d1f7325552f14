import type { ApplicationSummary } from '@folio/contract/applications';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';

/** Neither works without the server: they are loaded when they are asked for. */
const loadDialog = async () => (await import('./import-dialog.tsx')).ImportDialog;
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

/** Applications in and out as files. */
export function TransferMenu({ applications }: Props) {
  const [ImportDialog, setImportDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const open = async () => {
    const loaded = await orSay('We couldn’t open the import', loadDialog);
    if (loaded) setImportDialog(() => loaded);
  };
  const hasNone = applications.length === 0;
  const group = 'Applications';
  const actions = [
    { id: 'import applications', label: 'Import applications', run: () => void open() },
    ...(['csv', 'json'] as const).map((format) => ({
      id: `export applications ${format}`,
      label: `Export as ${format.toUpperCase()}`,
      run: () => void orSay('We couldn’t download your applications', () => download(format)),
      disabled: hasNone,
    })),
  ];
  useCommands(actions.map((action) => ({ ...action, group, keywords: ['huntr', 'teal', 'file'] })));
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label="More"
            className="max-md:size-11"
            icon={<Ellipsis className="size-4" />}
          />
        }
      >
        {actions.map(({ id, label, run, ...rest }) => (
          <MenuItem key={id} onSelect={run} {...rest}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {ImportDialog ? (
        <ImportDialog known={applications} onClose={() => setImportDialog(undefined)} />
      ) : null}
    </>
  );
}
