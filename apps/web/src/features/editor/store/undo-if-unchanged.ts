import { toast } from '../../../ui/toast.ts';
import type { EditorStore } from './editor-store.ts';

/** How the change that was just made is taken back, unless others were made here since. */
export function undoIfUnchanged(store: EditorStore): () => void {
  const changes = store.ownChanges();
  return () => {
    if (store.ownChanges() === changes) store.dispatch({ type: 'undo' });
    else
      toast({
        title: 'You’ve made changes since',
        description: 'Press Ctrl+Z to undo step by step.',
      });
  };
}
