import { type ComponentProps, lazy, Suspense } from 'react';
import { errorCopy } from '../../../lib/error-copy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PictureField } from './picture-field.tsx';

/** A picture is sent to the server at once, and can't be changed without a connection. */
const Loaded = lazy(() =>
  import('./picture-field.tsx')
    .then((part) => ({ default: part.PictureField }))
    .catch(() => ({
      default: (_: ComponentProps<typeof PictureField>) => (
        <p className="text-muted">{errorCopy.OFFLINE}</p>
      ),
    })),
);

export const PicturePart = (props: ComponentProps<typeof PictureField>) => (
  <Suspense fallback={<Skeleton className="size-24" />}>
    <Loaded {...props} />
  </Suspense>
);
