import { classNames } from './class-names.ts';

/** A placeholder for content that is loading. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={classNames('animate-breathe rounded-control bg-line', className)} />
  );
}
