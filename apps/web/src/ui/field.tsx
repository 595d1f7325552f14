import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { LimitNote } from './limit-note.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Help for filling it in; visible while typing. */
  hint?: ReactNode | undefined;
  /** The error, and how to fix it. */
  error?: string | undefined;
  /** The space left, or the excess: see `limitWords`. */
  limitWords?: string | undefined;
  isOverLimit?: boolean | undefined;
  /** At the right end of the label's row, such as a link. */
  aside?: ReactNode;
  className?: string | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The style that all form controls share. */
export const controlStyle = classNames(
  'block w-full min-w-0 rounded-control border border-control bg-surface px-3 text-body text-ink',
  'placeholder:text-faint focus-visible:outline-offset-1 transition-[border-color]',
  'finger:text-large aria-invalid:border-danger disabled:opacity-50',
  // Leaves room for the label when a focused field is scrolled into view.
  'scroll-mt-10',
);

/** A label, the control, and its hint and error, which describe it to screen readers. */
export function Field({
  label,
  hint,
  error,
  limitWords,
  isOverLimit = false,
  aside,
  className,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const limitId = `${controlId}-limit`;
  const describedBy = classNames(
    error !== undefined && errorId,
    Boolean(limitWords) && limitId,
    hint !== undefined && hintId,
  );
  return (
    <div className={className}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <label htmlFor={controlId} className="text-small font-medium text-muted">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined && !isOverLimit ? undefined : true,
      })}
      <p id={errorId} aria-live="polite" className="text-small text-danger">
        {error === undefined ? null : <span className="mt-1 block">{error}</span>}
      </p>
      {limitWords === undefined ? null : (
        <LimitNote id={limitId} words={limitWords} isOver={isOverLimit} />
      )}
      {hint === undefined ? null : (
        <div id={hintId} className="mt-1 text-small text-faint">
          {hint}
        </div>
      )}
    </div>
  );
}
