import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type MarginTone, toneText } from './tone.ts';

type Props = ComponentProps<'span'> & {
  /** In page order. */
  number: number;
  /** The number of further notes at the same place. */
  more?: number;
  tone?: MarginTone;
};

/**
 * A note's number, on the page and at the field. Drawn rather than text, so that it is not copied
 * with the page; its container has the accessible name.
 */
export const Numeral = ({ number, more = 0, tone = 'finding', className, ...rest }: Props) => (
  <span
    {...rest}
    aria-hidden
    data-number={more > 0 ? `${number}+${more}` : number}
    className={classNames(
      'inline-grid before:content-[attr(data-number)] h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full px-1 font-display text-[12px] leading-none font-medium lining-nums inset-ring inset-ring-current bg-surface select-none',
      toneText[tone],
      className,
    )}
  />
);
