import { type ReactNode, useId } from 'react';

/** A part of the results under its heading. */
export function ResultPart({
  title,
  aside,
  children,
}: {
  title: string;
  /** At the right end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        {aside ? <span className="text-small text-muted tabular-nums">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
