import { isPageName } from '@folio/contract/public-page';
import { matchRoutes, type RouteObject } from 'react-router';

/** Any first segment can be a person's name, except for the product's reserved ones. */
export const publicProfilePath = ':username';
export const isPublicProfilePath = (path: string): boolean =>
  isPageName(path.replace(/^\/|\/$/g, ''));

let known: RouteObject[] = [];
/** Cached: matching walks all routes, and lists of links ask a dozen times per render. */
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
