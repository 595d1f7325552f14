import type { User } from '@folio/contract/auth';
import { creditsText } from '@folio/contract/credits';
import { type AccountFacts, isIncluded } from '@folio/contract/entitlements';
import {
  type AnnualPlan,
  annualPlans,
  moneyBackDays,
  type PlanId,
  type Purchase,
  planDays,
  rupees,
} from '@folio/contract/prices';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { longDate } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { readinessCopy } from './payments.copy.ts';
import { Price } from './price.tsx';
import { PromoField, usePromoCode } from './promo-field.tsx';
import { type Readiness, usePurchase } from './use-purchase.ts';

type Props = {
  purchase: Purchase;
  /** Null for a visitor, who must sign up first; undefined while unknown. */
  user: User | null | undefined;
  onVisitor: () => void;
  onPaid: () => void;
};

/** The price, a promo code, and the purchase button. */
export function PaymentCard({ purchase, user, onVisitor, onPaid }: Props) {
  const titleId = useId();
  const promo = usePromoCode([purchase]);
  const { buy, isProcessing, readiness, retry } = usePurchase({ user, onPaid });
  const offer = promo.offerOf(purchase);
  const isPlan = purchase.kind === 'plan';
  const total = offer.discountedPaise;

  function start() {
    if (user === null) return onVisitor();
    const promoCode = offer.reason === 'promo-code' ? promo.code : '';
    return void buy({ purchase, amountPaise: total, promoCode });
  }

  return (
    <section
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-6 max-sm:p-5"
    >
      <h2 id={titleId} className="mb-3 font-medium text-muted">
        {t('Payment')}
      </h2>
      <Price offer={offer} period={isPlan ? 'year' : undefined} />
      {isPlan ? <p className="mt-1 text-muted">{t('One-time payment, no auto-renewal')}</p> : null}
      <KeptCredits purchase={purchase} user={user} />
      <OwnPlan purchase={purchase} user={user} />
      <PromoField promo={promo} className="mt-6" />
      <Button
        variant="primary"
        size="large"
        className="mt-5 w-full"
        isBusy={isProcessing}
        disabled={readiness === 'offline'}
        onClick={start}
      >
        {isProcessing
          ? t('Processing...')
          : t('Pay {rupees}', { rupees: rupees(total, { always: !isPlan }) })}
      </Button>
      <ReadinessNote readiness={readiness} onRetry={retry} />
      <p className="mt-3 border-t border-line pt-3 text-small text-faint">
        {t('{moneyBackDays}-day money-back guarantee, on your billing page.', { moneyBackDays })}
      </p>
    </section>
  );
}

/** Says what happens to existing credits when their owner buys a plan. */
function KeptCredits({ purchase, user }: Pick<Props, 'purchase' | 'user'>) {
  const words = user ? creditsNote(user, purchase) : undefined;
  return words ? <p className="mt-1 text-muted">{words}</p> : null;
}

export function creditsNote(
  { credits }: Pick<User, 'credits'>,
  { kind, plan }: Purchase,
): string | undefined {
  if (kind !== 'plan' || credits === 0) return undefined;
  const kept = { credits: creditsText(credits) };
  return plan === 'premium'
    ? t('You keep your {credits} for when the plan ends.', kept)
    : t('You keep your {credits} for AI features.', kept);
}

function OwnPlan({ purchase, user }: Pick<Props, 'purchase' | 'user'>) {
  const note = user ? noteOf(user, purchase) : undefined;
  if (!note) return null;
  return (
    <div className="mt-4 flex gap-3 rounded-control bg-tint px-4 py-3">
      {note.isWarning ? (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      ) : null}
      <p>{note.words}</p>
    </div>
  );
}

function ReadinessNote({ readiness, onRetry }: { readiness: Readiness; onRetry: () => void }) {
  return (
    <div className="mt-3 min-h-10 text-small">
      <p role="status" className={readiness === 'failed' ? 'text-danger' : 'text-faint'}>
        {readinessCopy[readiness]}
      </p>
      {readiness === 'failed' ? (
        <Button size="small" className="mt-2" onClick={onRetry}>
          {t('Retry')}
        </Button>
      ) : null}
    </div>
  );
}

type Note = { words: string; isWarning: boolean };
type Owner = AccountFacts & Pick<User, 'planEndsAt'>;

const dayMs = 86_400_000;
const nameOf = (plan: AnnualPlan['id']) => annualPlans.find(({ id }) => id === plan)?.name ?? plan;

/** Says what a purchase means for somebody who already has a plan. */
export function noteOf(owner: Owner, purchase: Purchase): Note | undefined {
  const { subscription, planEndsAt } = owner;
  if (subscription === 'free' || !planEndsAt) return undefined;
  const until = t('until {day}', { day: longDate(planEndsAt) });
  const own = t('Your {name}', { name: nameOf(subscription) });
  if (purchase.kind === 'plan')
    return planNote({ subscription, planEndsAt, own, until }, purchase.plan);
  if (!isIncluded('analysis', owner)) return undefined;
  const words = t(
    '{own} already includes AI features and PDFs {until}. You wouldn’t use these credits before then.',
    { own, until },
  );
  return { words, isWarning: true };
}

type Held = { subscription: AnnualPlan['id']; planEndsAt: string; own: string; until: string };

function planNote({ subscription, planEndsAt, own, until }: Held, plan: PlanId): Note {
  if (subscription === plan) {
    const end = new Date(Date.parse(planEndsAt) + planDays * dayMs).toISOString();
    const words = t(
      '{own} lasts {until}. This year comes after it: you have the plan until {day}.',
      { own, until, day: longDate(end) },
    );
    return { words, isWarning: false };
  }
  if (plan === 'premium' && subscription === 'basic') {
    const words = t(
      '{own} lasts {until}, and the {name} includes all that it has. It would start today and run alongside it.',
      { own, until, name: nameOf(plan) },
    );
    return { words, isWarning: true };
  }
  const words = t(
    '{own} already includes all of this {until}. The {name} would start today and run alongside it, so you’d pay for nothing new.',
    { own, until, name: nameOf(plan) },
  );
  return { words, isWarning: true };
}
