import type { User } from '@folio/contract/auth';
import { firstHundred, rupees } from '@folio/contract/prices';
import { Check, Handshake, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { longDate } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Offer } from './promo-field.tsx';

type Props = {
  offer: Offer;
  /** Such as 'year'. */
  period?: string | undefined;
};

/** The price, with the regular price if there is a discount. */
export function Price({ offer, period }: Props) {
  const { amountPaise, discountedPaise, percentOff } = offer;
  const why = reasonOf(offer);
  const words = (paise: number) => rupees(paise, { always: period === undefined });
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-heading font-semibold">{words(discountedPaise)}</span>
        {period === undefined ? null : (
          <span className="text-muted">{t('per {period}', { period })}</span>
        )}
        {percentOff > 0 ? (
          <>
            <span className="text-muted">
              <span className="sr-only">{t('instead of')} </span>
              <s>{words(amountPaise)}</s>
            </span>
            <Badge tone="accent">{t('{percentOff}% off', { percentOff })}</Badge>
          </>
        ) : null}
      </p>
      {why ? <p className="mt-1 text-small text-balance text-good">{why}</p> : null}
    </>
  );
}

/** The reason for a discount; that of a promo code is shown where it was entered. */
function reasonOf({ reason, endsAt }: Offer): string | undefined {
  if (reason === 'first-hundred')
    return t('For the first {places} to buy a plan', { places: firstHundred.places });
  if (reason !== 'welcome') return undefined;
  return endsAt
    ? t('Welcome offer on your first year, until {date}', { date: longDate(endsAt) })
    : t('Welcome offer on your first year');
}

/** Replaces prices if every account has the highest plan. */
export const NothingSold = ({ startPath }: { startPath: string }) => (
  <>
    <h1 className="font-display text-display text-balance max-sm:text-heading">
      {t('Nothing to pay.')}
    </h1>
    <p role="note" className="mt-3 mb-8 max-w-150 text-large text-muted">
      {t(
        'This server doesn’t sell anything: it has no payment provider. Every template, every format and every AI feature is open to every account, and PDFs carry no line with our name.',
      )}
    </p>
    <Button asChild size="large" variant="primary">
      <Link reloadDocument to={startPath}>
        {t('Get Started')}
      </Link>
    </Button>
  </>
);

type Features = { features: readonly string[]; agreed?: readonly string[] | undefined };

/** The included features; separately those that are set up individually, by agreement. */
export const FeatureList = ({ features, agreed }: Features) => (
  <>
    <Marked features={features} icon={Check} tone="text-good" />
    {agreed ? (
      <>
        <p className="mt-4 mb-2 text-small text-faint">{t('Set up for you, as agreed')}</p>
        <Marked features={agreed} icon={Handshake} tone="text-faint" />
      </>
    ) : null}
  </>
);

type MarkedProps = { features: readonly string[]; icon: LucideIcon; tone: string };

const Marked = ({ features, icon: Icon, tone }: MarkedProps) => (
  <ul className="grid gap-2.5">
    {features.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
        {feature}
      </li>
    ))}
  </ul>
);

const plans: Record<User['subscription'], string> = {
  get free() {
    return t('Free plan');
  },
  get basic() {
    return t('Basic Plan');
  },
  get premium() {
    return t('Premium Plan');
  },
  get enterprise() {
    return t('Enterprise Plan');
  },
};

/** The account's credits and plan, and the features that a large pack unlocks for a year. */
export function AccountBalance({ user }: { user: User }) {
  const { credits, subscription, planEndsAt, packOpensUntil } = user;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-4">
      <Fact label={t('Credits')}>{String(credits)}</Fact>
      <Fact
        label={t('Plan')}
        note={planEndsAt && t('Until {day}. It does not renew.', { day: longDate(planEndsAt) })}
      >
        {plans[subscription]}
      </Fact>
      {packOpensUntil ? (
        <Fact
          label={t('From your pack')}
          note={t('Until {day}. Your messages are answered first, too.', {
            day: longDate(packOpensUntil),
          })}
        >
          {t('Basic Plan templates')}
        </Fact>
      ) : null}
    </dl>
  );
}

type FactProps = { label: string; note?: string | undefined; children: string };

const Fact = ({ label, note, children }: FactProps) => (
  <div>
    <dt className="text-small text-faint">{label}</dt>
    <dd className="mt-0.5 text-heading font-semibold">{children}</dd>
    {note ? <dd className="text-small text-muted">{note}</dd> : null}
  </div>
);
