import type { ReactNode } from 'react';

/** A page with a single message. */
export function Notice({
  icon,
  title,
  isInDialog = false,
  children,
}: {
  icon: ReactNode;
  title: string;
  /** Uses the dialog's title instead of an h1. */
  isInDialog?: boolean;
  children: ReactNode;
}) {
  const Heading = isInDialog ? 'h3' : 'h1';
  return (
    <>
      <span aria-hidden className="mb-5 grid size-12 place-items-center rounded-full bg-tint">
        {icon}
      </span>
      <Heading className="text-heading font-semibold">{title}</Heading>
      <div className="mt-3 text-large text-muted">{children}</div>
    </>
  );
}
