import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { analysisCopy, pricingPath } from './analysis.copy.ts';

export function CreditsNotice() {
  return (
    <section
      aria-label="Credits"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-tint px-5 py-4"
    >
      <p className="max-w-140 min-w-0 flex-1 basis-64">{analysisCopy.tooFewCredits}</p>
      <Button asChild variant="primary" className="max-md:h-11">
        <Link to={pricingPath}>Purchase Credits</Link>
      </Button>
    </section>
  );
}
