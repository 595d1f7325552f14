const elsewhere = 'https://folio.invalid';

/** The redirect after signing in, if it is a path of this site other than a sign-in page. */
export function safePath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/')) return undefined;
  const url = parse(wanted);
  if (url?.origin !== elsewhere) return undefined;
  if (/^\/(login|signup)\/?$/.test(url.pathname)) return undefined;
  // Resolving '..' may leave two slashes at the start, which would name a host.
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? undefined : path;
}

/** The address of a sign-in page with a redirect back to the wanted page. */
export function withNext(page: '/login' | '/signup', wanted: string | null | undefined): string {
  const next = safePath(wanted);
  return next === undefined || next === '/dashboard'
    ? page
    : `${page}?next=${encodeURIComponent(next)}`;
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, elsewhere);
  } catch {
    return undefined;
  }
}
