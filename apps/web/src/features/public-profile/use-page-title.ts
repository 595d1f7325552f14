import type { PublicPage } from '@folio/contract/public-page';
import { pageTitle } from '@folio/contract/public-page-facts';
import { useEffect } from 'react';

/** Names the page after the person, which the server does where it writes the page. */
export function usePageTitle(page: PublicPage | null | undefined): void {
  const title = page?.user ? pageTitle(page.user) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
