import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const layouts = {
  /** As many pages in a row as there is room for. */
  whole: {
    grid: 'grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))]',
    page: 'aspect-[595/842]',
  },
  /** Few, large, and only the upper part of each. */
  large: { grid: 'grid-cols-1 sm:grid-cols-2', page: 'aspect-[595/480]' },
} as const;

export type CardLayout = keyof typeof layouts;

export const pageLook = (layout: CardLayout): string => layouts[layout].page;

export const gridLook = (layout: CardLayout): string =>
  classNames('grid gap-x-8 gap-y-10', layouts[layout].grid);

/** As high as the cards that will be there, so that nothing moves when they come. */
export function CardSkeletons({ layout, count }: { layout: CardLayout; count: number }) {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        Loading your resumes
      </span>
      <ul className={gridLook(layout)}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index}>
            <Skeleton className={classNames('rounded-paper!', pageLook(layout))} />
            <Skeleton className="mt-4 h-4 w-3/5" />
            <Skeleton className="mt-1.5 h-3.5 w-2/5" />
            {layout === 'large' ? <Skeleton className="mt-3 h-0.75" /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
