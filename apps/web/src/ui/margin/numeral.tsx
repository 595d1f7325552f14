import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type MarginTone, toneText } from './tone.ts';

type Props = ComponentProps<'span'> & {
  /** In the order of the page. */
  number: number;
  tone?: MarginTone;
};

/**
 * The sign of a note, on the page and at the field. It is drawn, and no text: what is copied or read
 * from a page is that of the page. Who listens is told by the name of what it stands in.
 */
export const Numeral = ({ number, tone = 'finding', className, ...rest }: Props) => (
  <span
    {...rest}
    aria-hidden
    data-number={number}
    className={classNames(
      'inline-grid before:content-[attr(data-number)] h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full px-1 font-display text-[12px] leading-none font-medium lining-nums inset-ring inset-ring-current bg-surface select-none',
      toneText[tone],
      className,
    )}
  />
);
