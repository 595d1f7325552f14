import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Says quietly that the line is down, and takes nothing away from the page. */
export function OfflineNotice() {
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
