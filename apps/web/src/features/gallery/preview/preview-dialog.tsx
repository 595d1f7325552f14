import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CardState } from '../card-state.ts';
import type { PreviewColor } from '../preview-colors.ts';
import type { GalleryTemplate } from '../templates.queries.ts';
import { SamplePage } from './sample-page.tsx';
import { TemplateDetails } from './template-details.tsx';
import { useTurnKeys } from './use-turn-keys.ts';

type Props = {
  template: GalleryTemplate;
  /** Between which the arrows lead. */
  neighbours: readonly GalleryTemplate[];
  color: PreviewColor;
  state: CardState;
  onColor: (color: PreviewColor) => void;
  onTurn: (to: GalleryTemplate) => void;
  onClose: () => void;
  onUse: () => void;
};

/** The sample resume large, what there is to know of its template, and the way to the next one. */
export function PreviewDialog(props: Props) {
  const { template, neighbours, color, state, onColor, onTurn, onClose, onUse } = props;
  const [isZoomed, setIsZoomed] = useState(false);
  const turn = (by: 1 | -1) => {
    const next = neighbourOf(template, neighbours, by);
    if (next && !state.creating) onTurn(next);
  };
  useTurnKeys(turn);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title={
        <span className="flex items-center gap-2.5">
          {template.name}
          {template.premium ? <Badge tone="accent">Premium</Badge> : null}
        </span>
      }
      footer={
        <>
          <div className="mr-auto -ml-2 flex items-center gap-1 max-sm:w-full">
            <IconButton
              label="Previous template"
              icon={<ChevronLeft className="size-5" />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label="Next template"
              icon={<ChevronRight className="size-5" />}
              onClick={() => turn(1)}
            />
            <IconButton
              label={isZoomed ? 'Zoom out' : 'Zoom in'}
              icon={isZoomed ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
              onClick={() => setIsZoomed(!isZoomed)}
            />
          </div>
          <Button onClick={onClose}>Cancel</Button>
          <UseButton state={state} onUse={onUse} />
        </>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_260px]">
        <SamplePage key={template.id} template={template} color={color} isZoomed={isZoomed} />
        <div className="lg:sticky lg:top-0 lg:self-start">
          <TemplateDetails template={template} color={color} onColor={onColor} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {template.name}
      </p>
    </Dialog>
  );
}

function UseButton({ state: { creating, isLocked }, onUse }: Pick<Props, 'state' | 'onUse'>) {
  const label = isLocked ? 'Upgrade to Premium' : 'Use This Template';
  return (
    <Button
      variant="primary"
      isBusy={creating === 'this'}
      disabled={creating === 'other'}
      onClick={onUse}
    >
      {creating === 'this' ? 'Creating...' : label}
    </Button>
  );
}

function neighbourOf(
  { id }: GalleryTemplate,
  all: readonly GalleryTemplate[],
  by: 1 | -1,
): GalleryTemplate | undefined {
  const at = all.findIndex((one) => one.id === id);
  const next = all.at((Math.max(at, by === 1 ? -1 : 0) + by) % all.length);
  return next?.id === id ? undefined : next;
}
