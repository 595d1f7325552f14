import { useEffect, useRef, useState } from 'react';
import type { FileReading } from '../../lib/reading/reading.ts';
import { isPhoto, photoWidthPt } from '../../lib/reading/scan/photo.ts';
import { type MarkedProps, PageMarks } from '../../lib/reading/source/page-marks.tsx';
import { PdfPages } from '../../lib/reading/source/pdf-pages.tsx';
import { useWidth } from '../../lib/use-width.ts';

type Props = MarkedProps & { file: File; reading: FileReading };

/** The file as its maker sees it: its pages where it has any, else its text. */
export function SourceView({ file, reading, ...marked }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame, { keepsWhenHidden: true });
  const { text, areas } = reading;
  if (text !== '')
    return (
      <pre className="rounded-panel border border-line bg-surface p-4 font-sans whitespace-pre-wrap wrap-anywhere text-muted">
        {text}
      </pre>
    );
  return (
    <div ref={frame} className="grid gap-4">
      {widthPx === 0 ? null : isPhoto(file) ? (
        <Photo {...{ file, reading }} {...marked} />
      ) : (
        <PdfPages {...{ file, areas, widthPx }} {...marked} />
      )}
    </div>
  );
}

function Photo({ file, reading, ...marked }: Props) {
  const url = useObjectUrl(file);
  const [heightPt, setHeightPt] = useState(0);
  return (
    <div className="relative isolate overflow-hidden rounded-paper bg-paper shadow-paper">
      {url ? (
        <img
          src={url}
          alt="Your file"
          className="block w-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setHeightPt((photoWidthPt * naturalHeight) / naturalWidth)
          }
        />
      ) : null}
      {heightPt > 0 ? (
        <PageMarks
          {...{ heightPt, widthPt: photoWidthPt }}
          areasOf={({ path }) => reading.areas.get(path) ?? []}
          {...marked}
        />
      ) : null}
    </div>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
