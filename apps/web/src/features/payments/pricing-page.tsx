import type { User } from '@folio/contract/auth';
import { placesLeftText } from '@folio/contract/offer-facts';
import {
  creditPacks,
  moneyBackDays,
  type PackId,
  type PlanId,
  type Purchase,
  planIds,
} from '@folio/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerOffer } from '../../lib/credit-costs.ts';
import { useOfferFacts } from '../../lib/offer-facts.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Faq } from './faq.tsx';
import { PlanTable } from './plan-table.tsx';
import { FeatureList, NothingSold, Price } from './price.tsx';
import { type PromoCode, PromoField, usePromoCode } from './promo-field.tsx';

const purchases: readonly Purchase[] = [
  ...creditPacks.map(({ id }) => ({ kind: 'credits' as const, plan: id })),
  ...planIds.map((id) => ({ kind: 'plan' as const, plan: id })),
];

type Props = {
  packPath: (id: PackId) => string;
  planPath: (id: PlanId) => string;
  salesPath: string | undefined;
  /** The path where a free account starts. */
  startPath: string;
  owner?: User | null | undefined;
};

/** All plans and packs, and frequently asked questions. */
export function PricingPage({ packPath, planPath, salesPath, startPath, owner }: Props) {
  const promo = usePromoCode(purchases);
  const offer = useServerOffer();
  const facts = useOfferFacts();
  if (offer?.isSold === false) return <NothingSold startPath={startPath} />;
  return (
    <>
      {promo.placesLeft > 0 ? (
        <FirstHundred left={facts['places left'] ?? placesLeftText(promo.placesLeft)} />
      ) : null}
      <div className="mt-10 flex flex-wrap items-end gap-x-16 gap-y-8">
        <div className="min-w-0 flex-1 basis-90">
          <h1 className="font-display text-display text-balance max-sm:text-heading">
            {t('Simple pricing. Pay once.')}
          </h1>
          <p className="mt-3 max-w-150 text-large text-muted">
            {t(
              '{welcome} Writing, every format, the live score and your public page stay free. What takes credits says so on its button.',
              { welcome: facts.welcome ?? '' },
            )}
          </p>
        </div>
        <PromoField promo={promo} className="w-full sm:w-72" />
      </div>
      <section aria-labelledby="plans" className="mt-10">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <h2 id="plans" className="text-title font-semibold">
            {t('Annual plans')}
          </h2>
          <p className="text-muted">{t('One payment for a year. No auto-renewal.')}</p>
        </div>
        <PlanTable
          promo={promo}
          pathTo={planPath}
          salesPath={salesPath}
          startPath={startPath}
          owner={owner}
        />
      </section>
      <section aria-labelledby="packs" className="mt-14">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <h2 id="packs" className="text-title font-semibold">
            {t('Credit packs')}
          </h2>
          <p className="text-muted">
            {t(
              'Paid packs come with watermark-free downloads; the Premium and Pro packs also with priority support and the templates of the Basic Plan for a year.',
            )}
          </p>
        </div>
        <PackList promo={promo} pathTo={packPath} />
      </section>
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        <Assurance title={t('{moneyBackDays} days to change your mind.', { moneyBackDays })}>
          {t('One button on your billing page, and you get all of it back.')}
        </Assurance>
        <Assurance title={t('Only for what arrives.')}>
          {t('If something fails, you get the credits back.')}
        </Assurance>
        <Assurance title={t('Nothing renews.')}>
          {t('A plan ends by itself. Your resumes stay as they are.')}
        </Assurance>
      </ul>
      <section
        aria-labelledby="questions"
        className="mt-16 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
      >
        <h2 id="questions" className="font-display text-heading text-balance">
          {t('Questions and answers')}
        </h2>
        <Faq />
      </section>
    </>
  );
}

/** A promise, styled as a margin note. */
const Assurance = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="border-l-2 border-control pl-4 font-display text-large">
    <em>{title}</em> <span className="text-muted">{children}</span>
  </li>
);

/** The specification's sentence; hidden when no places are left. */
const FirstHundred = ({ left }: { left: string }) => (
  <p className="rounded-control bg-tint px-4 py-2.5 text-center">
    {t('The first 100 users save 20% on annual plans. {left}', { left })}
  </p>
);

/** The three credit packs, side by side if there is space. */
function PackList({ promo, pathTo }: { promo: PromoCode; pathTo: (id: PackId) => string }) {
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
