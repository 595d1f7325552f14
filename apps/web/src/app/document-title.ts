import { useEffect } from 'react';
import { useMatches } from 'react-router';

const product = 'Folio';

/** What a route says of itself in its `handle`. A page that knows better may set `document.title`. */
export type RouteHandle = { title: string };

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

export function useDocumentTitle(): void {
  const handles = useMatches().map((match) => match.handle);
  const title = handles.findLast(isRouteHandle)?.title;
  useEffect(() => {
    document.title = title === undefined ? product : `${title} · ${product}`;
  }, [title]);
}
