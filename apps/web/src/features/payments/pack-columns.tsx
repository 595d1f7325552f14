import { defaultCreditCosts } from '@folio/contract/credits';
import { type CreditPack, creditPacks, type PackId } from '@folio/contract/prices';
import { Link } from 'react-router';
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
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {creditPacks.map((pack) => (
        <OfferColumn
          key={pack.id}
          {...pack}
          description={enoughFor(pack)}
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

function enoughFor({ credits }: CreditPack): string {
  const analyses = Math.floor(credits / defaultCreditCosts.analysis);
  const rewrites = Math.floor(credits / defaultCreditCosts.improve);
  return `Enough for ${analyses} analyses of your resume, or for ${rewrites} rewrites.`;
}
