import { annualPlans, type PlanId } from '@folio/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerOffer } from '../../lib/credit-costs.ts';
import { Button } from '../../ui/button.tsx';
import { OfferColumn } from './offer-column.tsx';
import { Price } from './price.tsx';
import type { PromoCode } from './promo-code.ts';

type Props = {
  promo: PromoCode;
  pathTo: (id: PlanId) => string;
  /** Where an organisation asks for a price; nothing while there is no such page. */
  salesPath: string | undefined;
};

/** The annual plans, the one for organisations last. */
export function PlanColumns({ promo, pathTo, salesPath }: Props) {
  const isSold = useServerOffer()?.isSold !== false;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {annualPlans.map(({ id, name, ...rest }) =>
        id === 'enterprise' ? (
          <OfferColumn
            key={id}
            {...{ name, ...rest }}
            price={<p className="text-heading font-semibold">Custom pricing</p>}
            action={salesPath === undefined ? null : <Way to={salesPath}>Contact Sales</Way>}
          />
        ) : (
          <OfferColumn
            key={id}
            {...{ name, ...rest }}
            price={<Price offer={promo.offerOf({ kind: 'plan', plan: id })} period="year" />}
            action={isSold ? <Way to={pathTo(id)}>Choose {name}</Way> : null}
          />
        ),
      )}
    </ul>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button asChild size="large" className="w-full px-2">
    <Link reloadDocument to={to}>
      {children}
    </Link>
  </Button>
);
