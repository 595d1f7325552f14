import { useLate } from '../lib/use-late.ts';
import { subscribeToToasts } from '../ui/toast.ts';

const loadToaster = async () => (await import('../ui/toaster.tsx')).Toaster;

/** The toaster: at the latest it comes when it has something to say. */
export function LazyToaster({ waitMs }: { waitMs?: number }) {
  const Toaster = useLate(loadToaster, { waitMs, whenNeeded: subscribeToToasts });
  return Toaster ? <Toaster /> : null;
}
