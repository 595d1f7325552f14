import { useDeferredImport } from '../lib/use-deferred-import.ts';
import { subscribeToToasts } from '../ui/toast.ts';

const loadToaster = async () => (await import('../ui/toaster.tsx')).Toaster;

/** The toaster, loaded at the latest with the first notification. */
export function LazyToaster({ waitMs }: { waitMs?: number }) {
  const Toaster = useDeferredImport(loadToaster, { waitMs, whenNeeded: subscribeToToasts });
  return Toaster ? <Toaster /> : null;
}
