import { Redo2, Undo2 } from 'lucide-react';
import { keysOf } from '../../../lib/commands/command.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../store/use-editor.ts';
import type { EditorCommands } from './use-editor-commands.ts';

const keys = (shortcut: string) => `(${keysOf(shortcut).join('+')})`;

export function HistoryButtons({
  commands,
  className,
}: {
  commands: EditorCommands;
  className?: string;
}) {
  const canUndo = useEditor((history) => history.canUndo);
  const canRedo = useEditor((history) => history.canRedo);
  return (
    <span className={className}>
      <IconButton
        label="Undo"
        tooltip={`Undo ${keys('mod+z')}`}
        icon={<Undo2 className="size-4" />}
        disabled={!canUndo}
        onClick={commands.undo}
        className="max-md:h-13 max-md:w-12"
      />
      <IconButton
        label="Redo"
        tooltip={`Redo ${keys('mod+shift+z')}`}
        icon={<Redo2 className="size-4" />}
        disabled={!canRedo}
        onClick={commands.redo}
        className="max-md:h-13 max-md:w-12"
      />
    </span>
  );
}
