import type { ReactNode } from 'react';

export type Failure = {
  title: string;
  description?: string;
  /** What can be done about it, with its link. */
  more?: ReactNode;
};

/** What came of sending a form, where the person is: above its button, and announced. */
export const FormFailure = ({ failure }: { failure: Failure | undefined }) => (
  <div role="alert" className="empty:hidden">
    {failure ? (
      <p className="rounded-control border border-danger/40 bg-danger/6 px-3 py-2.5 text-body">
        <span className="font-medium text-danger">{failure.title}</span> {failure.description}{' '}
        {failure.more}
      </p>
    ) : null}
  </div>
);
