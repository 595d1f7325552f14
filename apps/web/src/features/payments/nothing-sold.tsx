import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** Instead of prices, where the server serves every account as if it had the highest plan. */
export const NothingSold = ({ startPath }: { startPath: string }) => (
  <>
    <h1 className="font-display text-display text-balance max-sm:text-heading">Nothing to pay.</h1>
    <p role="note" className="mt-3 mb-8 max-w-150 text-large text-muted">
      This server doesn’t sell anything: it has no payment provider. Every template, every format
      and every AI feature is open to every account, and PDFs carry no line with our name.
    </p>
    <Button asChild size="large" variant="primary">
      <Link reloadDocument to={startPath}>
        Get Started
      </Link>
    </Button>
  </>
);
