import { readToken } from '../token.ts';
import type { Autosave } from './autosave.ts';

/**
 * Sends what is unsaved when the page goes out of sight and tries again as soon as there is a
 * connection. `onReturn` is called whenever the page may have been out of sight. Returns how to stop:
 * the rest is sent then, unless its person has signed out.
 */
export function keepSafe<T, Problem>(
  autosave: Autosave<T, Problem>,
  onReturn: () => void = () => undefined,
): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  const onHide = () => {
    if (readToken() === null) return;
    autosave.keepDraft();
    if (isHidden() && autosave.base) void autosave.flush();
  };
  const onVisibility = () => (isHidden() ? onHide() : onReturn());
  const onOnline = () => {
    autosave.retry();
    onReturn();
  };
  autosave.reopen();
  addEventListener('pagehide', onHide);
  addEventListener('online', onOnline);
  addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('online', onOnline);
    removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onVisibility);
    autosave.dispose({ keepsDraft: readToken() !== null });
  };
}
