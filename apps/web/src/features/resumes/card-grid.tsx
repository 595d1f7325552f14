import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const layouts = {
  /** As many pages in a row as fit; two on a phone. */
  whole: {
    grid: 'gap-x-8 gap-y-10 max-sm:gap-x-4 max-sm:gap-y-7 grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]',
    page: 'aspect-[595/842]',
    // Two lines each, so that all rows have the same height.
    name: 'truncate pr-10 max-sm:line-clamp-2 max-sm:h-[2lh] max-sm:pr-8 max-sm:wrap-anywhere max-sm:whitespace-normal',
    menu: '-top-5.5 max-sm:-top-12 max-sm:-right-2',
  },
  /** Few and large, showing only the upper part of each page. */
  large: {
    grid: 'gap-x-8 gap-y-10 grid-cols-1 sm:grid-cols-2',
    page: 'aspect-[595/480]',
    name: 'truncate pr-10 max-sm:line-clamp-2 max-sm:wrap-anywhere max-sm:whitespace-normal',
    menu: '-top-5.5',
  },
} as const;

export type CardLayout = keyof typeof layouts;

export const pageStyle = (layout: CardLayout): string => layouts[layout].page;

export const gridStyle = (layout: CardLayout): string => classNames('grid', layouts[layout].grid);

export const nameStyle = (layout: CardLayout): string => layouts[layout].name;

export const menuPosition = (layout: CardLayout): string => layouts[layout].menu;

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
            <Skeleton className={classNames('rounded-paper!', pageStyle(layout))} />
            <Skeleton className="mt-4 h-4 w-3/5" />
            <Skeleton
              className={classNames(
                'h-3.5 w-2/5',
                layout === 'large' ? 'mt-1.5' : 'mt-1.5 max-sm:mt-7',
              )}
            />
            {layout === 'large' ? <Skeleton className="mt-3 h-0.75" /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
