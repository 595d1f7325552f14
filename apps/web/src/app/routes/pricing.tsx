import { useQuery } from '@tanstack/react-query';
import { PricingPage } from '../../features/payments/pricing-page.tsx';
import { withNext } from '../../lib/safe-path.ts';
import { sessionQuery } from '../../lib/session.ts';
import { isKnownPath } from '../known-paths.ts';
import { ReadingPage } from '../reading-page.tsx';

const salesPath = '/contact-sales';

/** Visitors sign up first, and continue to the payment from there. */
export function Component() {
  const { data: user } = useQuery(sessionQuery());
  const isVisitor = user === null;
  return (
    <ReadingPage>
      <PricingPage
        packPath={(id) => (isVisitor ? `/signup?plan=${id}` : `/payment/credits/${id}`)}
        planPath={(id) => {
          const page = `/subscribe/${id}`;
          return isVisitor ? withNext('/signup', page) : page;
        }}
        startPath={isVisitor ? '/resume/start' : '/dashboard'}
        owner={user}
        salesPath={isKnownPath(salesPath) ? salesPath : undefined}
      />
    </ReadingPage>
  );
}
