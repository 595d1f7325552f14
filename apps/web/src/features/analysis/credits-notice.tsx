import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { analysisCopy, pricingPath, shortfallText } from './analysis.copy.ts';
import type { Analysis } from './use-analysis.ts';

export function CreditsNotice({ price, credits }: Pick<Analysis, 'price' | 'credits'>) {
  return (
    <section
      aria-label="Credits"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-tint px-5 py-4"
    >
      <div className="max-w-140 min-w-0 flex-1 basis-64">
        <p>{analysisCopy.tooFewCredits}</p>
        <p className="mt-1 text-small text-muted">{shortfallText({ price, credits })}</p>
      </div>
      <Button asChild variant="primary" className="max-md:h-11">
        <Link to={pricingPath}>Purchase Credits</Link>
      </Button>
    </section>
  );
}
