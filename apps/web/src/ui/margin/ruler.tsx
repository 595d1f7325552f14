import { classNames } from '../class-names.ts';

type Props = { value: number; ticks?: number; className?: string };

/** A number out of 100 on a scale; decorative, since the number is shown with it. */
export const Ruler = ({ value, ticks = 20, className }: Props) => (
  <span aria-hidden className={classNames('flex h-4 justify-between', className)}>
    {Array.from({ length: ticks }, (_, tick) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
        key={tick}
        className={classNames(
          'w-0.5 rounded-full',
          tick * (100 / ticks) < value ? 'bg-good' : 'bg-control',
        )}
      />
    ))}
  </span>
);
