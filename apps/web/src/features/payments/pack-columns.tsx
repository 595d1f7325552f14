import type { ServerOffer } from '@folio/contract/credits';
import { type CreditPack, creditPacks, type PackId } from '@folio/contract/prices';
import { Link } from 'react-router';
import { useServerOffer } from '../../lib/credit-costs.ts';
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
  const offer = useServerOffer();
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {creditPacks.map((pack) => (
        <OfferColumn
          key={pack.id}
          {...pack}
          description={enoughFor(pack, offer)}
          price={<Price offer={promo.offerOf({ kind: 'credits', plan: pack.id })} />}
          action={
            offer?.isSold === false ? null : (
              <Button asChild variant="primary" size="large" className="w-full px-2">
                <Link reloadDocument to={pathTo(pack.id)}>
                  Buy {pack.name}
                </Link>
              </Button>
            )
          }
        />
      ))}
    </ul>
  );
}

/** What is free here is enough for any number, and is not counted. */
function enoughFor({ credits, description }: CreditPack, offer: ServerOffer | undefined): string {
  if (!offer) return description;
  const { analysis, improve } = offer.costs;
  const analyses = Math.floor(credits / Math.max(1, analysis));
  const rewrites = Math.floor(credits / Math.max(1, improve));
  return `Enough for ${analyses} analyses of your resume, or for ${rewrites} rewrites.`;
}
