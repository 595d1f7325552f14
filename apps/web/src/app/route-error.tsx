import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reportError } from '../lib/error-reports/report-error.ts';
import { isStaleApp } from '../lib/error-reports/watch-errors.ts';
import { FailurePage, StaleAppPage } from './error-screen.tsx';

/** What the router shows when a route can't be loaded or drawn. */
export function RouteError() {
  const error = useRouteError();
  const isStale = isStaleApp(error);
  useEffect(() => {
    if (!isStale) void reportError('route', isRouteErrorResponse(error) ? describe(error) : error);
  }, [error, isStale]);
  if (isStale) return <StaleAppPage />;
  return <FailurePage title="Unexpected Application Error!">{describe(error)}</FailurePage>;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}
