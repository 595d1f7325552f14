import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { latestFontBook, loadFontBook, onFonts } from './load-font-book.ts';

const fontBookQuery = queryOptions({
  queryKey: ['typesetting'],
  queryFn: loadFontBook,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: 1,
});

/**
 * The typesetting engine: its font book once it is loaded, else that it loads or why it can't. It is
 * another book whenever a font has come.
 */
export function useFontBook() {
  const { data: first, error, refetch } = useQuery(fontBookQuery);
  const latest = useSyncExternalStore(onFonts, latestFontBook);
  return { data: first && (latest ?? first), error, refetch };
}
