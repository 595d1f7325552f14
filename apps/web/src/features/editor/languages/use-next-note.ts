import { useCallback } from 'react';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { fieldOfKey } from './language-keys.ts';
import { useLanguageStore } from './use-languages.tsx';

/**
 * Returns a function that opens the next field with a note, or the list of all notes if none is in
 * a field.
 */
export function useNextNote(): () => void {
  const store = useEditorStore();
  const languages = useLanguageStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(() => {
    const { content } = store.getDocument();
    const keys = [
      ...new Set(
        languages
          .get()
          .notes.filter(({ isOwn }) => !isOwn)
          .map(({ key }) => key),
      ),
    ].filter((key) => fieldOfKey(content, key));
    const at = keys.indexOf(view.get().languageNote ?? '');
    const next = keys[(at + 1) % keys.length];
    const field = next === undefined ? undefined : fieldOfKey(content, next);
    if (!field || next === undefined) return view.set({ dialog: 'languages' });
    view.set({ dialog: null, languageNote: next });
    reveal(field);
  }, [store, languages, view, reveal]);
}
