import type { ExportSource } from '../export-source/export-source.ts';
import { bodyMarkup } from './body.ts';
import { element, styleElement } from './markup.ts';
import { htmlStyle, photoStyle } from './style.ts';

/** Nothing in the file may run or ask for anything, whatever is opened or pasted into it. */
const policy = (pictures: string) =>
  `default-src 'none'; ${pictures}style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
/** A photo is a part of the file. */
const ownPictures = 'img-src data:; ';

/** A resume as one HTML file that needs no other: structure for readers, styles for both schemes. */
export function resumeHtml(source: ExportSource): string {
  const { title, author, language, look, outline } = source;
  const hasPhoto = outline.photo?.source !== undefined;
  const root = { lang: language, dir: source.isRightToLeft ? 'rtl' : undefined };
  const meta = (name: string, content: string) => element('meta', { name, content });
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: policy(hasPhoto ? ownPictures : ''),
    }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, title),
    author ? meta('author', author) : undefined,
    meta('generator', 'Folio'),
    styleElement(htmlStyle(look) + (hasPhoto ? photoStyle : '')),
  );
  return `<!doctype html>\n${element('html', root, head, bodyMarkup(source)).markup}\n`;
}
