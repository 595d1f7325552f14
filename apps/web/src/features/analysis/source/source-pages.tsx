import { lazy, Suspense, useRef } from 'react';
import type { MarkedProps } from '../../../lib/reading/source/page-marks.tsx';
import { PdfPages } from '../../../lib/reading/source/pdf-pages.tsx';
import { useWidth } from '../../../lib/use-width.ts';
import type { Extracted, Source } from '../analysis-state.ts';

// Loaded on demand with the layout engine, which files don't need.
const SetPages = lazy(async () => ({ default: (await import('./set-pages.tsx')).SetPages }));

type Props = MarkedProps & { source: Source; extracted: Extracted };

export function SourcePages({ source, extracted, ...marked }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame, { keepsWhenHidden: true });
  const { resume, reading } = extracted;
  return (
    <div ref={frame} className="grid gap-4">
      {widthPx === 0 ? null : source.kind === 'file' ? (
        <PdfPages file={source.file} widthPx={widthPx} areas={reading.areas} {...marked} />
      ) : resume ? (
        <Suspense fallback={null}>
          <SetPages resume={resume} widthPx={widthPx} {...marked} />
        </Suspense>
      ) : null}
    </div>
  );
}
