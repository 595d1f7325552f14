import { matchRoutes, type RouteObject } from 'react-router';

let known: RouteObject[] = [];

export function rememberRoutes(routes: RouteObject[]): RouteObject[] {
  known = routes;
  return routes;
}

/** Whether there is a page at this address. */
export function isPlace(path: string): boolean {
  const route = matchRoutes(known, path)?.at(-1)?.route;
  return route !== undefined && route.path !== '*';
}
