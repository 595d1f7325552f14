import { openPdf } from '../source/open-pdf.ts';
import { isPhoto, photoWidthPt } from './photo.ts';

/** A page painted large enough for its letters to be told apart. */
export type PagePicture = { canvas: HTMLCanvasElement; pxPerPt: number };

export type Pictures = {
  count: number;
  paint: (index: number) => Promise<PagePicture>;
  close: () => void;
};

const pxPerPt = 200 / 72;
/** The pages of a file that is a picture, or holds pictures. */
export const openPictures = (file: File): Promise<Pictures> =>
  isPhoto(file) ? openPhoto(file) : openScan(file);

async function openScan(file: File): Promise<Pictures> {
  const { pages, close } = await openPdf(file);
  const paint = async (index: number) => {
    const page = pages[index]?.page;
    if (!page) throw new RangeError(`There is no page ${index}`);
    const viewport = page.getViewport({ scale: pxPerPt });
    const canvas = canvasOf(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    return { canvas, pxPerPt };
  };
  return { count: pages.length, paint, close };
}

async function openPhoto(file: File): Promise<Pictures> {
  const picture = await createImageBitmap(file);
  const width = photoWidthPt * pxPerPt;
  const canvas = canvasOf(width, (width * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { count: 1, paint: async () => ({ canvas, pxPerPt }), close: () => undefined };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return canvas;
}
