import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useWidth } from '../../../lib/use-width.ts';
import type { PreviewColor } from '../preview-colors.ts';
import { TemplatePicture } from '../template-picture.tsx';
import type { GalleryTemplate } from '../templates.queries.ts';
import { sampleQuery } from './sample.query.ts';

const PaperPage = lazy(async () => ({
  default: (await import('@folio/typeset/paint-react/paper-page')).PaperPage,
}));

const a4WidthPt = 595.28;
const zoomedPxPerPt = 1.8;

type Props = { template: GalleryTemplate; color: PreviewColor; isZoomed: boolean };

/** The sample resume as the engine sets it now; as it was drawn until then, and without the engine. */
export function SamplePage({ template, color, isZoomed }: Props) {
  const frame = useRef<HTMLElement>(null);
  const widthPx = useWidth(frame);
  const { data: list } = useQuery(sampleQuery(template.id, color.accent));
  const page = list?.pages[0];
  const label = `A resume in the template ${template.name}`;
  const drawn = <TemplatePicture template={template} color={color} />;
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
