import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';

const NeedDialog = lazy(async () => ({
  default: (await import('./need-dialog.tsx')).NeedDialog,
}));

/** Whoever said at a job that they have what it needs is asked for the bullet that shows it. */
export function NeedInterview() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const need: unknown = Object(state).need;
  if (typeof need !== 'string' || need.trim() === '') return null;
  return (
    <Suspense fallback={null}>
      <NeedDialog
        key={need}
        need={need}
        // Once it is closed, a reload doesn't ask again.
        onClose={() => void navigate(pathname, { replace: true, state: null })}
      />
    </Suspense>
  );
}
