import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../../lib/api-client.ts';

/**
 * A photo as the data address that documents take. It never changes: it is loaded once, kept as
 * long as its owner is signed in, and asked for again when a lost connection is back.
 */
export const photoQuery = (id: string) =>
  queryOptions({
    queryKey: ['photos', id] as const,
    queryFn: async ({ signal }) => {
      const answer = await fetchFile(`/api/photos/${encodeURIComponent(id)}`, signal);
      return `data:image/jpeg;base64,${toBase64(new Uint8Array(await answer.arrayBuffer()))}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
