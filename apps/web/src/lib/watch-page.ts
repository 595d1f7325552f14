type PageHandlers = {
  /** The page was hidden or is being left; called for both where both happen. */
  onHide: () => void;
  /** The page became visible, or its window was focused. */
  onReturn: () => void;
  onOnline: () => void;
};

export const isPageHidden = (): boolean => document.visibilityState === 'hidden';

/** Watches the page's visibility and connection; returns a function that stops. */
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
