import { isPageName } from '@folio/contract/public-page';
import { matchRoutes, type RouteObject } from 'react-router';

/** Anything could be a person's name but what the product has reserved for itself. */
export const publicProfilePath = ':username';
export const isPublicProfilePath = (path: string): boolean =>
  isPageName(path.replace(/^\/|\/$/g, ''));

let known: RouteObject[] = [];
/** Each question goes through all routes, and lists of links ask a dozen at every render. */
let answers = new Map<string, boolean>();

export function rememberRoutes(routes: RouteObject[]): RouteObject[] {
  known = routes;
  answers = new Map();
  return routes;
}

/** Whether there is a page at this address. */
export function isKnownPath(path: string): boolean {
  const answer = answers.get(path) ?? findPath(path);
  answers.set(path, answer);
  return answer;
}

function findPath(path: string): boolean {
  const route = matchRoutes(known, path)?.at(-1)?.route;
  if (route?.path === publicProfilePath) return isPublicProfilePath(path);
  return route !== undefined && route.path !== '*';
}
