import type { TemplateId } from '@folio/contract/template-ids';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TierBadge } from '../../../lib/tier-badge.tsx';
import { useWidth } from '../../../lib/use-width.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PreviewColor } from '../color-swatches.tsx';
import { TemplatePicture } from '../template-card.tsx';
import type { CardState, GalleryTemplate } from '../templates.queries.ts';
import { TemplateDetails } from './template-details.tsx';

type Props = {
  template: GalleryTemplate;
  /** The templates that arrow keys move among. */
  neighbors: readonly GalleryTemplate[];
  color: PreviewColor;
  state: CardState;
  onColor: (color: PreviewColor) => void;
  onTurn: (to: GalleryTemplate) => void;
  onClose: () => void;
  onUse: () => void;
};

/**
 * A large preview of the sample resume with the template's details, and navigation to the next
 * template.
 */
export function PreviewDialog(props: Props) {
  const { template, neighbors, color, state, onColor, onTurn, onClose, onUse } = props;
  const [isZoomed, setIsZoomed] = useState(false);
  const turn = (by: 1 | -1) => {
    const next = neighborOf(template, neighbors, by);
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
          <TierBadge tier={template.tier} />
        </span>
      }
      footer={
        <>
          <div className="mr-auto -ml-2 flex items-center gap-1 max-sm:w-full">
            <IconButton
              label={t('Previous template')}
              icon={<ChevronLeft className="size-5" />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={t('Next template')}
              icon={<ChevronRight className="size-5" />}
              onClick={() => turn(1)}
            />
            <IconButton
              label={isZoomed ? t('Zoom out') : t('Zoom in')}
              icon={isZoomed ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
              onClick={() => setIsZoomed(!isZoomed)}
            />
          </div>
          <Button onClick={onClose}>{t('Cancel')}</Button>
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
  const label = isLocked ? t('Upgrade to Premium') : t('Use This Template');
  return (
    <Button
      variant="primary"
      isBusy={creating === 'this'}
      disabled={creating === 'other'}
      onClick={onUse}
    >
      {creating === 'this' ? t('Creating...') : label}
    </Button>
  );
}

function neighborOf(
  { id }: GalleryTemplate,
  all: readonly GalleryTemplate[],
  by: 1 | -1,
): GalleryTemplate | undefined {
  const at = all.findIndex((one) => one.id === id);
  const next = all.at((Math.max(at, by === 1 ? -1 : 0) + by) % all.length);
  return next?.id === id ? undefined : next;
}

/** Arrow keys show the next and previous template, unless the focused element uses them. */
function useTurnKeys(turn: (by: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!by || hasModifier || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, [data-pans]')) return;
    turn(by);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const PaperPage = lazy(async () => ({
  default: (await import('@folio/typeset/paint-react/paper-page')).PaperPage,
}));

const a4WidthPt = 595.28;
const zoomedPxPerPt = 1.8;

type SamplePageProps = { template: GalleryTemplate; color: PreviewColor; isZoomed: boolean };

/**
 * The sample laid out by the engine; the static image until then, or if the engine can't be loaded.
 */
function SamplePage({ template, color, isZoomed }: SamplePageProps) {
  const frame = useRef<HTMLElement>(null);
  const widthPx = useWidth(frame);
  const { data: list } = useQuery(sampleQuery(template.id, color.accent));
  const page = list?.pages[0];
  const label = t('A resume in the template {name}', { name: template.name });
  const drawn = <TemplatePicture template={template} color={color} />;
  const pxPerPt = isZoomed ? zoomedPxPerPt : widthPx / a4WidthPt;
  return (
    <section
      ref={frame}
      aria-label={t('Preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-pans={isZoomed || undefined}
      className="overflow-x-auto overflow-y-clip rounded-paper bg-paper shadow-paper"
    >
      {page && list && widthPx > 0 ? (
        <Suspense fallback={drawn}>
          <div role="img" aria-label={label}>
            <div inert>
              <PaperPage
                page={page}
                widthPt={list.widthPt}
                heightPt={list.heightPt}
                pxPerPt={pxPerPt}
              />
            </div>
          </div>
        </Suspense>
      ) : (
        drawn
      )}
    </section>
  );
}

const sampleQuery = (templateId: TemplateId, accent: string | null) =>
  queryOptions({
    queryKey: ['sample-pages', templateId, accent] as const,
    queryFn: async () => (await import('./set-sample.ts')).setSample(templateId, accent),
    // A new color keeps the old page until it is laid out; a new template doesn't.
    placeholderData: (before, query) => (query?.queryKey[1] === templateId ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });
