import { classNames } from './class-names.ts';

type Props = {
  label: string;
  /** The share that is done, 0 to 1. */
  done: number;
  className?: string;
};

export function ProgressBar({ label, done, className }: Props) {
  const percent = Math.round(100 * done);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full bg-accent transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
