import type { ReactNode } from 'react';

type Props = {
  leftPx: number;
  topPx: number;
  title: string;
  onClick: () => void;
  children: ReactNode;
  'data-numeral'?: string;
  'data-suggestion'?: string;
};

/**
 * A numeral on the page, for eyes and for the pointer: the form has the same one, for the keyboard and
 * for those who listen.
 */
export const PageNumeral = ({ leftPx, topPx, ...button }: Props) => (
  <button
    type="button"
    aria-hidden
    tabIndex={-1}
    // The field keeps its focus until the note takes it.
    onMouseDown={(event) => event.preventDefault()}
    className="pointer-events-auto absolute flex size-6 -translate-1/2 items-center justify-center rounded-full"
    style={{ left: leftPx, top: topPx }}
    {...button}
  />
);
