import type { SectionName } from '@folio/contract/section-names';
import { useEffect, useMemo, useRef, useState } from 'react';
import { displayedText } from '../../lib/reading/correct-text.ts';
import type { FileReading } from '../../lib/reading/reading.ts';
import { docxPages } from '../../lib/reading/scan/docx-pages.ts';
import { isDocx, isPhoto, photoWidthPt } from '../../lib/reading/scan/photo.ts';
import {
  type MarkedProps,
  marksOfReading,
  PageMarks,
} from '../../lib/reading/source/page-marks.tsx';
import { PdfPages } from '../../lib/reading/source/pdf-pages.tsx';
import { useSelection } from '../../lib/reading/use-selection.ts';
import { useWidth } from '../../lib/use-width.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { CorrectionRow, type CorrectionRowProps, fieldIdOf } from './correction-rows.tsx';
import { importCopy } from './import.copy.ts';
import { type ImportState, openDoubts, type ReadSection, readSections } from './import-state.ts';

type Read = Extract<ImportState, { phase: 'read' }>;
type Props = {
  read: Read;
  onLeave: (section: SectionName, isLeftOut: boolean) => void;
  onCorrect: (path: string, text: string) => void;
  onChecked: (path: string) => void;
};

/** The file and its read values side by side: each value can be corrected next to its source. */
export function ReadResult({ read, onLeave, onCorrect, onChecked }: Props) {
  const { file, reading, leftOut, content } = read;
  const { selected, select, show, point, whole: container } = useSelection();
  const doubts = useMemo(() => openDoubts(read), [read]);
  const marks = useMemo(
    () => marksOfReading({ ...reading, unsure: new Set(doubts) }),
    [reading, doubts],
  );
  // The rows are determined by the reading, and don't change with corrections.
  const sections = useMemo(() => readSections(reading.content), [reading]);
  const rows: CorrectionRowProps = {
    textOf: (path) => displayedText(content, path),
    isDoubted: (path) => doubts.includes(path),
    isOnPage: (path) => reading.text === '' && reading.areas.has(path),
    selected,
    onPoint: (path) => (matchMedia('(min-width: 1024px)').matches ? show(path) : point(path)),
    onShow: show,
    onCorrect,
    onChecked,
  };
  const selectField = (path: string) => {
    select(path);
    document.getElementById(fieldIdOf(path))?.focus({ preventScroll: true });
  };
  return (
    <div ref={container} className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-2">
      <section
        aria-label={t('Your file')}
        className="max-lg:order-last lg:sticky lg:top-0 lg:max-h-[calc(100dvh-212px)] lg:overflow-y-auto lg:p-1 lg:-m-1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <SourceView
          file={file}
          reading={reading}
          marks={marks}
          selected={selected}
          onSelect={selectField}
        />
      </section>
      <div className="grid min-w-0 gap-7">
        <Notes reading={reading} doubts={doubts} selected={selected} onNext={selectField} />
        {sections.map((section) => (
          <Section
            key={section.name}
            section={section}
            isLeftOut={leftOut.has(section.name)}
            onLeave={onLeave}
          >
            {section.groups.map((group, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid's row everywhere
              <div
                key={group.rows[0]?.path}
                role="group"
                aria-label={`${section.title} ${index + 1}`}
                className="mt-2.5 border-t border-line"
              >
                {group.rows.map((row) => (
                  <CorrectionRow key={row.path} row={row} {...rows} />
                ))}
              </div>
            ))}
          </Section>
        ))}
      </div>
    </div>
  );
}

type NotesProps = Pick<Read, 'reading'> & {
  doubts: readonly string[];
  selected: string | undefined;
  onNext: (path: string) => void;
};

/** How many values are left to check, with navigation through them. */
function Notes({ reading: { problems }, doubts, selected, onNext }: NotesProps) {
  const next = doubts[(doubts.indexOf(selected ?? '') + 1) % doubts.length];
  return (
    <div className="grid gap-1">
      {next === undefined ? (
        <p className="text-muted">{importCopy.mend}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-56 text-muted">
            <span role="status" className="font-medium text-warning">
              {importCopy.toCheck(doubts.length)}
            </span>
            {'. '}
            {importCopy.stays}
          </p>
          <Button size="small" onClick={() => onNext(next)}>
            {importCopy.next}
          </Button>
        </div>
      )}
      {problems.length > 0 ? (
        <ul className="grid gap-1 text-warning">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </div>
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
    {isLeftOut ? <p className="mt-1 text-faint">{importCopy.leftOut}</p> : children}
  </section>
);

type SourceViewProps = MarkedProps & { file: File; reading: FileReading };

/** The original file: its pages if it has any, otherwise its text. */
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
        <Photo file={file} page={1} reading={reading} {...marked} />
      ) : isDocx(file) ? (
        <DocxPages file={file} reading={reading} {...marked} />
      ) : (
        <PdfPages file={file} areas={areas} widthPx={widthPx} {...marked} />
      )}
    </div>
  );
}

/** The images of a Word file that contains nothing else. */
function DocxPages({ file, ...shared }: SourceViewProps) {
  const [pages, setPages] = useState<readonly Blob[]>([]);
  useEffect(() => {
    let isLeft = false;
    docxPages(file).then(
      (found) => isLeft || setPages(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  return pages.map((picture, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Pages keep their order.
    <Photo key={at} file={picture} page={at + 1} {...shared} />
  ));
}

type PhotoProps = Omit<SourceViewProps, 'file'> & { file: Blob; page: number };

function Photo({ file, page, reading, ...marked }: PhotoProps) {
  const url = useObjectUrl(file);
  const [heightPt, setHeightPt] = useState(0);
  return (
    <div className="relative isolate overflow-hidden rounded-paper bg-paper shadow-paper">
      {url ? (
        <img
          src={url}
          alt={t('Your file')}
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
          areasOf={({ path }) =>
            (reading.areas.get(path) ?? []).filter((area) => area.page === page)
          }
          {...marked}
        />
      ) : null}
    </div>
  );
}

function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
