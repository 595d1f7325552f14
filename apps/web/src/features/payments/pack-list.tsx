import { creditPacks, type PackId } from '@folio/contract/prices';
import { Link } from 'react-router';
import { useOfferFacts } from '../../lib/offer-facts.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FeatureList, Price } from './price.tsx';
import type { PromoCode } from './promo-field.tsx';

/** The three credit packs, side by side where there is space. */
export function PackList({ promo, pathTo }: { promo: PromoCode; pathTo: (id: PackId) => string }) {
  const facts = useOfferFacts();
  return (
    <ul className="grid divide-line rounded-panel border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x">
      {creditPacks.map(({ id, name, description, isPopular, features }) => (
        <li key={id} className="flex flex-col p-5">
          <div className="flex min-h-7 items-center justify-between gap-3">
            <h3 className="text-large font-semibold">{name}</h3>
            {isPopular ? <Badge tone="accent">{t('Popular')}</Badge> : null}
          </div>
          <div className="mt-1">
            <Price offer={promo.offerOf({ kind: 'credits', plan: id })} />
          </div>
          <p className="mt-2 mb-4 text-muted">{facts[`enough ${id}`] || description}</p>
          <FeatureList features={features} />
          <div className="mt-auto pt-5">
            <Button asChild size="large" className="w-full px-2">
              <Link reloadDocument to={pathTo(id)}>
                {t('Buy {name}', { name })}
              </Link>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
