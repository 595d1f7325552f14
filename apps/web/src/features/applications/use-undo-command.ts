import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import { applicationsCopy } from './applications.copy.ts';
import { redoLastStep, undoLastStep } from './undo-steps.ts';
import { changesAnswered } from './use-application-changes.ts';

/** Undo and redo of this session's changes, by Ctrl+Z and Ctrl+Y. */
export function useUndoCommand(): void {
  const { id } = useUser();
  const client = useQueryClient();
  useCommands(
    useMemo(
      () => [
        {
          id: 'undo application change',
          label: t('Undo the last change'),
          group: t('Applications'),
          shortcut: 'mod+z',
          leavesTyping: true,
          run: async () => {
            // Waits for running changes, so that the latest is undone.
            await changesAnswered(client);
            const label = await undoLastStep(id);
            if (label === undefined) toast(applicationsCopy.nothingToUndo);
          },
        },
        {
          id: 'redo application change',
          label: t('Redo the last change'),
          group: t('Applications'),
          shortcut: ['mod+shift+z', 'mod+y'],
          leavesTyping: true,
          run: async () => {
            await changesAnswered(client);
            const label = await redoLastStep(id);
            if (label === undefined) toast(applicationsCopy.nothingToRedo);
          },
        },
      ],
      [id, client],
    ),
  );
}
