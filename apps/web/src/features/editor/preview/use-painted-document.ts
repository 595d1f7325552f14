import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** Maximum delay of the preview while somebody types in a long resume. */
const maxDelayMs = 250;

/**
 * Returns the document one frame after its field: a keystroke is painted in its field first, and
 * then laid out on the page. Of several changes within a frame only the last is laid out, and
 * typing during a layout restarts it.
 */
export function usePaintedDocument(): EditorDocument {
  const store = useEditorStore();
  const [document, setDocument] = useState(store.getDocument);
  const shown = useRef(document);
  const waitsSince = useRef<number | undefined>(undefined);
  useEffect(() => {
    shown.current = document;
    if (document === store.getDocument()) waitsSince.current = undefined;
  }, [document, store]);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const set = () => {
      callOff = undefined;
      const next = store.getDocument();
      const show = () => setDocument(next);
      const now = performance.now();
      // Measured from the paint of the first change, because painting a long pasted text takes long
      // itself. If the current document is already shown, there is nothing to wait for.
      if (next === shown.current) waitsSince.current = undefined;
      else waitsSince.current ??= now;
      if (now - (waitsSince.current ?? now) > maxDelayMs) show();
      else startTransition(show);
    };
    // A scheduled update includes later keystrokes. If each keystroke postponed it, it would never
    // run.
    const setSoon = () => {
      callOff ??= afterPaint(set);
    };
    // For changes between the first render and this effect.
    setSoon();
    const stop = store.subscribe(setSoon);
    return () => {
      callOff?.();
      stop();
    };
  }, [store]);
  return document;
}
