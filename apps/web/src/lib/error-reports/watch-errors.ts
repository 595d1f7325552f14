import { reportError } from './report-error.ts';

/** Reports what nobody caught. `onStaleApp` is told when a part of the app is no longer there to load. */
export function watchErrors(onStaleApp: () => void): () => void {
  const onError = ({ error, filename, message }: ErrorEvent) => {
    if (!isOurs(filename) || isHarmless(message)) return;
    void reportError('script', error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isStaleApp(reason)) return onStaleApp();
    if (isExpected(reason)) return;
    void reportError('promise', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** What extensions of the browser do is not our failure, nor ours to know. */
const isOurs = (filename: string) => filename.startsWith(location.origin);

/** Browsers say so when a layout took two rounds, which is no error. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/**
 * The server knows what it refused, and who stops a call means it. Told by their names: the class of
 * the one comes with a library that the landing page does without.
 */
const isExpected = (reason: unknown) =>
  (reason instanceof Error && reason.name === 'ApiError') ||
  (reason instanceof DOMException && reason.name === 'AbortError');

/** What Chromium, Firefox, Safari and Vite say when a part of the app can't be loaded. */
const notLoaded =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a part of the app could not be loaded: there is a newer one, or the line is down. */
export const isStaleApp = (error: unknown): boolean =>
  error instanceof Error && notLoaded.test(error.message);
