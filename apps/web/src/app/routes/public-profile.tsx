import { useParams } from 'react-router';
import { isPublicProfilePath } from '../known-paths.ts';
import { PublicPageView } from '../public-page-view.tsx';
import { Component as NotFoundRoute } from './not-found.tsx';

/** For who comes to a person's page from inside the app; an address that is opened gets it as HTML. */
export function PublicProfileRoute() {
  const { username = '' } = useParams();
  if (!isPublicProfilePath(`/${username}`)) return <NotFoundRoute />;
  return <PublicPageView name={username} />;
}
