import { useLocation } from 'react-router';
import { ConnectPage } from '../../features/connect/connect-page.tsx';

export function Component() {
  const query = useLocation().search.slice(1);
  return <ConnectPage key={query} query={query} />;
}
