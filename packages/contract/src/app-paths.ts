/**
 * Every path of the web app, in its router's notation, except a person's page at `/{username}`. The
 * server responds to any other path with a 404 and the app, which shows the error page.
 */
export const appPaths = [
  'login',
  'login/oidc/:provider',
  'oauth/authorize',
  'signup',
  'verify-email',
  'reset-password',
  'dashboard',
  'resumes',
  'applications/new',
  'applications/catch',
  'applications',
  'applications/questions',
  'applications/:id',
  'applications/:id/:part',
  'letters',
  'letters/:id',
  'letters/:id/history',
  'activity',
  'tips',
  'templates',
  'resume/analysis',
  'profile/settings',
  'resume/:id/versions',
  'resume/:id/history',
  'resume/:id/cover-letter/history',
  'resumes/trash',
  'billing',
  'admin/:section?/:id?',
  'resume/editor/:id?',
  'resume/:id/cover-letter',
  'subscribe/premium',
  'subscribe/:planType',
  'pricing',
  'help-center',
  'help-center/guides',
  'help-center/guides/:name',
  'privacy-policy',
  'terms-of-service',
  'contact',
  'contact/report',
  'contact-sales',
  'payment/credits/:pack',
  'resume/preview/:id',
  'r/:name',
  'resume/start',
  'resume',
] as const;

const patterns = appPaths.map((path) =>
  path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+'),
);
const pattern = new RegExp(`^/(?:(?:${patterns.join('|')})/?)?$`);

/** Whether the app has a page at the path of an address, the landing page among them. */
export const isAppPath = (path: string): boolean => pattern.test(path);

const pageFile = /^page-of-(.+)\.html$/;

/**
 * States in which a page's prerendered document differs from the usual one: the first buyers of a
 * plan pay less, or nothing is sold. The build writes such a document next to the usual one.
 */
export const pageStates = ['first-hundred', 'nothing-sold'] as const;
export type PageState = (typeof pageStates)[number];

/**
 * Returns the build's file for the document of a path: `page-of-help-center~guides.html` for
 * /help-center/guides, `nothing-sold.page-of-pricing.html` for /pricing if nothing is sold.
 */
export const pageFileOf = (path: string, state?: PageState): string =>
  `${state ? `${state}.` : ''}page-of-${path.slice(1).replaceAll('/', '~')}.html`;

/**
 * Returns the path whose document is served at an address; the editors of all resumes share one.
 */
export const documentPathOf = (path: string): string =>
  /^\/resume\/editor\/[^/]+$/.test(path) ? '/resume/editor' : path;

/**
 * Returns the path of such a document file, or undefined for any other file. The inverse of
 * `pageFileOf`.
 */
export function pathOfPageFile(file: string): string | undefined {
  const name = pageFile.exec(file)?.[1];
  return name === undefined ? undefined : `/${name.replaceAll('~', '/')}`;
}
