import type { ReactNode } from 'react';

type Props = {
  title: string;
  subtitle: string;
  /** Below the title, such as other ways to reach us. */
  aside: ReactNode;
  /** Names the panel. */
  formTitle: string;
  children: ReactNode;
};

/** What the page is about to the left, the form to the right; on a phone one below the other. */
export function ContactFrame({ title, subtitle, aside, formTitle, children }: Props) {
  return (
    <div className="grid items-start gap-x-16 gap-y-12 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,480px)]">
      <div>
        <h1 className="font-display text-display max-sm:text-heading">{title}</h1>
        <p className="mt-3 max-w-130 text-large text-muted">{subtitle}</p>
        {aside}
      </div>
      <section
        aria-label={formTitle}
        className="rounded-panel border border-line bg-surface p-6 max-sm:p-5"
      >
        {children}
      </section>
    </div>
  );
}
