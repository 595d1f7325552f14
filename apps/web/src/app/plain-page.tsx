import type { ReactNode } from 'react';
import { Wordmark } from '../ui/wordmark.tsx';

type Props = {
  title: string;
  /** Above the title, such as a status. */
  label?: string;
  buttons: ReactNode;
  /** At the right end of the header. */
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * A page with a single message and where to go next. Plain links, since the router itself may have
 * failed.
 */
export function PlainPage({ title, label, buttons, tools, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between px-6 sm:px-10">
        <a href="/" className="rounded-sm">
          <Wordmark />
        </a>
        {tools}
      </header>
      <main className="grid flex-1 place-items-center px-6 pt-6 pb-22">
        <div className="max-w-120 text-center">
          {label === undefined ? null : (
            <p className="mb-3 text-title font-semibold text-faint">{label}</p>
          )}
          <h1 tabIndex={-1} className="font-display text-display text-balance">
            {title}
          </h1>
          <p className="mt-4 text-large text-balance wrap-break-word text-muted">{children}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">{buttons}</div>
        </div>
      </main>
    </div>
  );
}
