import { useQuery } from '@tanstack/react-query';
import { SalesPage } from '../../features/contact/sales-page.tsx';
import { LandingFooter } from '../../features/landing/landing-footer.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { TopBarPage } from '../top-bar-page.tsx';

export function ContactSalesRoute() {
  const { data: user } = useQuery(sessionQuery());
  return (
    <TopBarPage bringsCommands footer={<LandingFooter />}>
      <SalesPage user={user} />
    </TopBarPage>
  );
}
