import type { User } from '@folio/contract/auth';

const plans: Record<User['subscription'], string> = {
  free: 'Free plan',
  basic: 'Basic Plan',
  premium: 'Premium Plan',
};

/** What the account has now. */
export function AccountBalance({ user: { credits, subscription } }: { user: User }) {
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-4">
      <Fact label="Credits">{String(credits)}</Fact>
      <Fact label="Plan">{plans[subscription]}</Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-small text-faint">{label}</dt>
    <dd className="mt-0.5 text-heading font-semibold">{children}</dd>
  </div>
);
