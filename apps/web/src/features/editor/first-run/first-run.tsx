import { sampleContent } from '@folio/documents/sample-content';
import { useRef } from 'react';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { readableFiles } from '../../../lib/readable-files.ts';
import { t } from '../../../lib/words/words.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { useIsGuest } from '../owner/owner.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { FirstRunWays } from './first-run-ways.tsx';

/** The ways to begin, while the resume is empty. */
export function FirstRun() {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const isGuest = useIsGuest();
  const isSold = useIsSold();
  const picker = useRef<HTMLInputElement>(null);
  const showSample = () => {
    view.set({ hasBegun: true });
    store.dispatch({
      type: 'replace',
      document: { ...store.getDocument(), content: sampleContent },
    });
  };
  // A button pressed before the app had loaded is no user activation, so a file picker can't be
  // opened.
  const upload = () =>
    navigator.userActivation?.isActive === false
      ? view.set({ dialog: 'import' })
      : picker.current?.click();
  return (
    <>
      <FilePicker
        ref={picker}
        accept={readableFiles}
        aria-label={t('Resume file')}
        hidden
        onFile={(file) => view.set({ dialog: 'import', importedFile: file })}
      />
      <FirstRunWays
        onUpload={upload}
        onName={() => reveal({ list: null, field: 'name' })}
        onSample={showSample}
        promise={isGuest ? promiseOf(isSold) : undefined}
      />
    </>
  );
}

const promiseOf = (isSold: boolean): string =>
  isSold
    ? t(
        'No account needed until you want to keep it. Your first PDF is free. What you write stays on this device, where anyone who uses this browser can open it.',
      )
    : t(
        'No account needed until you want to keep it. What you write stays on this device, where anyone who uses this browser can open it.',
      );
