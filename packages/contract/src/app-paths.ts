/**
 * Every address that the web app has a page at, as its router writes them; a person's page at
 * `/{username}` beside. A server answers any other with 404, and with the app, which says so.
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
 * Where a page's document says something else than usual: the first buyers of a plan pay less, or
 * nothing is sold. Such a document stands beside the usual one.
 */
export const pageStates = ['first-hundred', 'nothing-sold'] as const;
export type PageState = (typeof pageStates)[number];

/**
 * The build's document for a single address: `page-of-help-center~guides.html` is /help-center/guides's,
 * `nothing-sold.page-of-pricing.html` that of /pricing where nothing is sold.
 */
export const pageFileOf = (path: string, state?: PageState): string =>
  `${state ? `${state}.` : ''}page-of-${path.slice(1).replaceAll('/', '~')}.html`;

/** The path of the document that an address has: every resume's editor has the same. */
export const documentPathOf = (path: string): string =>
  /^\/resume\/editor\/[^/]+$/.test(path) ? '/resume/editor' : path;

/** The address of such a document; undefined for any other file. */
export function pathOfPageFile(file: string): string | undefined {
  const name = pageFile.exec(file)?.[1];
  return name === undefined ? undefined : `/${name.replaceAll('~', '/')}`;
}
