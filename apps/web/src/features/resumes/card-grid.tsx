import { earlyPictureAt } from '../../lib/early-pictures.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const layouts = {
  /** As many pages in a row as fit; two on a phone. */
  whole: {
    grid: 'gap-x-8 gap-y-10 max-sm:gap-x-4 max-sm:gap-y-7 grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]',
    page: 'aspect-[595/842]',
  },
  /** Few and large, showing only the upper part of each page. */
  large: {
    grid: 'gap-x-8 gap-y-10 grid-cols-1 sm:grid-cols-2',
    page: 'aspect-[595/480]',
  },
} as const;

export type CardLayout = keyof typeof layouts;

export const pageStyle = (layout: CardLayout): string => layouts[layout].page;

export const gridStyle = (layout: CardLayout): string => classNames('grid', layouts[layout].grid);

/** Shares the row with the menu; on a phone it may take a second line. */
export const nameStyle =
  'truncate pr-10 max-sm:line-clamp-2 max-sm:pr-8 max-sm:wrap-anywhere max-sm:whitespace-normal';

/** As high as the cards that replace them, so that nothing moves. */
export function CardSkeletons({ layout, count }: { layout: CardLayout; count: number }) {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('Loading your resumes')}
      </span>
      <ul className={gridStyle(layout)}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index}>
            <PictureFrame className={pageStyle(layout)} place={index} />
            <Skeleton className="mt-4 h-4 w-3/5" />
            <Skeleton className="mt-1.5 h-3.5 w-2/5" />
            {layout === 'large' ? <Skeleton className="mt-3 h-0.75" /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Filled by public/preload.js, where the picture is loaded before the app. */
function PictureFrame({ className, place }: { className: string; place: number }) {
  const early = earlyPictureAt(place);
  return (
    <div data-picture className={classNames('overflow-hidden rounded-paper', className)}>
      {early === undefined ? (
        <Skeleton className="size-full rounded-paper!" />
      ) : (
        <img src={early} alt="" className="block w-full" />
      )}
    </div>
  );
}
