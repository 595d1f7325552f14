import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { actualTexts, mayJoinLetters, withActualText } from './actual-text.ts';
import { shortTitles } from './bounded-text.ts';
import { withDrawnHyphens } from './drawn-hyphens.ts';
import type { Line, PdfText, TextItem } from './model.ts';
import { fewestLetters, letterCount, pageLines } from './page-lines.ts';
import { type Fonts, fontsOf, writtenIn } from './pdf-fonts.ts';
import { hasPicture } from './pdf-pictures.ts';
import { withPlainLetters } from './right-to-left.ts';

export type PdfLines = { lines: Line[]; isCut: boolean; texts: PdfTexts; titles: string[] };

/** All text of a PDF's pages in content order, and the targets of its links. */
export type PdfTexts = { text: string; addresses: string[]; isCut?: boolean };

/**
 * Returns the lines of a PDF in reading order.
 *
 * @throws IntakeError (as a rejection)
 */
export async function readPdfLines(bytes: Uint8Array, port: Worker | undefined): Promise<PdfLines> {
  const most = holdsFile(bytes) ? mostCompared : limits.pages;
  const text = await withPdf(bytes, port, (pdf) => readText(pdf, spansOf(bytes), most));
  if (isBare(text)) await refuseBare(bytes, port, text);
  const addresses = text.links.map(({ url }) => url);
  const texts = { text: text.texts.join(''), addresses, isCut: text.isTextCut };
  return { lines: pageLines(text), isCut: text.isCut, texts, titles: text.titles };
}

/** The number of pages compared with an embedded file, which may be Folio's own data. */
const mostCompared = 120;

const holdsFile = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes).includes('/EmbeddedFile');

/**
 * Returns the replacement texts of a file's spans. They are read once, and only if a page has
 * scripts with joined letters.
 */
function spansOf(bytes: Uint8Array): Spans {
  let read: string[][] | undefined;
  return () => {
    read ??= actualTexts(bytes);
    return read;
  };
}

type Spans = () => string[][];

async function readText(pdf: PDFDocumentProxy, spans: Spans, most: number): Promise<WrittenText> {
  try {
    return await readPageItems(pdf, spans, most);
  } catch {
    throw new IntakeError('unreadable', 'pdf page');
  }
}

/** Whether the pages have no text, or only a scanner's mark. */
const isBare = ({ items }: PdfText): boolean => letterCount(items) < fewestLetters;

async function refuseBare(
  bytes: Uint8Array,
  port: Worker | undefined,
  { items }: PdfText,
): Promise<never> {
  const isPicture = await showsPicture(bytes, port).catch(() => false);
  if (isPicture) throw new IntakeError('image-only');
  throw new IntakeError(items.length === 0 ? 'empty' : 'not-a-resume');
}

const options = {
  verbosity: 0,
  /** Without these properties, pdf.js does not report whether a font is bold or italic. */
  fontExtraProperties: true,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: false,
} as const;

/**
 * Limit on the size of images: they are not read, and decoding them would take most of the time.
 */
const noPictures = 1;
const anyPicture = 4096 * 4096;

/**
 * Opens a PDF, passes it to `read` and closes it again. `port` is a worker that runs pdf.js;
 * browsers must pass one, Node needs none.
 */
async function withPdf<T>(
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

/** Whether the first page shows an image, as scanned pages do. */
const showsPicture = (bytes: Uint8Array, port: Worker | undefined): Promise<boolean> =>
  withPdf(bytes, port, async (pdf) => hasPicture(await pdf.getPage(1)), anyPicture);

type RawItem = {
  str: string;
  hasEOL: boolean;
  width: number;
  transform: number[];
  fontName: string;
  /** The index on its page of the span whose replacement text applies to it. */
  span?: number;
};

/**
 * The unchanged texts of all items, with a line feed at the end of each line, and the title and
 * author of the file. `isTextCut`: there is more text than `texts` has.
 */
type WrittenText = PdfText & { texts: string[]; titles: string[]; isTextCut: boolean };

/**
 * Reads the text items and links of a PDF's pages up to the limits. From further pages, up to
 * `most`, reads only the text.
 */
async function readPageItems(
  pdf: PDFDocumentProxy,
  spans: Spans,
  most: number,
): Promise<WrittenText> {
  const isCut = pdf.numPages > limits.pages;
  const isTextCut = pdf.numPages > most;
  const titles = await titlesOf(pdf);
  const text: WrittenText = {
    items: [],
    links: [],
    pages: [],
    texts: [],
    isCut,
    isTextCut,
    titles,
  };
  const last = Math.min(pdf.numPages, limits.pages);
  for (let number = 1; number <= last && text.items.length < limits.textItems; number++) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    text.pages.push({ widthPt: right - left, heightPt: top - bottom });
    await addItems(page, text, spans);
    await addLinks(page, text);
    page.cleanup();
  }
  if (text.items.length >= limits.textItems) {
    text.isCut = true;
    text.isTextCut = true;
  }
  if (!text.isTextCut) await addFurtherTexts(pdf, last + 1, text);
  return text;
}

