import { lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';
import type { EndProps } from '../settings-parts.ts';

/** Where somebody is signed in the server alone knows. */
const Loaded = lazy(() =>
  import('./devices.tsx')
    .then(({ Devices }) => ({ default: Devices }))
    .catch(() => ({
      default: (_: EndProps) => (
        <Section title="Devices">
          <p className="text-muted">{errorCopy.OFFLINE}</p>
        </Section>
      ),
    })),
);

export const DevicesSection = (props: EndProps) => (
  <Suspense fallback={<Skeleton className="h-40 w-full" />}>
    <Loaded {...props} />
  </Suspense>
);
