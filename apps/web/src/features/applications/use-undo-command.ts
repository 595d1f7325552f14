import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { applicationsCopy } from './applications.copy.ts';
import { undoLastStep } from './undo-steps.ts';
import { changesAnswered } from './use-application-changes.ts';

/** Ctrl+Z takes back what was changed last in this session, and what was before that. */
export function useUndoCommand(): void {
  const { id } = useUser();
  const client = useQueryClient();
  useCommands(
    useMemo(
      () => [
        {
          id: 'undo application change',
          label: 'Undo the last change',
          group: 'Applications',
          shortcut: 'mod+z',
          leavesTyping: true,
          run: async () => {
            // Whoever is quicker than the server takes back what they have just done.
            await changesAnswered(client);
            if (undoLastStep(id) === undefined) toast(applicationsCopy.nothingToUndo);
          },
        },
      ],
      [id, client],
    ),
  );
}
