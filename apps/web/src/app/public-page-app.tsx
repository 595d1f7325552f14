import type { PublicPage } from '@folio/contract/public-page';
import { useEffect } from 'react';
import { showStoredToast } from '../ui/stored-toast.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { PublicPageView } from './public-page-view.tsx';

/** The root of a public page, for server rendering and hydration. */
export function PublicPageApp(props: { name: string; served?: PublicPage }) {
  useEffect(() => showStoredToast(), []);
  return (
    <>
      <PublicPageView {...props} />
      <LazyToaster />
    </>
  );
}
