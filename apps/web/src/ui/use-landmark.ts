import { useRef, useState } from 'react';

/**
 * Where something that floats belongs: the dialog or the page's main part that its trigger is in, so
 * that it lies in a landmark and is not hidden with the rest of the page behind a dialog.
 */
export function useLandmark() {
  const ref = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<Element | null>(null);

  function onOpenChange(isOpen: boolean) {
    if (!isOpen) return;
    const around = ref.current?.closest('[role="dialog"], [role="alertdialog"], main');
    setContainer(around ?? document.querySelector('main'));
  }

  return { ref, container, onOpenChange };
}
