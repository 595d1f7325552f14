import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { galleryCopy } from './gallery.copy.ts';

export function TemplateGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
  );
}

/** As large as the cards that they stand in for. */
export function TemplateSkeletons() {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        Loading templates
      </span>
      <TemplateGrid>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index}>
            <Skeleton className="aspect-[595/842] rounded-paper!" />
            <Skeleton className="mt-4.5 h-4 w-1/2" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </li>
        ))}
      </TemplateGrid>
    </div>
  );
}

export function NoTemplates() {
  const { title, advice, support } = galleryCopy.empty;
  return (
    <div className="py-24 text-center">
      <h2 className="font-display text-heading">{title}</h2>
      <p className="mt-3 text-large text-muted">{advice}</p>
      <p className="mt-1 text-faint">{support}</p>
    </div>
  );
}
