import type { SectionName } from '@folio/contract/section-names';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ReadRows } from '../../lib/reading/read-rows-list.tsx';
import type { FileReading } from '../../lib/reading/reading.ts';
import { isPhoto, photoWidthPt } from '../../lib/reading/scan/photo.ts';
import { marksOfReading } from '../../lib/reading/source/marks-of-reading.ts';
import { type MarkedProps, PageMarks } from '../../lib/reading/source/page-marks.tsx';
import { PdfPages } from '../../lib/reading/source/pdf-pages.tsx';
import { useSelection } from '../../lib/reading/use-selection.ts';
import { useWidth } from '../../lib/use-width.ts';
import { Switch } from '../../ui/switch.tsx';
import { type ImportState, type ReadSection, readSections } from './import-state.ts';

type Props = {
  read: Extract<ImportState, { phase: 'read' }>;
  onLeave: (section: SectionName, isLeftOut: boolean) => void;
};

/** The file and what was read in it, side by side. */
export function ReadResult({ read, onLeave }: Props) {
  const { file, reading, leftOut } = read;
  const { selected, select, show, whole } = useSelection();
  const marks = useMemo(() => marksOfReading(reading), [reading]);
  const sections = useMemo(() => readSections(reading.content), [reading]);
  const rows = { reading, selected, onShow: show };
  const isOnPage = (path: string) => reading.text === '' && reading.areas.has(path);
  return (
    <div ref={whole} className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <section
        aria-label="Your file"
        className="max-lg:order-last lg:sticky lg:top-0 lg:max-h-[calc(100dvh-248px)] lg:overflow-y-auto lg:p-1 lg:-m-1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <SourceView
          file={file}
          reading={reading}
          marks={marks}
          selected={selected}
          onSelect={select}
        />
      </section>
      <div className="grid min-w-0 gap-7">
        <Notes reading={reading} />
        {sections.map((section) => (
          <Section
            key={section.name}
            section={section}
            isLeftOut={leftOut.has(section.name)}
            onLeave={onLeave}
          >
            {section.groups.map((group) => (
              <div key={group.rows[0]?.path} className="mt-2.5">
                {section.name === 'customSections' ? (
                  <p className="mb-1 font-medium">{group.title}</p>
                ) : null}
                <ReadRows rows={group.rows} {...rows} isOnPage={isOnPage} />
              </div>
            ))}
          </Section>
        ))}
      </div>
    </div>
  );
}

function Notes({ reading: { unsure, problems } }: Pick<Props['read'], 'reading'>) {
  if (unsure.size === 0 && problems.length === 0) return null;
  return (
    <ul className="grid gap-1 text-warning">
      {unsure.size > 0 ? <li>Anything we’re unsure of is marked. Please check it.</li> : null}
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

type SectionProps = Pick<Props, 'onLeave'> & {
  section: ReadSection;
  isLeftOut: boolean;
  children: React.ReactNode;
};

const Section = ({ section: { name, title }, isLeftOut, onLeave, children }: SectionProps) => (
  <section aria-label={title}>
    <Switch
      label={<span className="text-large font-semibold">{title}</span>}
      checked={!isLeftOut}
      onCheckedChange={(isTaken) => onLeave(name, !isTaken)}
    />
    {isLeftOut ? <p className="mt-1 text-faint">Left out.</p> : children}
  </section>
);

type SourceViewProps = MarkedProps & { file: File; reading: FileReading };

/** The file as its maker sees it: its pages where it has any, else its text. */
function SourceView({ file, reading, ...marked }: SourceViewProps) {
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
        <Photo file={file} reading={reading} {...marked} />
      ) : (
        <PdfPages file={file} areas={areas} widthPx={widthPx} {...marked} />
      )}
    </div>
  );
}

function Photo({ file, reading, ...marked }: SourceViewProps) {
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
          heightPt={heightPt}
          widthPt={photoWidthPt}
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
