import { defaultCreditCosts } from '@folio/contract/credits';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { analysisCopy, pricingPath, shortfallText } from './analysis.copy.ts';
import type { Analysis } from './use-analysis.ts';

export function CreditsNotice({ price, credits }: Pick<Analysis, 'price' | 'credits'>) {
  // The specification's sentence names its own price and sends to a purchase.
  const isUsual = price.isSold && price.credits === defaultCreditCosts.analysis;
  return (
    <section
      aria-label="Credits"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-tint px-5 py-4"
    >
      <div className="max-w-140 min-w-0 flex-1 basis-64">
        {isUsual ? <p>{analysisCopy.tooFewCredits}</p> : null}
        <p className={isUsual ? 'mt-1 text-small text-muted' : undefined}>
          {shortfallText({ price, credits })}
        </p>
      </div>
      {price.isSold ? (
        <Button asChild variant="primary" className="max-md:h-11">
          <Link to={pricingPath}>Purchase Credits</Link>
        </Button>
      ) : null}
    </section>
  );
}
