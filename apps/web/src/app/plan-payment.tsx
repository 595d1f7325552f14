import type { PlanId } from '@folio/contract/prices';
import { useNavigate } from 'react-router';
import { PaymentCard } from '../features/payments/payment-card.tsx';
import { withNext } from '../lib/safe-path.ts';
import { useUser } from '../lib/session.ts';

/** The payment of an annual plan, below the session guard. */
export function PlanPayment({ plan }: { plan: PlanId }) {
  const navigate = useNavigate();
  const user = useUser();
  return (
    <PaymentCard
      purchase={{ kind: 'plan', plan }}
      user={user}
      onVisitor={() => void navigate(withNext('/signup', `/subscribe/${plan}`))}
      onPaid={() => void navigate('/dashboard', { replace: true })}
    />
  );
}
