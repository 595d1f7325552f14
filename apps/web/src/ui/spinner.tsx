import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Says what is being waited for to screen readers alone; without a label it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
