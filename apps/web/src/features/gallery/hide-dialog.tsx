import { useRef } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { galleryCopy } from './gallery.copy.ts';
import { hideTemplate } from './hidden-templates.ts';
import type { GalleryTemplate } from './templates.queries.ts';

type Props = {
  /** The template in question; undefined while nothing is asked. */
  template: GalleryTemplate | undefined;
  onClose: () => void;
};

export function HideDialog({ template, onClose }: Props) {
  // Keeps its words while it closes.
  const lastAsked = useRef(template);
  if (template) lastAsked.current = template;
  const asked = lastAsked.current;

  function hide() {
    onClose();
    if (!asked) return;
    try {
      hideTemplate(asked.id);
      toast(galleryCopy.hidden);
    } catch {
      toast(galleryCopy.hideFailed);
    }
  }

  return (
    <ConfirmDialog
      open={template !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Hide “${asked?.name ?? ''}”`}
      description={galleryCopy.hideQuestion}
      confirmLabel="Hide"
      tone="danger"
      removesOpener
      onConfirm={hide}
    />
  );
}
