/** What Chromium, Firefox, Safari and Vite say when a part of the app can't be loaded. */
const notLoaded =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a part of the app could not be loaded: there is a newer one, or the line is down. */
export const isStaleApp = (error: unknown): boolean =>
  error instanceof Error && notLoaded.test(error.message);
