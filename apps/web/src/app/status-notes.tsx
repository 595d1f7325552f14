import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { shortMoment } from '../lib/dates.ts';
import { keptHashes, useAsOf } from '../lib/last-seen/as-of.ts';
import { askAgain } from '../lib/last-seen/last-seen.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { t } from '../lib/words/words.ts';
import { ReleaseOffer } from './releases/release-offer.tsx';

/** Notices about the whole app, shown unobtrusively at the foot of every page. */
export function StatusNotes() {
  return (
    <div
      role="status"
      className="pointer-events-none fixed right-[var(--toast-right,0px)] bottom-4 left-[var(--toast-left,0px)] z-50 grid w-[var(--toast-width,auto)] gap-2 px-4 max-md:bottom-18"
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
