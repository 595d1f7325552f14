import type { ResumeSync } from '../saving/resume-sync.ts';

/** Keeps what a guest types on this device when the page goes out of sight. Returns how to stop. */
export function keepGuestOpen(saver: ResumeSync): () => void {
  const keep = () => void saver.keep();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', onVisibility);
    void saver.dispose({ savesRest: false });
  };
}
