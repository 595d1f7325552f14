import type { ReactNode } from 'react';

/** A page that says one thing. */
export function Notice({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      <span aria-hidden className="mb-5 grid size-12 place-items-center rounded-full bg-tint">
        {icon}
      </span>
      <h1 className="text-heading font-semibold">{title}</h1>
      <div className="mt-3 text-large text-muted">{children}</div>
    </>
  );
}
