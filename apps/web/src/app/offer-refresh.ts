import { staleAppCopy } from '../lib/stale-app-copy.ts';
import { t } from '../lib/words/words.ts';
import { toast } from '../ui/toast.ts';

/** For a part of the app that can't be loaded any more, as after an update. */
export function offerRefresh(): void {
  const action = { label: t('Refresh Page'), onClick: () => location.reload() };
  toast({ tone: 'error', ...staleAppCopy, action });
}
