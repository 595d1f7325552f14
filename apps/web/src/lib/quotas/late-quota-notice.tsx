import { useDeferredImport } from '../use-deferred-import.ts';
import type { Kept } from './usage.copy.ts';

const load = () => import('./quota-notice.tsx').then(({ QuotaNotice }) => QuotaNotice);
const waitMs = 1_500;

/** `QuotaNotice`, loaded after the screen itself. */
export function LateQuotaNotice({ kinds }: { kinds: readonly Kept[] }) {
  const Notice = useDeferredImport(load, { waitMs });
  return Notice ? <Notice kinds={kinds} /> : null;
}
