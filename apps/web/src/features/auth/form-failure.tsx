import type { ReactNode } from 'react';

export type Failure = {
  title: string;
  description?: string;
  /** What can be done about it, with a link. */
  more?: ReactNode;
};

/**
 * A form's submission error, above its button and announced to screen readers. Scrolled into view:
 * a phone's keyboard leaves little of the form.
 */
export const FormFailure = ({ failure }: { failure: Failure | undefined }) => (
  <div role="alert" className="empty:hidden">
    {failure ? (
      <p
        ref={scrollTo}
        className="scroll-my-4 rounded-control border border-danger/40 bg-danger/6 px-3 py-2.5 text-body"
      >
        <span className="block font-medium text-danger">{failure.title}</span> {failure.description}{' '}
        {failure.more}
      </p>
    ) : null}
  </div>
);

function scrollTo(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' });
}
