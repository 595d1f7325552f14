import { annualPlans, itemOf, rupees } from '@folio/contract/prices';
import { NothingSold } from '../../features/payments/price.tsx';
import { PurchasePage } from '../../features/payments/purchase-page.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
import { PlanPayment } from '../plan-payment.tsx';
import { TopBarPage } from '../top-bar-page.tsx';

const plan = annualPlans.find(({ id }) => id === 'premium');
const price = () =>
  t('{rupees} per year', { rupees: rupees(itemOf({ kind: 'plan', plan: 'premium' }).amountPaise) });

/** /subscribe/premium: the upgrade page, which is also the premium plan's page. */
export function Component() {
  if (!useIsSold())
    return (
      <TopBarPage>
        <NothingSold startPath="/dashboard" />
      </TopBarPage>
    );
  return (
    <TopBarPage>
      <PurchasePage
        title={t('Upgrade to Premium')}
        subtitle={t('One annual payment, no auto-renewal')}
        item={{ name: plan?.name ?? '', price: price(), description: plan?.description ?? '' }}
        features={plan?.features ?? []}
      >
        <PlanPayment plan="premium" />
      </PurchasePage>
    </TopBarPage>
  );
}
