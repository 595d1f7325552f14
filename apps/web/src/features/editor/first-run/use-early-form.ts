import { type RefObject, useLayoutEffect } from 'react';
import type { EarlyText, EarlyWork } from '../../../lib/early-form/early-form.ts';
import { clearEarlyLetters, readEarlyLetters } from '../../../lib/early-form/early-letters.ts';
import { elementIdOf, type FieldRef, setText } from '../fields/field-ref.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';
import { useSaver } from '../saving/use-saver.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';

/**
 * Takes over the input from the prerendered form: its texts become changes of the resume, and the
 * caret and focus keep their place. The two forms are never visible at once.
 */
export function useEarlyForm(screen: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  const saver = useSaver();
  const view = useViewStore();
  const reveal = useReveal();
  useLayoutEffect(() => {
    const take = ({ texts, hasBegun, way, pane, focused }: EarlyWork) => {
      write(store, texts);
      if (hasBegun) view.set({ hasBegun: true });
      if (focused) {
        const ref = refOf(focused.field);
        reveal(ref);
        select(document.getElementById(elementIdOf(ref)), focused.start, focused.end);
      }
      if (pane === 'preview') view.set({ pane });
      if (way !== undefined)
        screen.current?.querySelector<HTMLElement>(`[data-way=${way}]`)?.click();
      settle(saver);
    };
    // Deferred until React has rendered, which is before the next key event.
    queueMicrotask(() => {
      if (globalThis.handOverEarlyForm) return globalThis.handOverEarlyForm(take);
      // Texts from a visit that ended before the app had loaded.
      const texts = readEarlyLetters(location.pathname);
      write(store, texts);
      if (texts.length > 0) settle(saver);
    });
  }, [store, saver, view, reveal, screen]);
}

const refOf = (field: string): FieldRef => ({ list: null, field });

function write(store: EditorStore, texts: readonly EarlyText[]): void {
  for (const { field, given, text } of texts)
    if (text !== given) store.dispatch(setText(refOf(field), text));
}

/** Removes the early copy once the text is on the disk with the rest of the resume, or saved. */
export function settle(saver: Pick<ResumeSync, 'keep' | 'isKept' | 'hasUnsaved' | 'subscribe'>) {
  const clear = () => {
    if (!saver.isKept && saver.hasUnsaved()) return;
    stop();
    clearEarlyLetters();
  };
  const stop = saver.subscribe(clear);
  void saver.keep().then(clear);
}

function select(element: HTMLElement | null, start: number | null, end: number | null): void {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // Inputs of type `email` and `url` have no selection API; the browser places their caret.
  if (isText && start !== null) element.setSelectionRange(start, end);
}
