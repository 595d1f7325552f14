import {
  creditPacks,
  type PackId,
  type PlanId,
  type Purchase,
  planIds,
} from '@folio/contract/prices';
import { useServerOffer } from '../../lib/credit-costs.ts';
import { creditsText } from '../../lib/credit-price.ts';
import { Faq } from './faq.tsx';
import { PackColumns } from './pack-columns.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { usePromoCode } from './promo-code.ts';
import { PromoField } from './promo-field.tsx';

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
          Nothing is sold on this server: it has no payment provider. Its operator can tell you
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
        <p className="mt-2 mb-4 text-muted">One payment for a year. Nothing renews by itself.</p>
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
