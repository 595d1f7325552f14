import { useMemo } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { applicationsCopy } from './applications.copy.ts';
import { undoLastStep } from './undo-steps.ts';

/** Ctrl+Z takes back what was changed last in this session, and what was before that. */
export function useUndoCommand(): void {
  const { id } = useUser();
  useCommands(
    useMemo(
      () => [
        {
          id: 'undo application change',
          label: 'Undo the last change',
          group: 'Applications',
          shortcut: 'mod+z',
          leavesTyping: true,
          run: () => {
            if (undoLastStep(id) === undefined) toast(applicationsCopy.nothingToUndo);
          },
        },
      ],
      [id],
    ),
  );
}
