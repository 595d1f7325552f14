import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import { paperColors, toDarkColor } from '@folio/typeset/paint-react/dark-color';
import { memo } from 'react';
import type { Theme } from '../../../lib/theme.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePageTheme } from '../view/page-theme.ts';

/** Small pages for navigation: lines are drawn as bars, which is cheap while typing. */
export function Thumbnails({
  list,
  current,
  onChoose,
}: {
  list: DisplayList;
  current: number;
  onChoose: (page: number) => void;
}) {
  const theme = usePageTheme();
  return (
    <nav
      aria-label={t('Pages')}
      className="absolute top-6 right-3 z-10 grid max-h-[calc(100%-48px)] gap-2.5 overflow-y-auto p-1.5 @max-[640px]:hidden"
    >
      {list.pages.map((page, index) => (
        <button
          // Pages have no name but their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          type="button"
          aria-label={t('Page {number}', { number: index + 1 })}
          aria-current={index === current ? 'page' : undefined}
          onClick={() => onChoose(index)}
          className={classNames(
            'w-11 rounded-paper shadow-float',
            index === current && 'outline-2 outline-offset-2 outline-accent',
          )}
        >
          <Thumbnail page={page} widthPt={list.widthPt} heightPt={list.heightPt} theme={theme} />
        </button>
      ))}
    </nav>
  );
}

type PageProps = { page: DisplayPage; widthPt: number; heightPt: number; theme: Theme };

const Thumbnail = memo(function Thumbnail({ page, widthPt, heightPt, theme }: PageProps) {
  const boxes = page.items.flatMap((item) => (item.kind === 'rect' ? [item] : []));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${widthPt} ${heightPt}`}
      className="block w-full"
      style={{ background: paperColors[theme] }}
    >
      {boxes.map((box) => (
        <rect
          key={`${box.xPt} ${box.yPt} ${box.widthPt} ${box.heightPt}`}
          x={box.xPt}
          y={box.yPt}
          width={box.widthPt}
          height={box.heightPt}
          fill={theme === 'dark' ? toDarkColor(box.color) : box.color}
        />
      ))}
      {page.items.map((item) =>
        item.kind === 'image' ? (
          <rect
            key={`${item.xPt} ${item.yPt}`}
            x={item.xPt}
            y={item.yPt}
            width={item.widthPt}
            height={item.heightPt}
            rx={item.cornerPt}
            fill="#8a93a3"
          />
        ) : null,
      )}
      <path d={barsOf(page)} stroke="#8a93a3" strokeWidth="5" />
    </svg>
  );
});

const barsOf = (page: DisplayPage): string =>
  page.items
    .flatMap((item) =>
      item.kind === 'line'
        ? [
            `M${Math.round(item.xPt)} ${Math.round(item.baselinePt - 3)}h${Math.round(item.widthPt)}`,
          ]
        : [],
    )
    .join('');
