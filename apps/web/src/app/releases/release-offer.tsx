import { useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { declineRelease, isReleaseOffered, loadNewest, subscribeToReleases } from './app-worker.ts';

/** Offers a newer release, which is loaded only on request. */
export function ReleaseOffer() {
  const isOffered = useSyncExternalStore(subscribeToReleases, isReleaseOffered);
  const [isLoading, setIsLoading] = useState(false);
  const isOnline = useIsOnline();
  if (!isOffered || !isOnline) return null;
  return (
    <div className="pointer-events-auto mx-auto flex w-fit max-w-full animate-arrive flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-panel border border-line bg-surface px-4 py-2.5 shadow-float">
      <p className="font-medium">{t('A new version is ready.')}</p>
      <div className="flex gap-2">
        <Button
          variant="primary"
          isBusy={isLoading}
          onClick={() => {
            setIsLoading(true);
            void loadNewest();
          }}
        >
          {t('Reload')}
        </Button>
        <Button variant="quiet" onClick={declineRelease}>
          {t('Not now')}
        </Button>
      </div>
    </div>
  );
}
