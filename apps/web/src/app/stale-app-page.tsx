import { FailurePage } from './failure-page.tsx';
import { staleAppCopy } from './stale-app.copy.ts';

/** In place of a page that can't be loaded any more, as after an update. */
export function StaleAppPage() {
  return <FailurePage title={staleAppCopy.title}>{staleAppCopy.description}</FailurePage>;
}
