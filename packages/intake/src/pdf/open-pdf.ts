import {
  getDocument,
  OPS,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IntakeError } from '../intake-error.ts';

const options = {
  verbosity: 0,
  /** Bold and italic are known of fonts with these properties alone. */
  fontExtraProperties: true,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: false,
} as const;

/** Pictures are of no use to a reader of text, and decoding them costs the most. */
const noPictures = 1;
const anyPicture = 4096 * 4096;

/**
 * Opens a PDF, hands it to `read` and closes it again. `port` is a worker that runs pdf.js: a worker
 * of the browser has to bring one, Node needs none.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  port: Worker | undefined,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
  maxImageSize: number = noPictures,
): Promise<T> {
  const worker = port ? { worker: PDFWorker.create({ port }) } : {};
  const task = getDocument({ data: bytes.slice(), maxImageSize, ...options, ...worker });
  task.onPassword = () => {
    throw new IntakeError('encrypted');
  };
  try {
    return await read(await opened(task));
  } finally {
    await task.destroy();
  }
}

async function opened(task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await task.promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    if (error instanceof IntakeError) throw error;
    throw new IntakeError(isLocked ? 'encrypted' : 'unreadable', 'pdf');
  }
}

/** Whether a page shows a picture, as scanned ones do. */
export const showsPicture = (bytes: Uint8Array, port: Worker | undefined): Promise<boolean> =>
  withPdf(bytes, port, async (pdf) => hasPicture(await pdf.getPage(1)), anyPicture);

const pictureOperators = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => pictureOperators.has(operator));
}
