import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shortMoment } from '../lib/dates.ts';
import { keptHashes, useAsOf } from '../lib/last-seen/as-of.ts';
import { askAgain } from '../lib/last-seen/last-seen.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import {
  declineRelease,
  isReleaseOffered,
  loadNewest,
  subscribeToReleases,
} from './releases/app-worker.ts';

/** Notices about the whole app, shown unobtrusively at the foot of every page. */
export function StatusNotes() {
  return (
    <div
      role="status"
      className="pointer-events-none fixed right-[var(--toast-right,0px)] bottom-4 left-[var(--toast-left,0px)] z-50 grid w-[var(--toast-width,auto)] gap-2 px-4 max-md:bottom-18 md:max-lg:in-[body:has([data-foot-bar])]:bottom-20"
    >
      <ReleaseOffer />
      <OfflineNote />
    </div>
  );
}

/** Says that the browser is offline, and how old the data is. */
function OfflineNote() {
  const isOnline = useIsOnline();
  const asOf = useAsOf();
  useAskAgain(asOf !== undefined);
  const words = wordsOf(isOnline, asOf);
  if (!words) return null;
  return (
    <p className="mx-auto flex w-fit animate-arrive items-center gap-2 rounded-full bg-ink px-3.5 py-1.5 text-small font-medium text-desk shadow-float">
      <WifiOff aria-hidden className="size-4" />
      {words}
    </p>
  );
}

/** 'Offline: as of Today, 14:02'. Undefined where all data is current. */
function wordsOf(isOnline: boolean, asOf: number | undefined): string | undefined {
  if (asOf === undefined) return isOnline ? undefined : t('You are offline');
  const moment = shortMoment(new Date(asOf).toISOString());
  return isOnline
    ? t('Folio can’t be reached: as of {moment}', { moment })
    : t('Offline: as of {moment}', { moment });
}

const askAgainMs = 20_000;

/** Refetches while cached data is shown, since a browser may be wrong about being offline. */
function useAskAgain(isWaiting: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWaiting) return;
    const ask = () => {
      if (navigator.onLine) askAgain(client, keptHashes());
    };
    const timer = setInterval(ask, askAgainMs);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [isWaiting, client]);
}

/** Offers a newer release, which is loaded only on request. */
function ReleaseOffer() {
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
