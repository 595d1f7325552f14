type PageHandlers = {
  /** It goes out of sight, or is left; called for both where both happen. */
  onHide: () => void;
  /** It comes into sight, or its window to the front. */
  onReturn: () => void;
  onOnline: () => void;
};

export const isPageHidden = (): boolean => document.visibilityState === 'hidden';

/** Tells when this page goes and comes, for what is kept or asked for then. Returns how to stop. */
export function watchPage({ onHide, onReturn, onOnline }: PageHandlers): () => void {
  const onVisibility = () => (isPageHidden() ? onHide() : onReturn());
  addEventListener('pagehide', onHide);
  addEventListener('online', onOnline);
  addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('online', onOnline);
    removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
