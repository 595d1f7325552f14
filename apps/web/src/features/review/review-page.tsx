import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';
import { keepPass, readPass, removePass, reviewQuery } from './review.queries.ts';
import { ExpiredLink, FailedReview } from './review-frame.tsx';
import { ReviewFront } from './review-front.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';

type Props = { token: string; tools: ReactNode };

/** The page of a review link: asks for a name, then shows the pages with the reviewer's notes. */
export function ReviewPage({ token, tools }: Props) {
  const [pass, setPass] = useState(() => readPass(token));
  const enter = (given: string) => {
    keepPass(token, given);
    setPass(given);
  };
  const leave = () => {
    removePass(token);
    setPass(undefined);
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      {pass === undefined ? (
        <ReviewFront token={token} tools={tools} onEnter={enter} />
      ) : (
        <Inside token={token} pass={pass} tools={tools} onUnknown={leave} />
      )}
    </>
  );
}

type InsideProps = Props & { pass: string; onUnknown: () => void };

function Inside({ token, pass, tools, onUnknown }: InsideProps) {
  const { data, error, refetch } = useQuery(reviewQuery(token, pass));
  const isUnknown = isApiError(error, 'LINK_LOCKED');
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  if (isApiError(error, 'LINK_NOT_FOUND')) return <ExpiredLink token={token} tools={tools} />;
  if (data) return <ReviewWorkspace token={token} pass={pass} review={data} tools={tools} />;
  if (!error || isUnknown) return <WaitingScreen />;
  return <FailedReview error={error} tools={tools} onRetry={() => void refetch()} />;
}
