import { mostPages } from '../source/open-pdf.ts';

/** What is much smaller than the largest is a logo or a signature. */
const leastShare = 0.2;

/** The pages of a document that was scanned into a Word file, as pictures. */
export async function docxPages(file: File): Promise<Blob[]> {
  const { docxPictures } = await import('@folio/intake/docx-pictures');
  const pictures = docxPictures(new Uint8Array(await file.arrayBuffer()));
  const areas = await Promise.all(pictures.map(areaOf));
  const largest = Math.max(...areas);
  return pictures
    .filter((_, at) => (areas[at] ?? 0) > 0 && (areas[at] ?? 0) >= leastShare * largest)
    .slice(0, mostPages);
}

/** In pixels; none of what no browser can show. */
async function areaOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  const area = (bitmap?.width ?? 0) * (bitmap?.height ?? 0);
  bitmap?.close();
  return area;
}
