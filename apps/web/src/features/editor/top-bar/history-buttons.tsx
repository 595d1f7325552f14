import { Redo2, Undo2 } from 'lucide-react';
import { keysOf } from '../../../lib/commands/command.ts';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../store/use-editor.ts';
import type { EditorCommands } from './use-editor-commands.ts';

const keys = (shortcut: string) => `(${keysOf(shortcut).join('+')})`;

type Props = { commands: EditorCommands };

export function UndoButton({ commands }: Props) {
  const canUndo = useEditor((history) => history.canUndo);
  return (
    <IconButton
      label={t('Undo')}
      tooltip={t('Undo {keys}', { keys: keys('mod+z') })}
      icon={<Undo2 className="size-4" />}
      disabled={!canUndo}
      onClick={commands.undo}
    />
  );
}

export function RedoButton({ commands }: Props) {
  const canRedo = useEditor((history) => history.canRedo);
  return (
    <IconButton
      label={t('Redo')}
      tooltip={t('Redo {keys}', { keys: keys('mod+shift+z') })}
      icon={<Redo2 className="size-4" />}
      disabled={!canRedo}
      onClick={commands.redo}
    />
  );
}
