import type { thumbnailWidthsPx } from '@folio/contract/thumbnails';
import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../lib/api-client.ts';

/** In device pixels: one for a card of any size on a plain screen, one for larger or denser ones. */
const widthsPx = [480, 800] as const satisfies (typeof thumbnailWidthsPx)[number][];
const enlargedAtMost = 1.2;

/** The picture that fills a place of so many CSS pixels on this screen. */
export function pictureWidthPx(shownPx: number, pixelRatio: number): number {
  const [small, large] = widthsPx;
  return shownPx * pixelRatio <= small * enlargedAtMost ? small : large;
}

/**
 * A PNG of a resume's first page. A version never changes, so it is loaded once and kept; not among
 * the `resumes`, whose changes are no reason to load it again.
 */
export const thumbnailQuery = (
  { id, version }: { id: string; version: number },
  { widthPx, carriesFoot }: { widthPx: number; carriesFoot: boolean },
) =>
  queryOptions({
    queryKey: ['thumbnails', id, version, widthPx, carriesFoot] as const,
    queryFn: async ({ signal }) => {
      const address = `/api/resumes/${encodeURIComponent(id)}/thumbnail?width=${widthPx}` as const;
      return (await fetchFile(address, signal)).blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Who scrolls through thousands does not keep them all.
    gcTime: 60_000,
  });
