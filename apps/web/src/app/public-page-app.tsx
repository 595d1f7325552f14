import type { PublicPage } from '@folio/contract/public-page';
import { useEffect } from 'react';
import { showStoredToast } from '../ui/stored-toast.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { PublicPageView } from './public-page-view.tsx';

/** A person's page on its own: as the server writes it, and as it takes over from that. */
export function PublicPageApp(props: { name: string; served?: PublicPage }) {
  useEffect(() => showStoredToast(), []);
  return (
    <>
      <PublicPageView {...props} />
      <LazyToaster />
    </>
  );
}
