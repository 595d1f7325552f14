import type { ActionCosts } from '@folio/contract/credits';
import { type CreditPack, creditPacks, type PackId } from '@folio/contract/prices';
import { Link } from 'react-router';
import { useCreditCosts } from '../../lib/credit-costs.ts';
import { Button } from '../../ui/button.tsx';
import { OfferColumn } from './offer-column.tsx';
import { Price } from './price.tsx';
import type { PromoCode } from './promo-code.ts';

/** The three packs of credits. */
export function PackColumns({
  promo,
  pathTo,
}: {
  promo: PromoCode;
  pathTo: (id: PackId) => string;
}) {
  const costs = useCreditCosts();
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {creditPacks.map((pack) => (
        <OfferColumn
          key={pack.id}
          {...pack}
          description={enoughFor(pack, costs)}
          price={<Price offer={promo.offerOf({ kind: 'credits', plan: pack.id })} />}
          action={
            <Button asChild variant="primary" size="large" className="w-full px-2">
              <Link reloadDocument to={pathTo(pack.id)}>
                Buy {pack.name}
              </Link>
            </Button>
          }
        />
      ))}
    </ul>
  );
}

/** What is free here is enough for any number, and is not counted. */
function enoughFor({ credits }: CreditPack, costs: ActionCosts): string {
  const analyses = Math.floor(credits / Math.max(1, costs.analysis));
  const rewrites = Math.floor(credits / Math.max(1, costs.improve));
  return `Enough for ${analyses} analyses of your resume, or for ${rewrites} rewrites.`;
}
