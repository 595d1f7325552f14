import type { Quote } from '@folio/contract/payments';
import type { ResumeCounts } from '@folio/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useIsSold } from '../../lib/credit-costs.ts';
import { longDate } from '../../lib/dates.ts';
import { quoteQuery } from '../../lib/quote-query.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** Undefined while loading, or on failure. */
  counts: ResumeCounts | undefined;
  hasFailed: boolean;
};

/** Counts of resumes, next to the list. */
export function Stats({ counts, hasFailed }: Props) {
  const shown = hasFailed && !counts ? ('–' as const) : undefined;
  return (
    <dl className="flex flex-wrap gap-x-5 text-small text-faint">
      <Stat label={t('Total Resumes')} value={counts?.total ?? shown} />
      <Stat label={t('Completed')} value={counts?.published ?? shown} />
      <Stat label={t('In Progress')} value={counts?.unpublished ?? shown} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: number | '–' | undefined }) {
  return (
    <div className="flex items-baseline gap-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">
        {value?.toLocaleString() ?? <Skeleton className="inline-block h-3.5 w-4" />}
      </dd>
    </div>
  );
}

export const analysisPath = '/resume/analysis';

export function AnalyzeCard() {
  return (
    <section aria-labelledby="analyze">
      <h2 id="analyze" className="text-large font-semibold">
        {t('Analyze Your Resume')}
      </h2>
      <p className="mt-1 text-muted">
        {t('See your resume the way hiring software and a sharp editor would.')}
      </p>
      <Button asChild className="mt-3">
        <Link to={analysisPath}>{t('Analyze Your Resume')}</Link>
      </Button>
    </section>
  );
}

/**
 * This account's automatic discount on Premium: for a new account '50% off on Premium features'.
 * Hidden if there is none.
 */
export function SpecialOffer() {
  const isSold = useIsSold();
  const { data } = useQuery({ ...quoteQuery(premium, '', useUser().id), enabled: isSold });
  return data && data.percentOff > 0 ? <OfferCard {...data} /> : null;
}

const premium = { kind: 'plan', plan: 'premium' } as const;

const OfferCard = ({ percentOff, endsAt }: Quote) => (
  <section aria-labelledby="special-offer">
    <h2 id="special-offer" className="text-large font-semibold">
      {t('Special Offer')}
    </h2>
    <p className="mt-1 text-muted">{t('{percentOff}% off on Premium features', { percentOff })}</p>
    {endsAt ? (
      <p className="text-small text-faint">
        {t('Your first year, until {day}', { day: longDate(endsAt) })}
      </p>
    ) : null}
    <Link to="/pricing" className={`mt-2 inline-block py-0.5 text-small ${linkStyle}`}>
      {t('See the offer')}
    </Link>
  </section>
);

type ShortTip = { id: string; title: string; description: string };

/** Tips with links to their full text. */
export function TipList({ tips }: { tips: readonly ShortTip[] }) {
  return (
    <section aria-labelledby="tips">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="tips" className="text-large font-semibold">
          {t('Resume Tips')}
        </h2>
        <Link to="/tips" className={`text-small ${linkStyle}`}>
          {t('All tips')}
        </Link>
      </div>
      <ul className="border-b border-line">
        {tips.map((tip) => (
          <li key={tip.id} className="group relative border-t border-line py-3.5">
            <h3 className="font-semibold">
              <Link
                to={`/tips#${tip.id}`}
                className="rounded-sm underline-offset-4 group-hover:text-accent after:absolute after:inset-0"
              >
                {tip.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-small text-faint">{tip.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown on the free plan, where plans are sold. */
export function UpgradeBanner() {
  const isSold = useIsSold();
  const { subscription, hasBoughtPack } = useUser();
  if (subscription !== 'free' || !isSold) return null;
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="upgrade" className="font-semibold">
          {t('You’re on the free plan')}
        </h2>
        <p className="mt-0.5 text-small text-faint">
          {hasBoughtPack
            ? t('Upgrade for premium templates and unlimited PDFs.')
            : t('Upgrade for premium templates, unlimited PDFs and no Folio footer.')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-row-reverse">
        <Button asChild variant="quiet">
          <Link to="/pricing">{t('View Plans')}</Link>
        </Button>
        <Button asChild>
          <Link reloadDocument to="/subscribe/basic">
            {t('Upgrade Now')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
