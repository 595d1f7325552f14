import { annualPlans } from '@folio/contract/prices';
import { Link, useParams } from 'react-router';
import { enterpriseTerms } from '../../features/payments/payments.copy.ts';
import { NothingSold } from '../../features/payments/price.tsx';
import { InvalidPlan, PurchasePage } from '../../features/payments/purchase-page.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { isKnownPath } from '../known-paths.ts';
import { PlanPayment } from '../plan-payment.tsx';
import { TopBarPage } from '../top-bar-page.tsx';

export function Component() {
  const { planType } = useParams();
  const isSold = useIsSold();
  const plan = annualPlans.find(({ id }) => id === planType);
  if (!plan)
    return (
      <TopBarPage>
        <InvalidPlan />
      </TopBarPage>
    );
  if (!isSold)
    return (
      <TopBarPage>
        <NothingSold startPath="/dashboard" />
      </TopBarPage>
    );
  const { id, name, description, features, agreed } = plan;
  return (
    <TopBarPage>
      <PurchasePage title={name} subtitle={description} features={features} agreed={agreed}>
        {id === 'enterprise' ? <SalesCard /> : <PlanPayment key={id} plan={id} />}
      </PurchasePage>
    </TopBarPage>
  );
}

const salesPath = '/contact-sales';

function SalesCard() {
  return (
    <section
      aria-label={t('Price')}
      className="rounded-panel border border-line bg-surface p-6 max-sm:p-5"
    >
      <p className="text-heading font-semibold">{t('Custom pricing')}</p>
      <p className="mt-2 text-muted">{t('Pricing depends on your team’s size and needs.')}</p>
      <p className="mt-2 text-muted">{enterpriseTerms()}</p>
      {isKnownPath(salesPath) ? (
        <Button asChild variant="primary" size="large" className="mt-5 w-full">
          <Link to={salesPath}>{t('Contact Sales')}</Link>
        </Button>
      ) : null}
    </section>
  );
}
