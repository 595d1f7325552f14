import { lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';

/** Nothing of it can be done without a connection, so it is not kept for that. */
const LoadedSection = lazy(() =>
  import('./two-step-login.tsx')
    .then(({ TwoStepLogin }) => ({ default: TwoStepLogin }))
    .catch(() => ({ default: () => <p className="text-muted">{errorCopy.OFFLINE}</p> })),
);
const LoadedQuestion = lazy(() =>
  import('./code-question.tsx')
    .then(({ CodeQuestion }) => ({ default: CodeQuestion }))
    .catch(() => ({ default: () => null })),
);

export function TwoStepSection() {
  return (
    <Section
      title="Two-step login"
      description="Logging in takes a code from an app on your phone beside your password."
    >
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <LoadedSection />
      </Suspense>
    </Section>
  );
}

export function CodeQuestionHost() {
  return (
    <Suspense fallback={null}>
      <LoadedQuestion />
    </Suspense>
  );
}
