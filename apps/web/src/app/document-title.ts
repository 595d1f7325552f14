import { useEffect } from 'react';
import { useMatches } from 'react-router';

const product = 'Folio';

/** A route's `handle`. A page can override the title by `document.title`. */
type RouteHandle = { title: () => string };

/** A route's fields with the title of its document. */
export const titled = (title: () => string) => ({ handle: { title } satisfies RouteHandle });

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the innermost route that has one. */
export function documentTitle(handles: readonly unknown[]): string {
  const title = handles.findLast(isRouteHandle)?.title();
  return title === undefined ? product : `${title} · ${product}`;
}

export function useDocumentTitle(): void {
  const title = documentTitle(useMatches().map((match) => match.handle));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
