import type { PublicPage } from '@folio/contract/public-page';
import { pageTitle } from '@folio/contract/public-page-facts';
import { useEffect, useState } from 'react';
import { useHasToken } from '../../lib/use-has-token.ts';
import { toast } from '../../ui/toast.ts';
import { loadProfile, ProfileError } from './load-profile.ts';
import { loadFailure } from './public-profile.copy.ts';

type ShownProfile = {
  /** Undefined while loading; null if it could not be loaded. */
  page: PublicPage | null | undefined;
  isSignedIn: boolean;
  retry: () => void;
};

/**
 * The page at `/{name}`. The server renders it as for visitors; with a session it is requested
 * again, for content that only the account may see.
 */
export function useShownProfile(name: string, served?: PublicPage): ShownProfile {
  const isSignedIn = useHasToken();
  const [loaded, setLoaded] = useState<{ for: string; page: PublicPage | null }>();
  const [attempt, setAttempt] = useState(0);
  const mustAsk = isSignedIn || !served;
  const asked = `${name} ${isSignedIn} ${attempt}`;

  useEffect(() => {
    if (!mustAsk) return;
    const stopped = new AbortController();
    const show = (page: PublicPage | null) => setLoaded({ for: asked, page });
    loadProfile(name, stopped.signal).then(
      ({ user, isPrivate }) =>
        show({ user, isPrivate, address: `${location.origin}/${user?.username ?? name}` }),
      (error: unknown) => {
        if (stopped.signal.aborted) return;
        toast(loadFailure(error instanceof ProfileError ? error.serverMessage : undefined));
        show(served ?? null);
      },
    );
    return () => stopped.abort();
  }, [name, served, mustAsk, asked]);

  const isLoaded = mustAsk && loaded?.for === asked;
  return {
    page: isLoaded ? loaded.page : served,
    isSignedIn,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Sets the document's title to the person's name, as the server does. */
export function usePageTitle(page: PublicPage | null | undefined): void {
  const title = page?.user ? pageTitle(page.user) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
