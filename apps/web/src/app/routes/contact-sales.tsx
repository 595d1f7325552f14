import { useQuery } from '@tanstack/react-query';
import { SalesPage } from '../../features/contact/sales-page.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { ReadingPage } from '../reading-page.tsx';

export function Component() {
  const { data: user } = useQuery(sessionQuery());
  return (
    <ReadingPage>
      <SalesPage user={user} />
    </ReadingPage>
  );
}
