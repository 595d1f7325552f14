import { type ReactNode, useId } from 'react';

/** A group of settings: what it is about to the left, the settings to the right. */
export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 lg:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-large font-semibold">
          {title}
        </h2>
        {description === undefined ? null : (
          <p className="mt-1 max-w-110 text-small text-muted">{description}</p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
