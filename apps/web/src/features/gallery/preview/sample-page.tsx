import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PreviewColor } from '../preview-colors.ts';
import { TemplatePicture } from '../template-picture.tsx';
import type { GalleryTemplate } from '../templates.queries.ts';
import { sampleQuery } from './sample.query.ts';
import { useWidth } from './use-width.ts';

const PaperPage = lazy(async () => ({
  default: (await import('@folio/typeset/paint-react/paper-page')).PaperPage,
}));

const a4WidthPt = 595.28;
const zoomedPxPerPt = 1.8;

type Props = { template: GalleryTemplate; color: PreviewColor; isZoomed: boolean };

/** The sample resume as the engine sets it now; as it was drawn where the engine can't be had. */
export function SamplePage({ template, color, isZoomed }: Props) {
  const frame = useRef<HTMLElement>(null);
  const widthPx = useWidth(frame);
  const { data: list, isError } = useQuery(sampleQuery(template.id, color.accent));
  const page = list?.pages[0];
  const label = `A resume in the template ${template.name}`;
  const pxPerPt = isZoomed ? zoomedPxPerPt : widthPx / a4WidthPt;
  return (
    <section
      ref={frame}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-pans={isZoomed || undefined}
      className="overflow-x-auto overflow-y-clip rounded-paper bg-paper shadow-paper"
    >
      {page && list && widthPx > 0 ? (
        <Suspense fallback={<PageSkeleton label={label} />}>
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
      ) : isError ? (
        <TemplatePicture template={template} color={color} />
      ) : (
        <PageSkeleton label={label} />
      )}
    </section>
  );
}

function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Setting ${label}`}>
      <Skeleton className="aspect-[595.28/841.89] w-full rounded-paper!" />
    </div>
  );
}
