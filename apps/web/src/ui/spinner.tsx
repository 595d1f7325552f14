import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** `label` tells screen readers what is loading; without one the spinner is decorative. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
