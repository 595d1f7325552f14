import { lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';

/** Keys are made and revoked by the server alone, so nothing of it is kept for use without a connection. */
const Loaded = lazy(() =>
  import('./api-keys.tsx')
    .then(({ ApiKeys }) => ({ default: ApiKeys }))
    .catch(() => ({
      default: () => (
        <Section title="API keys">
          <p className="text-muted">{errorCopy.OFFLINE}</p>
        </Section>
      ),
    })),
);

export const ApiKeysSection = () => (
  <Suspense fallback={<Skeleton className="h-40 w-full" />}>
    <Loaded />
  </Suspense>
);
