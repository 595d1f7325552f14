import type { ReactNode } from 'react';

/** What a control takes, such as '1 credit', beside its words and in its name. */
export const PriceTag = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 text-small font-normal whitespace-nowrap tabular-nums">
    {' '}
    {children}
  </span>
);
