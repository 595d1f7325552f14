import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'text-muted bg-line/50',
  accent: 'text-accent bg-tint',
  good: 'text-good',
  warning: 'text-warning',
  danger: 'text-danger',
} as const;

/** A state in one word. Good, warning and danger are colored text with a dot, not filled boxes. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  const isPill = tone === 'neutral' || tone === 'accent';
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-small font-medium whitespace-nowrap',
        // No higher than its line.
        isPill && 'rounded-full px-2 py-px leading-4.5',
        tones[tone],
      )}
    >
      {isPill ? null : <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}

/** A price, such as '1 credit', inside a control and part of its accessible name. */
export const PriceTag = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 text-small font-normal whitespace-nowrap tabular-nums">
    {' '}
    {children}
  </span>
);

/**
 * A shorter price for places next to other controls, where 'Free until Dec 22' is too wide; a menu
 * or hidden text has the full price.
 */
export const shortPrice = (price: string): string => price.replace(/ until .*$/, '');
