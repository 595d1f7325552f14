import { type ReactNode, useEffect, useState } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { reviewCopy } from './review.copy.ts';
import { openDrafts } from './review-drafts.ts';

/** A page with a single centered element. */
export const PlainFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="flex h-16 items-center justify-between px-6 sm:px-10">
      <a href="/" aria-label="Folio" className="rounded-sm">
        <Wordmark />
      </a>
      {tools}
    </header>
    <main className="grid flex-1 place-items-center px-6 pt-6 pb-22">{children}</main>
  </div>
);

/** For an expired link; its drafts can be copied. */
export function ExpiredLink({ token, tools }: { token: string; tools: ReactNode }) {
  const [drafts] = useState(() => openDrafts(token));
  const [unsent, setUnsent] = useState(() => drafts.texts());
  useEffect(() => void drafts.restored.then(() => setUnsent(drafts.texts())), [drafts]);
  return (
    <PlainFrame tools={tools}>
      <div className="max-w-120 text-center">
        <h1 className="font-display text-display text-balance">{reviewCopy.gone.title}</h1>
        <p className="mt-4 text-large text-balance text-muted">{reviewCopy.gone.description}</p>
        {unsent.length > 0 ? (
          <div className="mt-8">
            <TextArea
              label={reviewCopy.unsent}
              rows={8}
              readOnly
              value={unsent.join('\n\n')}
              onFocus={({ target }) => target.select()}
            />
          </div>
        ) : null}
      </div>
    </PlainFrame>
  );
}

type FailedProps = { error: unknown; tools: ReactNode; onRetry: () => void };

/** For a link that could not be loaded. */
export const FailedReview = ({ error, tools, onRetry }: FailedProps) => (
  <PlainFrame tools={tools}>
    <ErrorState
      isPage
      title={reviewCopy.failed}
      description={describeError(error)}
      onRetry={onRetry}
    />
  </PlainFrame>
);
