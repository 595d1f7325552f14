import { toast } from '../ui/toast.ts';
import { t } from './words/words.ts';

/** Offers a reload when a part of the app can't be loaded, as after an update. */
export function offerRefresh(): void {
  const action = { label: t('Refresh Page'), onClick: () => location.reload() };
  toast({ tone: 'error', ...staleAppCopy, action });
}

export const staleAppCopy = {
  get title() {
    return t('We couldn’t load this part of Folio');
  },
  get description() {
    return t(
      'There may be a newer version, or you lost your connection. Refresh the page to continue. Your work is kept.',
    );
  },
} as const;
