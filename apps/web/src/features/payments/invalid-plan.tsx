import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** In place of a plan or pack that is not sold. */
export function InvalidPlan() {
  return (
    <div className="mx-auto max-w-110 py-16 text-center">
      <h1 tabIndex={-1} className="font-display text-display">
        Invalid Plan
      </h1>
      <p className="mt-4 text-large text-balance text-muted">
        The selected plan doesn't exist or is no longer available.
      </p>
      <Button asChild variant="primary" size="large" className="mt-8">
        <Link to="/pricing">View pricing</Link>
      </Button>
    </div>
  );
}
