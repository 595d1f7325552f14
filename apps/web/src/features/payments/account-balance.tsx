import type { User } from '@folio/contract/auth';
import { longDate } from '../../lib/dates.ts';

const plans: Record<User['subscription'], string> = {
  free: 'Free plan',
  basic: 'Basic Plan',
  premium: 'Premium Plan',
};

/** What the account has now. */
export function AccountBalance({ user: { credits, subscription, planEndsAt } }: { user: User }) {
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-4">
      <Fact label="Credits">{String(credits)}</Fact>
      <Fact label="Plan" note={planEndsAt && `Until ${longDate(planEndsAt)}. It does not renew.`}>
        {plans[subscription]}
      </Fact>
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
