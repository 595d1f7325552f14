import type { Resume } from '@folio/contract/resumes';
import type { DisplayPage } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useQuery } from '@tanstack/react-query';
import type { PageArea } from '../../../lib/reading/reading.ts';
import { type MarkedProps, PageMarks } from '../../../lib/reading/source/page-marks.tsx';
import { setPages } from '../../../lib/typesetting/set-resume.ts';
import { t } from '../../../lib/words/words.ts';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';

const a4 = { widthPt: 595.28, heightPt: 841.89 };

/** The pages of one of the account's resumes, as printed. */
export function SetPages({
  resume,
  widthPx,
  ...marked
}: MarkedProps & { resume: Resume; widthPx: number }) {
  const { data: list, error } = useQuery({
    queryKey: ['analyzed pages', resume.id, resume.version],
    queryFn: () => setPages(resume),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });
  if (error)
    return <p className="py-10 text-center text-muted">{t('We can’t show your pages here.')}</p>;
  if (!list)
    return <PageSkeleton widthPx={widthPx} heightPx={(widthPx * a4.heightPt) / a4.widthPt} />;
  const { widthPt, heightPt, pages } = list;
  return pages.map((page, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      key={index}
      className="relative isolate overflow-hidden rounded-paper shadow-paper"
    >
      <PaperPage
        page={page}
        widthPt={widthPt}
        heightPt={heightPt}
        pxPerPt={widthPx / widthPt}
        theme="light"
        label={t('Page {number} of {count}', { number: index + 1, count: pages.length })}
      />
      <PageMarks
        widthPt={widthPt}
        heightPt={heightPt}
        areasOf={({ path }) => boxesOf(path, page, index + 1)}
        {...marked}
      />
    </div>
  ));
}

/** A box has the path of the first text in it. */
const boxesOf = (path: string, { boxes }: DisplayPage, page: number): PageArea[] =>
  boxes
    .filter((box) => box.path === path)
    .map(({ xPt, yPt, widthPt, heightPt }) => ({
      page,
      x: xPt,
      y: yPt,
      width: widthPt,
      height: heightPt,
    }));
