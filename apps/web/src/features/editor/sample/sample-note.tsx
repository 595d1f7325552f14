import { holdsSample, withoutSample } from '@folio/documents/leftovers/without-sample';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { editorCopy, sampleCopy } from '../editor.copy.ts';
import { useOwner } from '../owner/owner.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** Above the form, while the resume still has sample text. */
export function SampleNote({ onRemoved }: { onRemoved: () => void }) {
  const store = useEditorStore();
  const owner = useOwner();
  const isShown = useEditor(({ document }) => holdsSample(document.content));
  if (!isShown) return null;
  const remove = () => {
    const document = store.getDocument();
    store.dispatch({
      type: 'replace',
      reason: 'sample',
      document: { ...document, content: withoutSample(document.content, owner) },
    });
    const action = { label: t('Undo'), onClick: undoIfUnchanged(store) };
    toast({ ...editorCopy.sampleRemoved, action });
    onRemoved();
  };
  return (
    <section
      aria-label={sampleCopy.label}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-desk px-6 py-2.5 max-sm:px-4"
    >
      <p className="min-w-0 flex-1 basis-56 text-small text-muted">{sampleCopy.words}</p>
      <Button size="small" onClick={remove}>
        {sampleCopy.remove}
      </Button>
    </section>
  );
}
