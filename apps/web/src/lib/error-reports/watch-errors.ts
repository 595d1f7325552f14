import { reportError } from './report-error.ts';

/**
 * Reports uncaught errors. `onStaleApp` is called when a chunk of the app can no longer be loaded.
 */
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

/** Errors of browser extensions are not ours, and may be private. */
const isOurs = (filename: string) => filename.startsWith(location.origin);

/** A browser's message about a second layout pass, which is no error. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/**
 * Errors that the server has logged, and aborted calls, are expected. Matched by name, since the
 * class would load a library that the landing page does without.
 */
const isExpected = (reason: unknown) =>
  (reason instanceof Error && reason.name === 'ApiError') ||
  (reason instanceof DOMException && reason.name === 'AbortError');

/** What Chromium, Firefox, Safari and Vite say when a part of the app can't be loaded. */
const notLoaded =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a chunk could not be loaded: after a new release, or offline. */
export const isStaleApp = (error: unknown): boolean =>
  error instanceof Error && notLoaded.test(error.message);
