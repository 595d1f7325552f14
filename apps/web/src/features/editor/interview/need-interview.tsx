import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';

const NeedDialog = lazy(async () => ({
  default: (await import('./need-dialog.tsx')).NeedDialog,
}));

/** Opens the questions for a need that somebody has confirmed on a job's page. */
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
        // Clears the state, so that a reload doesn't ask again.
        onClose={() => void navigate(pathname, { replace: true, state: null })}
      />
    </Suspense>
  );
}
