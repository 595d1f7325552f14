/** Messages from a page to the service worker. */
export type WorkerQuestion =
  /** Take over from the previous release's worker. */
  | { kind: 'activate' }
  /** The same, unless another tab is open. */
  | { kind: 'activate if alone' }
  /** Answered through the message's port with the URL of the app's start script. */
  | { kind: 'which release' }
  /** Files of the build that were loaded before the worker was active. */
  | { kind: 'keep used'; urls: string[] }
  /** All chunks needed offline. */
  | { kind: 'keep the rest' };

/** The cache of files with a content hash in their names. */
export const assetCache = 'assets';

/**
 * The pages that open offline. Not the landing page and public pages, which the server renders, and
 * not payment pages, which have their own policy and are never cached.
 */
export const appAddresses: RegExp[] = [
  /^\/(dashboard|activity|tips|templates|billing|login)\/?($|\?)/,
  /^\/(resumes?|letters|applications)(\/|$|\?)/,
  /^\/profile\/settings\/?($|\?)/,
  /^\/(help-center|privacy-policy|terms-of-service)(\/|$|\?)/,
];