async function addFurtherTexts(
  pdf: PDFDocumentProxy,
  from: number,
  text: WrittenText,
): Promise<void> {
  let left = limits.textItems - text.items.length;
  for (let number = from; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const raw = await readRaw(page, left);
    left -= raw.length;
    if (left < 0) {
      text.isTextCut = true;
      return;
    }
    addTexts(raw, text);
    await addLinks(page, text);
    page.cleanup();
  }
}

function addTexts(raw: readonly RawItem[], text: WrittenText): void {
  for (const { str, hasEOL } of raw)
    text.texts.push(str.slice(0, limits.lineCharacters), hasEOL ? '\n' : '');
  // The last item of a page has no line end, and the next page begins with a new word.
  text.texts.push('\n');
}

async function titlesOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const metadata: { Title?: unknown; Author?: unknown } = info;
  return shortTitles([metadata.Title, metadata.Author]);
}

async function addItems(page: PDFPageProxy, text: WrittenText, spans: Spans): Promise<void> {
  const read = await readRaw(page, limits.textItems - text.items.length);
  // Loading the operators also makes the page's fonts available.
  const operators = read.length > 0 && (await page.getOperatorList().catch(() => undefined));
  const raw = operators ? withDrawnHyphens(read, operators) : read;
  const fonts = fontsOf(page, new Set(raw.map((item) => item.fontName)));
  addTexts(raw, text);
  const isJoined = mayJoinLetters(raw.map(({ str }) => str));
  const items = (isJoined ? withActualText(raw, spans()) : raw).flatMap(
    (item) => toItem(item, page, fonts) ?? [],
  );
  if (items.length > limits.pageItems) text.isCut = true;
  text.items.push(...items.slice(0, limits.pageItems));
}

type Marker = { type: string; id?: string; tag?: string };

/** Reads about as many items of a page as wanted, each with its innermost enclosing span. */
async function readRaw(page: PDFPageProxy, most: number): Promise<RawItem[]> {
  const wanted = { disableNormalization: false, includeMarkedContent: true };
  const reader = page.streamTextContent(wanted).getReader();
  const raw: RawItem[] = [];
  const open: (number | undefined)[] = [];
  let spans = 0;
  const take = (item: RawItem | Marker) => {
    const span = open.findLast((one) => one !== undefined);
    if ('str' in item) raw.push(span === undefined ? item : { ...item, span });
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.tag === 'Span' && !item.id ? spans++ : undefined);
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return raw;
    for (const item of value.items) take(item);
    if (raw.length > most) {
      await reader.cancel(new Error('enough'));
      return raw;
    }
  }
}

/**
 * Returns an item, or undefined for text in another direction, such as a margin note or watermark.
 */
function toItem(raw: RawItem, page: PDFPageProxy, fonts: Fonts): TextItem | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = raw.transform;
  if (raw.str === '' || Math.abs(b) > Math.abs(a) * 0.1 || Math.abs(c) > Math.abs(d) * 0.6) {
    return undefined;
  }
  const [left = 0, , , top = 0] = page.view;
  const font = fonts.get(raw.fontName);
  return {
    text: writtenIn(font, withPlainLetters(raw.str.slice(0, limits.lineCharacters))),
    page: page.pageNumber,
    x: e - left,
    y: top - f,
    width: raw.width,
    size: Math.hypot(c, d),
    font: font?.name ?? raw.fontName,
    isBold: font?.isBold ?? false,
    isItalic: font?.isItalic ?? false,
  };
}

async function addLinks(page: PDFPageProxy, text: PdfText): Promise<void> {
  const annotations = (await page.getAnnotations()) as {
    url?: string;
    unsafeUrl?: string;
    rect?: number[];
  }[];
  const [left = 0, , , top = 0] = page.view;
  for (const { url, rect } of annotations.slice(0, 500)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect ?? [];
    if (!url) continue;
    const box = { x: x1 - left, y: top - y2, width: x2 - x1, height: y2 - y1 };
    text.links.push({ page: page.pageNumber, url, rect: box });
  }
}
