import type { TypesetDocument } from '@folio/typeset/blocks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { latestFontBook, loadFirstBook, onFonts } from './load-font-book.ts';

const fontBookQuery = (documentToSet: () => Promise<TypesetDocument>) =>
  queryOptions({
    queryKey: ['typesetting'],
    queryFn: async () => {
      // A separate task: language detection takes time, and the query begins as the form appears.
      await new Promise((resolve) => setTimeout(resolve));
      return loadFirstBook(await documentToSet());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });

/**
 * The font book once it is loaded for the document, or its loading or error state. A new book is
 * returned whenever a font has loaded.
 */
export function useFontBook(documentToSet: () => Promise<TypesetDocument>) {
  const { data: first, error, refetch } = useQuery(fontBookQuery(documentToSet));
  const latest = useSyncExternalStore(onFonts, latestFontBook);
  return { data: first && (latest ?? first), error, refetch };
}
