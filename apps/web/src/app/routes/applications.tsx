import { useParams } from 'react-router';
import { ApplicationPage } from '../../features/applications/application-page.tsx';
import { ApplicationsPage } from '../../features/applications/applications-page.tsx';

/** All of them, or one. */
export function ApplicationsRoute() {
  const { id } = useParams();
  return id === undefined ? <ApplicationsPage /> : <ApplicationPage key={id} id={id} />;
}
