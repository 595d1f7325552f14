import { MissingFontError } from '@folio/documents/missing-faces';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { pagesQuery, previewQuery } from '../../../lib/shown-resume.ts';
import { useWidth } from '../../../lib/use-width.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { PaneThread } from '../../../ui/margin/pane-thread.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { jobCopy } from './job.copy.ts';
import type { Need } from './needs.ts';
import { marksOf, type NeedMark, type NeedNumeral } from './page-marks.ts';

const a4 = { widthPt: 595.28, heightPt: 841.89 };
const widestPx = 760;
const narrowPx = 480;
/** The distance between numerals, which fits two digits. */
const numeralPx = 22;
/** The distance of numerals from the paper, on a wide and on a narrow background. */
const [onDeskPx, onNarrowDeskPx] = [33, 10];
const nothing = { marks: [], numerals: [] };

type Props = {
  resumeId: string;
  needs: readonly Need[];
  /** The path of the entry where a missing need could be added. */
  emptyPlace: string | undefined;
  /** The index of the selected need. */
  chosen: number | undefined;
  onChoose: (need: number) => void;
};

/** The resume's pages as printed, with marks for the needs they answer. */
export function JobPage({ resumeId, needs, emptyPlace, chosen, onChoose }: Props) {
  const desk = useRef<HTMLDivElement>(null);
  const widthPx = Math.min(widestPx, useWidth(desk));
  const resume = useQuery({ ...previewQuery(resumeId, true), staleTime: 0 });
  const pages = useQuery({
    ...pagesQuery(resume.data ?? unread),
    enabled: resume.data !== undefined,
  });
  const list = resume.data && pages.data;
  const pxPerPt = widthPx / (list ?? a4).widthPt;
  const beyondPt = (widthPx < narrowPx ? onNarrowDeskPx : onDeskPx) / pxPerPt;
  const asked = askedAbout(needs, chosen);
  const { marks, numerals } = useMemo(() => {
    if (!list || widthPx === 0) return nothing;
    const hasPlace = asked !== undefined && emptyPlace !== undefined;
    const empty = hasPlace ? { need: asked, path: emptyPlace } : undefined;
    return marksOf(needs, list, numeralPx / pxPerPt, { beyondPt, chosen, empty });
  }, [needs, list, pxPerPt, widthPx, beyondPt, chosen, asked, emptyPlace]);
  useMarkInSight(desk, chosen, numerals);
  const failed = resume.error ? resume : pages;
  return (
    <div ref={desk} className="grid justify-items-center gap-6">
      {list && widthPx > 0 ? (
        list.pages.map((page, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={index}
            data-page
            className="on-paper relative rounded-paper shadow-paper"
          >
            <div className="overflow-hidden rounded-paper">
              <PaperPage
                page={page}
                pxPerPt={pxPerPt}
                widthPt={list.widthPt}
                heightPt={list.heightPt}
                structure={list.structure}
                theme="light"
                label={jobCopy.page(index + 1, list.pages.length)}
              />
            </div>
            <Marks
              {...{ needs, chosen, onChoose, pxPerPt }}
              marks={marks.filter((mark) => mark.page === index)}
              numerals={numerals.filter((numeral) => numeral.page === index)}
            />
          </div>
        ))
      ) : isDeleted(failed.error) ? (
        <Deleted />
      ) : failed.error ? (
        <ErrorState {...failureWords(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <PageSkeleton widthPx={widthPx} heightPx={a4.heightPt * pxPerPt} />
      )}
      {chosen === undefined ? null : <NeedThread key={chosen} need={chosen} of={needs[chosen]} />}
    </div>
  );
}

/** The selected need, if the resume lacks it and the owner has not marked it as missing. */
function askedAbout(needs: readonly Need[], chosen: number | undefined): number | undefined {
  const need = chosen === undefined ? undefined : needs[chosen];
  return need?.level === 'missing' && !need.isLeftOut ? chosen : undefined;
}

const isDeleted = (error: Error | null): boolean =>
  isApiError(error, 'RESUME_NOT_FOUND', 'RESUME_IN_TRASH');

/** A deleted resume can't be restored by a retry. */
const Deleted = () => (
  <div className="mx-auto max-w-110 py-16 text-center">
    <h2 className="font-display text-heading">{jobCopy.pageDeleted}</h2>
    <p className="mt-3 text-large text-muted">{jobCopy.pageDeletedHint}</p>
    <Button asChild className="mt-6">
      <Link to="/resumes/trash">{jobCopy.toTrash}</Link>
    </Button>
  </div>
);

function failureWords(error: Error) {
  if (isApiError(error, 'OFFLINE'))
    return { title: jobCopy.pageNotHere, description: jobCopy.pageNotHereHint };
  const description = error instanceof MissingFontError ? error.message : describeError(error);
  return { title: jobCopy.pageFailed, description };
}

const unread = { id: '' } as Parameters<typeof pagesQuery>[0];

/** Scrolls to the words of the selected need. */
function useMarkInSight(
  desk: React.RefObject<HTMLElement | null>,
  chosen: number | undefined,
  numerals: readonly NeedNumeral[],
): void {
  useEffect(() => {
    if (chosen === undefined || numerals.length === 0) return;
    const mark = desk.current?.querySelector(`[data-need="${chosen}"], [data-numeral="${chosen}"]`);
    mark?.scrollIntoView({ block: 'nearest' });
  }, [desk, chosen, numerals]);
}

/** The line from a need in the list to its numeral on the page, where both are side by side. */
function NeedThread({ need, of }: { need: number; of: Need | undefined }) {
  const find = (main: HTMLElement) => {
    const row = main.querySelector(`[data-need-row="${need}"]`);
    const numeral = main.querySelector(`[data-numeral="${need}"]`);
    const [list, desk] = [row?.closest('[data-pane]'), numeral?.closest('[data-pane]')];
    if (!row || !numeral || !list || !desk) return undefined;
    return { row: { element: row, pane: list }, numeral: { element: numeral, pane: desk } };
  };
  return (
    <PaneThread
      find={find}
      tone={of?.level === 'shown' ? 'shown' : 'finding'}
      isDashed={of?.level === 'missing'}
    />
  );
}

type MarksProps = Omit<Props, 'resumeId' | 'emptyPlace'> & {
  marks: readonly NeedMark[];
  numerals: readonly NeedNumeral[];
  pxPerPt: number;
};

/**
 * Underlines the words that answer needs: solid for a sentence, dotted for a list. They are only
 * visual, because the list of needs gives the same information.
 */
function Marks({ needs, chosen, onChoose, marks, numerals, pxPerPt }: MarksProps) {
  return (
    <div aria-hidden className="absolute inset-0">
      {marks.map(({ key, need, xPt, widthPt, topPt, heightPt, baselinePt }) => {
        const isShown = needs[need]?.level === 'shown';
        return (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            data-need={need}
            onClick={() => onChoose(need)}
            className={`absolute ${isShown ? 'text-good' : 'text-warning'}`}
            style={{
              left: xPt * pxPerPt,
              width: widthPt * pxPerPt,
              top: topPt * pxPerPt,
              height: Math.max(heightPt, baselinePt + 2.5 - topPt) * pxPerPt,
              background: `color-mix(in srgb, currentColor ${need === chosen ? 26 : 10}%, transparent)`,
              borderBottom: `1.5px ${isShown ? 'solid' : 'dotted'} currentColor`,
            }}
          />
        );
      })}
      {numerals.map(({ need, xPt, yPt, more }) => (
        <span
          key={need}
          data-numeral={need}
          className="pointer-events-none absolute -translate-1/2"
          style={{ left: xPt * pxPerPt, top: yPt * pxPerPt }}
        >
          <Numeral
            number={need + 1}
            more={more}
            tone={needs[need]?.level === 'shown' ? 'shown' : 'finding'}
            style={{ background: 'white' }}
          />
        </span>
      ))}
    </div>
  );
}
