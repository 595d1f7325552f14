import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useEffect, useRef } from 'react';
import { useWidth } from '../../../lib/use-width.ts';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { usePageTheme } from '../view/page-theme.ts';
import type { OwnPages } from './use-own-pages.ts';

type Props = {
  pages: OwnPages;
  /** The template's sample image, for when the resume can't be laid out. */
  picture: string;
  /** Called when it is about to become visible. */
  onNear: () => void;
};

/** Distance below the viewport at which a page is laid out. */
const nearPx = 200;

/**
 * The first page of the person's resume; decorative, since the template's name is shown with it.
 */
export function OwnPage({ pages, picture, onNear }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(place, { nearPx });
  const isNear = widthPx > 0;
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return (
    <div ref={place} aria-hidden inert className="w-full">
      {pages === 'missing' ? <PagePicture src={picture} alt="" isLazy /> : null}
      {pages === 'awaited' ? (
        <div className="aspect-[595/842] animate-breathe rounded-paper bg-surface shadow-paper" />
      ) : null}
      {typeof pages === 'object' && isNear ? <Sheet list={pages} widthPx={widthPx} /> : null}
    </div>
  );
}

function Sheet({ list, widthPx }: { list: DisplayList; widthPx: number }) {
  const theme = usePageTheme();
  const [page] = list.pages;
  if (!page) return null;
  return (
    <div className="overflow-hidden rounded-paper shadow-paper contain-content">
      <PaperPage
        page={page}
        widthPt={list.widthPt}
        heightPt={list.heightPt}
        pxPerPt={widthPx / list.widthPt}
        theme={theme}
      />
    </div>
  );
}
