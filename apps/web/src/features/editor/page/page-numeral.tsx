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
 * A numeral on the page, for pointer users; the form has the same button for the keyboard and
 * screen readers.
 */
export const PageNumeral = ({ leftPx, topPx, ...button }: Props) => (
  <button
    type="button"
    aria-hidden
    tabIndex={-1}
    // Keeps the focus in the field until the note takes it.
    onMouseDown={(event) => event.preventDefault()}
    className="pointer-events-auto absolute flex size-6 -translate-1/2 items-center justify-center rounded-full"
    style={{ left: leftPx, top: topPx }}
    {...button}
  />
);
