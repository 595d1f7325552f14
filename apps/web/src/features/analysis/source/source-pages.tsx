import { lazy, Suspense, useRef } from 'react';
import type { Extracted, Source } from '../analysis-state.ts';
import type { MarkedProps } from './page-marks.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { useWidthPx } from './use-width-px.ts';

// It brings the typesetting engine, which a file has no need of.
const SetPages = lazy(async () => ({ default: (await import('./set-pages.tsx')).SetPages }));

type Props = MarkedProps & { source: Source; extracted: Extracted };

export function SourcePages({ source, extracted, ...marked }: Props) {
  const desk = useRef<HTMLDivElement>(null);
  const widthPx = useWidthPx(desk);
  const { resume, reading } = extracted;
  return (
    <div ref={desk} className="grid gap-4">
      {widthPx === 0 ? null : source.kind === 'file' ? (
        <PdfPages file={source.file} {...{ reading, widthPx }} {...marked} />
      ) : resume ? (
        <Suspense fallback={null}>
          <SetPages resume={resume} widthPx={widthPx} {...marked} />
        </Suspense>
      ) : null}
    </div>
  );
}
