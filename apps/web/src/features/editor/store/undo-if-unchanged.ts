import { toast } from '../../../ui/toast.ts';
import type { EditorStore } from './editor-store.ts';

/** Returns a function that undoes the latest change, unless others followed in this tab. */
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
