import { t } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast.ts';
import type { EditorStore } from './editor-store.ts';

/** Returns a function that undoes the latest change, unless others followed in this tab. */
export function undoIfUnchanged(store: EditorStore): () => void {
  const changes = store.ownChanges();
  return () => {
    if (store.ownChanges() === changes) store.dispatch({ type: 'undo' });
    else
      toast({
        title: t('You’ve made changes since'),
        description: t('Press Ctrl+Z to undo step by step.'),
      });
  };
}
