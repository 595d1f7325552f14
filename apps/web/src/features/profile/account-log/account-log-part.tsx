import { lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';

/** The server alone knows it, so it is not kept for use without a connection. */
const Loaded = lazy(() =>
  import('./account-log.tsx')
    .then(({ AccountLog }) => ({ default: AccountLog }))
    .catch(() => ({ default: () => <p className="text-muted">{errorCopy.OFFLINE}</p> })),
);

export function AccountLogSection() {
  return (
    <Section
      title="Account log"
      description="Logins, failed attempts and changes of the last 90 days. If something wasn’t you, change your password."
    >
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <Loaded />
      </Suspense>
    </Section>
  );
}
