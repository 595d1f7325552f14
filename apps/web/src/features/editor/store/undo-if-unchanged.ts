import { toast } from '../../../ui/toast.ts';
import type { EditorStore } from './editor-store.ts';

/** How the change that was just made is taken back, unless others were made since. */
export function undoIfUnchanged(store: EditorStore): () => void {
  const document = store.getDocument();
  return () => {
    if (store.getDocument() === document) store.dispatch({ type: 'undo' });
    else toast({ title: 'You went on since', description: 'Ctrl+Z takes back step by step.' });
  };
}
