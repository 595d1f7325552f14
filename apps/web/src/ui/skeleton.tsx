import { classNames } from './class-names.ts';

/** The place of something that is still loading. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={classNames('animate-breathe rounded-control bg-line', className)} />
  );
}
