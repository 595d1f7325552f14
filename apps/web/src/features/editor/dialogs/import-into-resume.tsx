import { withIds } from '@folio/contract/entry-ids';
import { Suspense, use } from 'react';
import { newEntryId } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { ImporterContext, type ImporterProps } from './importer.ts';

/** Adds what a file says, as one step that can be undone. */
export function ImportIntoResume({ file, onClose }: Pick<ImporterProps, 'file' | 'onClose'>) {
  const Importer = use(ImporterContext);
  const store = useEditorStore();
  return Importer ? (
    <Suspense fallback={null}>
      <Importer
        contentOf={() => store.getDocument().content}
        onMerged={(content) => {
          const document = { ...store.getDocument(), content: withIds(content, newEntryId) };
          store.dispatch({ type: 'replace', document });
        }}
        file={file}
        onClose={onClose}
      />
    </Suspense>
  ) : null;
}
