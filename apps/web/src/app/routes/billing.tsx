import { Link } from 'react-router';
import { BillingHistory } from '../../features/payments/billing-history.tsx';
import { useHasMoney } from '../../features/payments/payments.queries.ts';
import { AccountBalance } from '../../features/payments/price.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function Component() {
  const user = useUser();
  const isSold = useIsSold();
  const hasMoney = useHasMoney();
  return (
    <div className="mx-auto max-w-225">
      <PageHead title={t('Billing')} back={{ to: '/dashboard', label: t('Back to dashboard') }}>
        {isSold ? (
          <Button asChild variant="primary">
            <Link to="/pricing">{t('Buy Credits')}</Link>
          </Button>
        ) : null}
      </PageHead>
      {isSold ? (
        <div className="mb-12">
          <AccountBalance user={user} />
        </div>
      ) : (
        <p className="mb-12 text-large text-muted">
          {t('This server sells nothing, so nothing is due.')}
        </p>
      )}
      {hasMoney ? <BillingHistory /> : null}
    </div>
  );
}
