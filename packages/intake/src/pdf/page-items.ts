import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { limits } from '../limits.ts';
import type { Rect, TextItem } from '../model.ts';

export type PageLink = { page: number; url: string; rect: Rect };
export type PdfText = {
  items: TextItem[];
  links: PageLink[];
  pages: { widthPt: number; heightPt: number }[];
  isCut: boolean;
};

type Fonts = Map<string, { name: string; isBold: boolean; isItalic: boolean }>;
type RawItem = { str: string; width: number; transform: number[]; fontName: string };

/** The text items and links of a PDF's pages, as far as the limits allow. */
export async function readPageItems(pdf: PDFDocumentProxy): Promise<PdfText> {
  const text: PdfText = { items: [], links: [], pages: [], isCut: pdf.numPages > limits.pages };
  const last = Math.min(pdf.numPages, limits.pages);
  for (let number = 1; number <= last && text.items.length < limits.textItems; number++) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    text.pages.push({ widthPt: right - left, heightPt: top - bottom });
    await addItems(page, text);
    await addLinks(page, text);
    page.cleanup();
  }
  if (text.items.length >= limits.textItems) text.isCut = true;
  return text;
}

async function addItems(page: PDFPageProxy, text: PdfText): Promise<void> {
  const reader = page.streamTextContent({ disableNormalization: false }).getReader();
  const raw: RawItem[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) if ('str' in item) raw.push(item);
    if (text.items.length + raw.length > limits.textItems) {
      await reader.cancel(new Error('enough'));
      break;
    }
  }
  const fonts = await fontsOf(page, new Set(raw.map((item) => item.fontName)));
  for (const item of raw) {
    const read = toItem(item, page, fonts);
    if (read) text.items.push(read);
  }
}

/** Fonts are known once the page's operators are, which is why those are asked for. */
async function fontsOf(page: PDFPageProxy, names: Set<string>): Promise<Fonts> {
  const fonts: Fonts = new Map();
  if (names.size === 0) return fonts;
  try {
    await page.getOperatorList();
  } catch {
    return fonts;
  }
  for (const id of names) {
    if (!page.commonObjs.has(id)) continue;
    const font = page.commonObjs.get(id) as {
      name?: string;
      bold?: boolean;
      black?: boolean;
      italic?: boolean;
    };
    const name = (font.name ?? id).replace(/^[A-Z]{6}\+/, '');
    fonts.set(id, {
      name,
      isBold: Boolean(font.bold || font.black) || /bold|black|heavy|[-_]?bx\d|cmbx/i.test(name),
      isItalic: Boolean(font.italic) || /italic|oblique|cmti/i.test(name),
    });
  }
  return fonts;
}

/** Text that runs another way than from left to right is a margin note or a watermark. */
function toItem(raw: RawItem, page: PDFPageProxy, fonts: Fonts): TextItem | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = raw.transform;
  if (raw.str === '' || Math.abs(b) > Math.abs(a) * 0.1 || Math.abs(c) > Math.abs(d) * 0.6) {
    return undefined;
  }
  const [left = 0, , , top = 0] = page.view;
  const font = fonts.get(raw.fontName);
  return {
    text: raw.str.slice(0, limits.lineCharacters),
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
