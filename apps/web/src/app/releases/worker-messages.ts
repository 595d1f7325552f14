/** What a page asks of the service worker. */
export type WorkerQuestion =
  /** Take over from the worker of the release before. */
  | { kind: 'activate' }
  /** The same, unless another tab is open. */
  | { kind: 'activate if alone' }
  /** Answered, at the port that comes with it, with the address of the script that starts the app. */
  | { kind: 'which release' }
  /** Files of the build that were loaded before there was a worker. */
  | { kind: 'keep used'; urls: string[] }
  /** All code that is needed without a connection. */
  | { kind: 'keep the rest' };

/** Where files lie whose names have their content's hash, once they were used. */
export const assetCache = 'assets';

/**
 * The pages that open without a connection. Neither the landing page nor public pages, which the
 * server writes, nor those of payments, which have a policy of their own and are never kept.
 */
export const appAddresses: RegExp[] = [
  /^\/(dashboard|resumes|activity|tips|templates|billing|login)\/?($|\?)/,
  /^\/(resume|applications)(\/|$|\?)/,
  /^\/profile\/settings\/?($|\?)/,
  /^\/(help-center|privacy-policy|terms-of-service)(\/|$|\?)/,
];
