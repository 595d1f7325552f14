import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** The pages of a long resume may take longer than a letter: they are not put off for longer than this. */
const patienceMs = 250;

/**
 * The document a frame after its field: a letter is painted where it is typed, then set on the page,
 * so that a long resume keeps no letter waiting. Of several changes within a frame the last is set. A
 * letter that is typed while the page is being set comes first, and the page is begun again with it.
 */
export function usePaintedDocument(): EditorDocument {
  const store = useEditorStore();
  const [document, setDocument] = useState(store.getDocument);
  const changedAt = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (document === store.getDocument()) changedAt.current = undefined;
  }, [document, store]);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const set = () => {
      callOff = undefined;
      const show = () => setDocument(store.getDocument());
      const isLate = performance.now() - (changedAt.current ?? 0) > patienceMs;
      if (isLate) show();
      else startTransition(show);
    };
    // One that is on its way takes in what is typed meanwhile: put off by each letter it would never come.
    const setSoon = () => {
      callOff ??= afterPaint(set);
    };
    // What was changed between the first render and now.
    setSoon();
    const stop = store.subscribe(() => {
      changedAt.current ??= performance.now();
      setSoon();
    });
    return () => {
      callOff?.();
      stop();
    };
  }, [store]);
  return document;
}
