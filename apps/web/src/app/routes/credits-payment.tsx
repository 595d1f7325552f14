import { creditPacks } from '@folio/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { PaymentCard } from '../../features/payments/payment-card.tsx';
import { NothingSold } from '../../features/payments/price.tsx';
import { InvalidPlan, PurchasePage } from '../../features/payments/purchase-page.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { sessionQuery } from '../../lib/session.ts';
import { TopBarPage } from '../top-bar-page.tsx';

/** Open to visitors: the button leads them to the sign-up. */
export function Component() {
  const navigate = useNavigate();
  const { pack: id } = useParams();
  const { data: user } = useQuery(sessionQuery());
  const isSold = useIsSold();
  const pack = creditPacks.find((one) => one.id === id);
  if (pack && !isSold)
    return (
      <TopBarPage bringsCommands>
        <NothingSold startPath={user ? '/dashboard' : '/resume/start'} />
      </TopBarPage>
    );
  return (
    <TopBarPage bringsCommands>
      {pack ? (
        <PurchasePage title={pack.name} subtitle={pack.description} features={pack.features}>
          <PaymentCard
            key={pack.id}
            purchase={{ kind: 'credits', plan: pack.id }}
            user={user}
            onVisitor={() => void navigate(`/signup?plan=${pack.id}`)}
            onPaid={() => void navigate('/dashboard', { replace: true })}
          />
        </PurchasePage>
      ) : (
        <InvalidPlan />
      )}
    </TopBarPage>
  );
}
