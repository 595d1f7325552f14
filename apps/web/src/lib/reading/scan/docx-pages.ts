import { maxPages } from '../source/open-pdf.ts';

/** Images much smaller than the largest one are logos or signatures. */
const minShare = 0.2;

/** The page images of a Word file that contains a scan. */
export async function docxPages(file: File): Promise<Blob[]> {
  const { docxPictures } = await import('@folio/intake/docx-pictures');
  return scannedPages(docxPictures(new Uint8Array(await file.arrayBuffer())));
}

/** The pictures that are large enough for a page. */
export async function scannedPages(pictures: readonly Blob[]): Promise<Blob[]> {
  const areas: number[] = [];
  // One after the other: all pages at once are too much memory for a phone.
  for (const picture of pictures) areas.push(await areaOf(picture));
  const largest = Math.max(...areas);
  return pictures
    .filter((_, at) => (areas[at] ?? 0) > 0 && (areas[at] ?? 0) >= minShare * largest)
    .slice(0, maxPages);
}

/** Area in pixels; 0 for images that no browser can decode. */
async function areaOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  const area = (bitmap?.width ?? 0) * (bitmap?.height ?? 0);
  bitmap?.close();
  return area;
}
