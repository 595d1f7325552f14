import type { ExportSource } from '../export-source/export-source.ts';
import { element, type Markup, styleElement } from '../html/markup.ts';
import { docBody } from './body.ts';
import { docStyle } from './style.ts';

/** How Word knows that it may open the file as a document of its own, in the page view. */
const wordSettings: Markup = {
  markup:
    '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View><w:Zoom>100</w:Zoom>' +
    '<w:DoNotOptimizeForBrowser/></w:WordDocument></xml><![endif]-->',
};

const namespaces = {
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
  'xmlns:w': 'urn:schemas-microsoft-com:office:word',
  xmlns: 'http://www.w3.org/TR/REC-html40',
};

/**
 * A resume for Word 97 and later: HTML in the dialect that Word writes itself. It begins with a
 * byte order mark, by which old versions know UTF-8.
 */
export function resumeDoc(source: ExportSource): string {
  const { title, author, language, look } = source;
  const meta = (name: string, content: string) => element('meta', { name, content });
  const head = [
    element('meta', { 'http-equiv': 'Content-Type', content: 'text/html; charset=utf-8' }),
    meta('ProgId', 'Word.Document'),
    meta('Generator', 'Folio'),
    author ? meta('Author', author) : undefined,
    element('title', {}, title),
    wordSettings,
    styleElement(docStyle(look)),
  ];
  const root = { ...namespaces, lang: language };
  const page = element('html', root, element('head', {}, ...head), docBody(source));
  return `\ufeff${page.markup}\n`;
}
