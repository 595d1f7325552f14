import { lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';

/** Nothing of it can be done without a connection, so it is not kept for that. */
const Loaded = lazy(() =>
  import('./passkeys.tsx')
    .then(({ Passkeys }) => ({ default: Passkeys }))
    .catch(() => ({ default: () => <p className="text-muted">{errorCopy.OFFLINE}</p> })),
);

export function PasskeysSection() {
  return (
    <Section
      title="Passkeys"
      description="Log in with your fingerprint, face or PIN, without a password or a code."
    >
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <Loaded />
      </Suspense>
    </Section>
  );
}
