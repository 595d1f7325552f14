const elsewhere = 'https://folio.invalid';

/** Where to go after signing in, if it is a place of this site that is worth going to. */
export function safePath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/')) return undefined;
  const url = parse(wanted);
  if (url?.origin !== elsewhere) return undefined;
  if (/^\/(login|signup)\/?$/.test(url.pathname)) return undefined;
  // Dots that went upwards may leave two slashes at the start, which would name a host.
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? undefined : path;
}

/** The address of a sign-in page that leads back to where the person wanted to be. */
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
