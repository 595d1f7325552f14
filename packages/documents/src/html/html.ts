import type { Block, TypesetDocument } from '@folio/typeset/blocks';
import type { WebFont } from '@folio/typeset/web-fonts/web-fonts';
import { plainLine } from '../export-source/plain-characters.ts';
import { newFlow } from './flow.ts';
import { HtmlPage } from './html-page.ts';
import { dataElement, element, joinMarkup, type Markup, styleElement } from './markup.ts';
import { pageStyle } from './page-style.ts';
import { paintInto } from './paint-blocks.ts';

/**
 * A content security policy under which the file can neither run scripts nor load anything,
 * whatever its text contains.
 */
const policy = (ownParts: string) =>
  `default-src 'none'; ${ownParts}style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
/** Photos and fonts are embedded. */
const ownPictures = 'img-src data:; ';
const ownFonts = 'font-src data:; ';

/**
 * Writes a typeset document as one self-contained HTML file. Like PDF and Word, it is made from the
 * blocks: semantic structure, and a style sheet in the template's style. `data` is JSON for
 * programs. Without `fonts` the file only names font families and relies on installed fonts.
 */
export function htmlDocument(
  document: TypesetDocument,
  data?: string,
  fonts: readonly WebFont[] = [],
): string {
  const page = new HtmlPage(document, fonts);
  const body = bodyMarkup(page);
  const hasPhoto = body.markup.includes('<img ');
  const meta = (name: string, content: string) => element('meta', { name, content });
  const [title, author] = [document.title, document.author].map(plainLine);
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: policy((hasPhoto ? ownPictures : '') + (fonts.length > 0 ? ownFonts : '')),
    }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, title),
    author ? meta('author', author) : undefined,
    meta('generator', 'Folio'),
    styleElement(pageStyle(page)),
    data === undefined ? undefined : dataElement(data),
  );
  const root = { lang: document.language, dir: page.isRtl ? 'rtl' : undefined };
  return `<!doctype html>\n${element('html', root, head, body).markup}\n`;
}

/** The blocks above the first section form the header. */
function bodyMarkup(page: HtmlPage): Markup {
  const { blocks } = page.document;
  const first = blocks.findIndex(hasSection);
  const at = first < 0 ? blocks.length : first;
  const flow = newFlow();
  const paint = (some: readonly Block[]): Markup => {
    paintInto(flow, some, page.contentBox, page);
    return joinMarkup(flow.painted.splice(0));
  };
  const [head, main] = [paint(blocks.slice(0, at)), paint(blocks.slice(at))];
  const header = head.markup === '' ? undefined : element('header', {}, head);
  return element('body', {}, element('div', { class: 'sheet' }, header, element('main', {}, main)));
}

function hasSection(block: Block): boolean {
  if (block.type === 'stack') return block.role === 'section' || block.children.some(hasSection);
  return (
    block.type === 'columns' && block.columns.some(({ children }) => children.some(hasSection))
  );
}
