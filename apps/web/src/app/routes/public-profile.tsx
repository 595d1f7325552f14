import { useParams } from 'react-router';
import { isPublicProfilePath } from '../known-paths.ts';
import { PublicPageView } from '../public-page-view.tsx';
import { Component as NotFoundRoute } from './not-found.tsx';

/** Only for navigations inside the app; an opened address gets HTML from the server. */
export function PublicProfileRoute() {
  const { username = '' } = useParams();
  if (!isPublicProfilePath(`/${username}`)) return <NotFoundRoute />;
  return <PublicPageView name={username} />;
}
