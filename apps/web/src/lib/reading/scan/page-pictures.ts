import { ReadingError } from '../reading.ts';
import { openPdf } from '../source/open-pdf.ts';
import { docxPages } from './docx-pages.ts';
import { isDocx, isPhoto, photoWidthPt } from './photo.ts';

/** A page rendered large enough for OCR. */
export type PagePicture = { canvas: HTMLCanvasElement; pxPerPt: number };

export type Pictures = {
  count: number;
  paint: (index: number) => Promise<PagePicture>;
  close: () => void;
};

/**
 * Twice an A3 page at 200 dpi; at four bytes per pixel, phones still have enough memory for the
 * canvas.
 */
const mostPixels = 16_000_000;
/** A side that every browser's canvas supports; some limit it to little more. */
const longestSidePx = 16_000;

/** Pixels per point of a page: 200 dpi, or fewer for unusually large pages. */
export const resolutionOf = (widthPt: number, heightPt: number): number =>
  Math.min(
    200 / 72,
    Math.sqrt(mostPixels / (widthPt * heightPt)),
    longestSidePx / Math.max(widthPt, heightPt),
  );

/** Opens the pages of a file that is an image or contains images. */
export function openPictures(file: File): Promise<Pictures> {
  if (isPhoto(file)) return openPhotos([file]);
  return isDocx(file) ? openDocx(file) : openScan(file);
}

async function openScan(file: File): Promise<Pictures> {
  const { pages, close } = await openPdf(file);
  const paint = async (index: number) => {
    const page = pages[index]?.page;
    if (!page) throw new RangeError(`There is no page ${index}`);
    const { width, height } = page.getViewport({ scale: 1 });
    const pxPerPt = resolutionOf(width, height);
    const viewport = page.getViewport({ scale: pxPerPt });
    const canvas = canvasOf(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    return { canvas, pxPerPt };
  };
  return { count: pages.length, paint, close };
}

/** A Word file's images are decoded one at a time: ten at once are too much memory for a phone. */
async function openDocx(file: File): Promise<Pictures> {
  const pages = await docxPages(file);
  if (pages.length === 0) throw new ReadingError('unreadable');
  return openPhotos(pages);
}

async function openPhotos(photos: readonly Blob[]): Promise<Pictures> {
  const paint = async (index: number) => {
    const photo = photos[index];
    if (!photo) throw new RangeError(`There is no page ${index}`);
    const picture = await createImageBitmap(photo);
    const heightPt = (photoWidthPt * picture.height) / picture.width;
    const pxPerPt = resolutionOf(photoWidthPt, heightPt);
    const canvas = canvasOf(photoWidthPt * pxPerPt, heightPt * pxPerPt);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return { canvas, pxPerPt };
  };
  return { count: photos.length, paint, close: () => undefined };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}
