import { watchAccount } from '../../../lib/account-events.ts';
import { isSessionOver, readToken } from '../../../lib/token.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';

/**
 * Keeps an open resume safe and up to date: what is typed is kept and sent when the page goes out of
 * sight, what was saved elsewhere is shown at once while it is looked at, and when it comes back.
 * Returns how to stop: the rest is kept and sent then, unless its person has signed out.
 */
export function keepOpen(saver: ResumeSync): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  const onHide = () => {
    if (readToken() === null) return;
    void saver.keep();
    if (isHidden() && saver.base && saver.hasUnsaved()) void saver.flush();
  };
  const onReturn = () => {
    if (!isHidden()) void saver.catchUp();
  };
  const onVisibility = () => (isHidden() ? onHide() : onReturn());
  const onOnline = () => {
    saver.retry();
    onReturn();
  };
  const stopWatching = watchAccount({
    onSaved: ({ kind, id, version }) => {
      const { base } = saver;
      if (kind === 'resume' && base?.id === id && version > base.version)
        void saver.catchUp({ isQuiet: true });
    },
    onGap: () => void saver.catchUp({ isQuiet: true }),
  });
  addEventListener('pagehide', onHide);
  addEventListener('online', onOnline);
  addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopWatching();
    removeEventListener('pagehide', onHide);
    removeEventListener('online', onOnline);
    removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onVisibility);
    const isSignedIn = readToken() !== null;
    // Who signs out leaves nothing behind; whose session has ended finds the last letters again.
    void saver.dispose({ keepsRest: isSignedIn || isSessionOver(), savesRest: isSignedIn });
  };
}
