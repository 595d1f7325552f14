import type { ServerOffer } from '@folio/contract/credits';
import {
  annualPlans,
  type CreditPack,
  creditPacks,
  type PackId,
  type PlanId,
  type Purchase,
  planIds,
} from '@folio/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerOffer } from '../../lib/credit-costs.ts';
import { creditsText } from '../../lib/credit-price.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Faq } from './faq.tsx';
import { FeatureList, Price } from './price.tsx';
import { type PromoCode, PromoField, usePromoCode } from './promo-field.tsx';

const purchases: readonly Purchase[] = [
  ...creditPacks.map(({ id }) => ({ kind: 'credits' as const, plan: id })),
  ...planIds.map((id) => ({ kind: 'plan' as const, plan: id })),
];

type Props = {
  packPath: (id: PackId) => string;
  planPath: (id: PlanId) => string;
  salesPath: string | undefined;
};

/** Everything that is sold, and what people ask before they buy. */
export function PricingPage({ packPath, planPath, salesPath }: Props) {
  const promo = usePromoCode(purchases);
  const offer = useServerOffer();
  return (
    <>
      {offer?.isSold === false ? (
        <p role="note" className="rounded-control bg-tint px-4 py-2.5 text-center">
          This server doesn’t sell anything: it has no payment provider. Its operator can tell you
          more.
        </p>
      ) : (
        // The sentence is the specification's; what is taken off is what the prices below say.
        <p className="rounded-control bg-tint px-4 py-2.5 text-center">
          The first 100 users save 20% on annual plans. The prices below are what you pay today.
        </p>
      )}
      <div className="mt-12 flex flex-wrap items-end gap-x-16 gap-y-8">
        <div className="min-w-0 flex-1 basis-90">
          <h1 className="font-display text-display max-sm:text-heading">
            Simple pricing. Pay once.
          </h1>
          <p className="mt-3 max-w-130 text-large text-muted">
            {welcomeText(offer?.creditsAtSignup)} Top up anytime, or get unlimited PDFs and the
            premium templates for a year.
          </p>
        </div>
        <PromoField promo={promo} className="w-full sm:w-72" />
      </div>
      <section aria-labelledby="packs" className="mt-12">
        <h2 id="packs" className="mb-4 text-title font-semibold">
          Credit packs
        </h2>
        <PackColumns promo={promo} pathTo={packPath} />
        <p className="mt-4 text-muted">
          Paid packs come with watermark-free downloads and priority support. Premium templates come
          with the annual plans.
        </p>
      </section>
      <section aria-labelledby="plans" className="mt-16">
        <h2 id="plans" className="text-title font-semibold">
          Annual plans
        </h2>
        <p className="mt-2 mb-4 text-muted">One payment for a year. No auto-renewal.</p>
        <PlanColumns promo={promo} pathTo={planPath} salesPath={salesPath} />
      </section>
      <section aria-labelledby="questions" className="mt-20">
        <h2 id="questions" className="mb-8 text-title font-semibold">
          Questions and answers
        </h2>
        <Faq />
      </section>
    </>
  );
}

/** Nothing is promised that this server does not give, or has not said yet. */
const welcomeText = (credits: number | undefined): string =>
  credits ? `Start with ${creditsText(credits).replace(' ', ' free ')}.` : 'Start for free.';

/** The three packs of credits. */
function PackColumns({ promo, pathTo }: { promo: PromoCode; pathTo: (id: PackId) => string }) {
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

type PlanColumnsProps = {
  promo: PromoCode;
  pathTo: (id: PlanId) => string;
  /** Where an organisation asks for a price; nothing while there is no such page. */
  salesPath: string | undefined;
};

/** The annual plans, the one for organisations last. */
function PlanColumns({ promo, pathTo, salesPath }: PlanColumnsProps) {
  const isSold = useServerOffer()?.isSold !== false;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {annualPlans.map(({ id, name, ...rest }) =>
        id === 'enterprise' ? (
          <OfferColumn
            key={id}
            name={name}
            {...rest}
            price={<p className="text-heading font-semibold">Custom pricing</p>}
            action={salesPath === undefined ? null : <Way to={salesPath}>Contact Sales</Way>}
          />
        ) : (
          <OfferColumn
            key={id}
            name={name}
            {...rest}
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

type OfferColumnProps = {
  name: string;
  isPopular?: boolean;
  price: ReactNode;
  description: string;
  features: readonly string[];
  /** The button that leads to the payment. */
  action: ReactNode;
};

/** One of the columns of prices. */
function OfferColumn({ name, isPopular, price, description, features, action }: OfferColumnProps) {
  return (
    <li
      className={classNames(
        'flex flex-col rounded-panel border bg-surface p-5 lg:p-6',
        isPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-large font-semibold">{name}</h3>
        {isPopular ? <Badge tone="accent">Popular</Badge> : null}
      </div>
      <div className="mt-3">{price}</div>
      <p className="mt-2 mb-6 text-muted">{description}</p>
      <FeatureList features={features} />
      <div className="mt-auto pt-6">{action}</div>
    </li>
  );
}
