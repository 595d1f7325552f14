import type { ReactNode } from 'react';

export type Failure = {
  title: string;
  description?: string;
  /** A remedy for the failure, with a link. */
  more?: ReactNode;
};

/**
 * The error of a form's submission, above its button and announced to screen readers. It is
 * scrolled into view, because a phone's keyboard leaves little of the form visible.
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
