import { toEditorForm } from '@folio/contract/editor-form';
import { Suspense, use } from 'react';
import { contentOf, withEntryIds } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { ImporterContext, type ImporterProps } from './importer.ts';

/** Adds what a file says, as one step that can be undone. */
export function ImportIntoResume({ file, onClose }: Pick<ImporterProps, 'file' | 'onClose'>) {
  const Importer = use(ImporterContext);
  const store = useEditorStore();
  return Importer ? (
    <Suspense fallback={null}>
      <Importer
        contentOf={() => contentOf(store.getDocument())}
        onMerged={(content) => {
          const form = withEntryIds(toEditorForm(content));
          store.dispatch({ type: 'replace', document: { ...store.getDocument(), form } });
        }}
        {...{ file, onClose }}
      />
    </Suspense>
  ) : null;
}
