import type { CreditAction } from '@folio/contract/credit-actions';
import { type CreditEntry, creditRoutes, creditsText } from '@folio/contract/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.ts';
import { BillList } from './bill-list.tsx';
import { hadCreditsBefore } from './payments.copy.ts';
import { billsQuery, creditsQuery } from './payments.queries.ts';

/** Payments with receipts, and the credit history. */
export function BillingHistory() {
  const credits = useQuery(creditsQuery());
  return (
    <div className="grid gap-14">
      <section aria-labelledby="payments">
        <h2 id="payments" className="mb-4 text-title font-semibold">
          {t('Payments')}
        </h2>
        <Payments />
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits" className="mb-4 text-title font-semibold">
          {t('Credits')}
        </h2>
        <Loaded query={credits} failure={t('We couldn’t load your credits')}>
          {({ entries, welcome, waitingCredits }) => (
            <>
              {welcome === 'had-before' && <p className="mb-4 text-muted">{hadCreditsBefore()}</p>}
              {waitingCredits > 0 && <WaitingCredits amount={waitingCredits} />}
              <CreditList entries={entries} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

/** For networks that have reached their daily limit of accounts with free credits. */
const waitingCreditsCopy = {
  description: (credits: string) =>
    t(
      '{credits} are waiting for you. Several accounts on your network got theirs the same day, so yours started without any.',
      { credits },
    ),
  action: (credits: string) => t('Get {credits}', { credits }),
  given: (credits: string) => t('{credits} added', { credits }),
  failed: {
    tone: 'error',
    get title() {
      return t('Your free credits couldn’t be added');
    },
  },
} as const;

/** Sign-up credits that were not granted at the start, and can be claimed now. */
function WaitingCredits({ amount }: { amount: number }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const credits = creditsText(amount);

  async function claim() {
    setIsBusy(true);
    try {
      const { data } = await api(creditRoutes.claimWelcome);
      if (data.given > 0)
        toast({ tone: 'good', title: waitingCreditsCopy.given(creditsText(data.given)) });
    } catch (error) {
      toast({ ...waitingCreditsCopy.failed, description: describeError(error) });
    } finally {
      setIsBusy(false);
      for (const { queryKey } of [creditsQuery(), sessionQuery()])
        void client.invalidateQueries({ queryKey });
    }
  }

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-muted">
        {waitingCreditsCopy.description(credits)}
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void claim()}>
        {waitingCreditsCopy.action(credits)}
      </Button>
    </div>
  );
}

/** Payments, each with a receipt. */
export function Payments() {
  const bills = useQuery(billsQuery());
  return (
    <Loaded query={bills} failure={t('We couldn’t load your payments')}>
      {(list) => <BillList bills={list} />}
    </Loaded>
  );
}

const actions: Record<CreditAction, string> = {
  get analysis() {
    return t('Resume analysis');
  },
  get 'cover-letter'() {
    return t('Cover letter');
  },
  get improve() {
    return t('Improved text');
  },
  get optimize() {
    return t('Optimized section');
  },
  get suggestions() {
    return t('Suggestions');
  },
  get 'optimize-ats'() {
    return t('ATS optimization');
  },
  get 'enhance-content'() {
    return t('Enhanced content');
  },
  get 'answer-question'() {
    return t('Answered question');
  },
  get 'suggest-skills'() {
    return t('Suggested skills');
  },
  get 'generate-summary'() {
    return t('Generated summary');
  },
  get 'improve-bullets'() {
    return t('Improved bullets');
  },
  get 'pdf-export'() {
    return t('PDF download');
  },
};

/** Credit movements, newest first. */
function CreditList({ entries }: { entries: readonly CreditEntry[] }) {
  if (entries.length === 0)
    return <p className="border-t border-line py-6 text-muted">{t('No credit activity yet.')}</p>;
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
        >
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span>{nameOf(entry)}</span>
            <time dateTime={entry.createdAt} className="text-small text-faint">
              {shortMoment(entry.createdAt)}
            </time>
          </div>
          <span className={classNames('font-medium tabular-nums', entry.amount > 0 && 'text-good')}>
            {signed(entry.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Uses a real minus sign, which is as wide as the plus. */
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function nameOf({ kind, action }: CreditEntry): string {
  const work = action ? actions[action] : t('Work');
  if (kind === 'signup') return t('Welcome credits');
  if (kind === 'purchase') return t('Credits bought');
  if (kind === 'refund') return t('Removed with a refund');
  return kind === 'release' ? t('{work}, refunded', { work }) : work;
}
