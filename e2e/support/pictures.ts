import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Red, green and blue of each pixel in turn. */
export type Picture = { widthPx: number; heightPx: number; rgb: Uint8Array };

type PdfSource = {
  pdf: string;
  pageNumber: number;
  scale: number;
  width: number;
  height: number;
  offsetX: number;
  offsetY: number;
};
type Source = { png: string } | PdfSource;
type Pdfjs = typeof import('pdfjs-dist');
type PdfWindow = Window & { pdfjs: Pdfjs; pdfWorker: InstanceType<Pdfjs['PDFWorker']> };

const require = createRequire(import.meta.url);
const host = 'http://pictures.test';
const html = `<!doctype html><script type="module">
import * as pdfjs from './pdf.min.mjs';
pdfjs.GlobalWorkerOptions.workerSrc = './pdf.worker.min.mjs';
window.pdfWorker = new pdfjs.PDFWorker();
window.pdfjs = pdfjs;
</script>`;

/** A tab in which PDFs are painted by pdf.js. */
export async function openPictureTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.route(`${host}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
    const body = await readFile(require.resolve(`pdfjs-dist/build/${name}`));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await tab.goto(`${host}/`);
  await tab.waitForFunction(() => 'pdfjs' in window);
  return tab;
}

/** The page's offset in the picture, in pixels. */
export type Position = { leftPx: number; topPx: number };
export type Shot = { png: Buffer; place: Position };

/** Screenshots of the preview's pages, each with the page's most likely offset. */
export async function photographPages(page: Page): Promise<Shot[]> {
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  const shots = [];
  for (const sheet of await page.locator('[data-page]').all()) {
    const png = await sheet.screenshot();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('Not in sight');
    shots.push({ png, place: { leftPx: beginsAt(box.x), topPx: beginsAt(box.y) } });
  }
  return shots;
}

/**
 * Pages may start between pixels, screenshots at whole ones; most pages are painted from the next
 * one on.
 */
const beginsAt = (px: number) => Math.ceil(px) - Math.floor(px);

/** Half as wide as the screenshot, which has two pixels per CSS pixel. */
export const pictureOfPng = (tab: Page, { png }: Shot): Promise<Picture> =>
  readPicture(tab, { png: png.toString('base64') });

/** Paints a page of a PDF at an offset in a picture of the same size as another. */
export const pictureOfPdf = (
  tab: Page,
  { pdf, pageNumber, pxPerPt }: { pdf: Buffer; pageNumber: number; pxPerPt: number },
  { leftPx, topPx }: Position,
  { widthPx, heightPx }: Picture,
): Promise<Picture> =>
  readPicture(tab, {
    pdf: pdf.toString('base64'),
    pageNumber,
    scale: 2 * pxPerPt,
    width: 2 * widthPx,
    height: 2 * heightPx,
    offsetX: 2 * leftPx,
    offsetY: 2 * topPx,
  });

async function readPicture(tab: Page, source: Source): Promise<Picture> {
  const { widthPx, heightPx, rgb } = await tab.evaluate(drawHalved, source);
  return { widthPx, heightPx, rgb: new Uint8Array(Buffer.from(rgb, 'base64')) };
}

/** Runs in the tab: paints the source at double size and averages four pixels. */
async function drawHalved(source: Source) {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const toBase64 = async (bytes: Uint8Array<ArrayBuffer>) => {
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('load', done));
    reader.readAsDataURL(new Blob([bytes]));
    await read;
    return String(reader.result).split(',')[1] ?? '';
  };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser paints nothing');
  if ('png' in source) {
    const image = await createImageBitmap(new Blob([bytesOf(source.png)]));
    [canvas.width, canvas.height] = [image.width, image.height];
    context.drawImage(image, 0, 0);
  } else {
    const { pdfjs, pdfWorker } = window as unknown as PdfWindow;
    // Letters as paths, which the browser can't snap to whole pixels.
    const file = await pdfjs.getDocument({
      data: bytesOf(source.pdf),
      worker: pdfWorker,
      disableFontFace: true,
      verbosity: 0,
    }).promise;
    const page = await file.getPage(source.pageNumber);
    const { scale, offsetX, offsetY } = source;
    const viewport = page.getViewport({ scale, offsetX, offsetY });
    [canvas.width, canvas.height] = [source.width, source.height];
    await page.render({ canvas, viewport }).promise;
    await file.loadingTask.destroy();
  }
  const widthPx = canvas.width >> 1;
  const heightPx = canvas.height >> 1;
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  const rgb = new Uint8Array(3 * widthPx * heightPx);
  let next = 0;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = 4 * (2 * y * width + 2 * x);
      for (let c = at; c < at + 3; c++) {
        const below = c + 4 * width;
        const sum =
          (data[c] ?? 0) + (data[c + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0);
        rgb[next++] = sum >> 2;
      }
    }
  }
  return { widthPx, heightPx, rgb: await toBase64(rgb) };
}
