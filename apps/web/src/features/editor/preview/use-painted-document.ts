import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';

/**
 * The document a frame after its field: a letter is painted where it is typed, then set on the page,
 * so that a long resume keeps no letter waiting. Of several changes within a frame the last is set.
 */
export function usePaintedDocument(): EditorDocument {
  const store = useEditorStore();
  const [document, setDocument] = useState(store.getDocument);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    // One that is on its way takes in what is typed meanwhile: put off by each letter it would never come.
    const follow = () => {
      callOff ??= afterPaint(() => {
        callOff = undefined;
        setDocument(store.getDocument());
      });
    };
    // What was changed between the first render and now.
    follow();
    const stop = store.subscribe(follow);
    return () => {
      callOff?.();
      stop();
    };
  }, [store]);
  return document;
}
