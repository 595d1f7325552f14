import { QueryClientProvider } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { watchErrors } from '../lib/error-reports/watch-errors.ts';
import { forgetDraftsAtSignOut } from '../lib/form-draft.ts';
import { MissingLettersDialog } from '../lib/missing-letters/missing-letters-dialog.tsx';
import { makeQueryClient } from '../lib/query-client.ts';
import { followToken } from '../lib/session.ts';
import { followTheme } from '../lib/theme.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { showKeptToast } from '../ui/kept-toast.ts';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { offerRefresh } from './offer-refresh.ts';

/** After the first screen, and before a connection that breaks would leave it without a word. */
const toasterWaitMs = 200;

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  useEffect(() => followToken(client), [client]);
  useEffect(() => forgetDraftsAtSignOut(), []);
  useEffect(followTheme, []);
  useEffect(() => watchErrors(offerRefresh), []);
  useEffect(() => showKeptToast(), []);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ErrorBoundary>{children}</ErrorBoundary>
        <OfflineNotice />
        <MissingLettersDialog />
        <LazyToaster waitMs={toasterWaitMs} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** Says quietly that the line is down, and takes nothing away from the page. */
function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 max-md:bottom-18"
    >
      {isOnline ? null : (
        <p className="mx-auto flex w-fit animate-arrive items-center gap-2 rounded-full bg-ink px-3.5 py-1.5 text-small font-medium text-desk shadow-float">
          <WifiOff aria-hidden className="size-4" />
          You are offline
        </p>
      )}
    </div>
  );
}
