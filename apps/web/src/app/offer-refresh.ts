import { toast } from '../ui/toast.ts';
import { staleAppCopy } from './stale-app.copy.ts';

/** For a part of the app that can't be loaded any more, as after an update. */
export function offerRefresh(): void {
  const action = { label: 'Refresh Page', onClick: () => location.reload() };
  toast({ tone: 'error', ...staleAppCopy, action });
}
