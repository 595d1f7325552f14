import { Link } from 'react-router';
import { BillingHistory } from '../../features/payments/billing-history.tsx';
import { AccountBalance } from '../../features/payments/price.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function BillingRoute() {
  const user = useUser();
  const isSold = useIsSold();
  return (
    <div className="mx-auto max-w-180">
      <PageHead title="Billing" back={{ to: '/dashboard', label: 'Back to dashboard' }}>
        {isSold ? (
          <Button asChild variant="primary" className="max-md:h-11">
            <Link to="/pricing">Buy Credits</Link>
          </Button>
        ) : null}
      </PageHead>
      <div className="mb-12">
        <AccountBalance user={user} />
      </div>
      <BillingHistory />
    </div>
  );
}
