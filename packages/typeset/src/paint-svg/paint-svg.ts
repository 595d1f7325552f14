import {
  type DisplayItem,
  type DisplayList,
  type DisplayPage,
  type FontKey,
  type Fragment,
  type ImageItem,
  isBlankRun,
  type LineItem,
  type RectItem,
  type ShapeItem,
  shapeGrid,
} from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { TrueTypeFont } from '../fonts/truetype-font.ts';
import { LruCache } from '../lru-cache.ts';
import { readOutline, toPathData } from './glyph-outline.ts';

/** Matches data URLs of raster images, which contain no scripts and fetch nothing. */
const pictureAddress = /^data:image\/(?:png|jpe?g|gif);base64,[A-Za-z0-9+/=\s]+$/i;
const paper = '#fff';

/**
 * Paints a page as an SVG of `widthPt` × `heightPt` on white, with text as glyph outlines, so that
 * it needs no font and fetches nothing. Deterministic. Leaves out links, and pictures other than
 * data URLs of a PNG, JPEG or GIF. `title` is the picture's accessible name. Throws `FontFileError`
 * for a font without TrueType outlines.
 */
export function paintSvg(
  page: DisplayPage,
  { widthPt, heightPt }: Pick<DisplayList, 'widthPt' | 'heightPt'>,
  fonts: FontBook,
  { title }: { title?: string } = {},
): string {
  const [width, height] = [writePt(widthPt), writePt(heightPt)];
  const name = title === undefined ? '' : `<title>${writeText(title)}</title>`;
  const background = `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`;
  const glyphs = new PageGlyphs(fonts);
  const painted = page.items.map((item) => paintItem(item, glyphs)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${name}${glyphs.writeDefinitions()}${background}${painted}</svg>\n`;
}

function paintItem(item: DisplayItem, glyphs: PageGlyphs): string {
  if (item.kind === 'line')
    return item.fragments.map((fragment) => paintFragment(item, fragment, glyphs)).join('');
  if (item.kind === 'rect') return paintRect(item);
  if (item.kind === 'shape') return paintShape(item);
  return item.kind === 'image' ? paintImage(item) : '';
}

function paintRect({ xPt, yPt, widthPt, heightPt, color }: RectItem): string {
  const [x, y, width, height] = [xPt, yPt, widthPt, heightPt].map(writePt);
  return `<path fill="${writeText(color)}" d="M${x} ${y}h${width}v${height}H${x}z"/>`;
}

function paintShape({ xPt, yPt, widthPt, path, color }: ShapeItem): string {
  const position = `translate(${writePt(xPt)} ${writePt(yPt)})`;
  const scale = (widthPt / shapeGrid).toPrecision(4);
  return `<path fill="${writeText(color)}" fill-rule="evenodd" transform="${position}scale(${scale})" d="${writeText(path)}"/>`;
}

function paintImage({ xPt, yPt, widthPt, heightPt, source, cornerPt }: ImageItem): string {
  if (!pictureAddress.test(source)) return '';
  const [x, y, width, height] = [xPt, yPt, widthPt, heightPt].map(writePt);
  const position = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const image = (clip: string) =>
    `<image ${position} preserveAspectRatio="none"${clip} href="${writeText(source)}"/>`;
  if (!cornerPt) return image('');
  const name = `c${x}-${y}`;
  const corners = `<rect ${position} rx="${writePt(cornerPt)}"/>`;
  return `<clipPath id="${name}">${corners}</clipPath>${image(` clip-path="url(#${name})"`)}`;
}

/** Paints the glyphs of a fragment at their positions in font units. */
function paintFragment(
  line: LineItem,
  { run, xPt, color }: Fragment,
  outlines: PageGlyphs,
): string {
  const scale = line.sizePt / outlines.unitsPerEm(run.font);
  const spacing = line.letterSpacingPt / scale;
  if (isBlankRun(run)) return '';
  const { glyphs } = run;
  let pen = 0;
  let uses = '';
  for (let at = 0; at < glyphs.length; at += numbersPerGlyph) {
    const name = outlines.nameOf(run.font, glyphs[at] ?? 0);
    const [x, y] = [pen + (glyphs[at + 2] ?? 0), -(glyphs[at + 3] ?? 0)];
    if (name) uses += `<use href="#${name}"${writePlace('x', x)}${writePlace('y', y)}/>`;
    const isClusterEnd = glyphs[at + 4] !== glyphs[at + 4 + numbersPerGlyph];
    pen += (glyphs[at + 1] ?? 0) + (isClusterEnd ? spacing : 0);
  }
  if (!uses) return '';
  const position = `translate(${writePt(line.xPt + xPt)} ${writePt(line.baselinePt)})`;
  return `<g fill="${writeText(color)}" transform="${position}scale(${scale.toPrecision(4)})">${uses}</g>`;
}

const numbersPerGlyph = 5;
const writePlace = (name: 'x' | 'y', units: number): string =>
  Math.round(units) === 0 ? '' : ` ${name}="${Math.round(units)}"`;

const cachedCharacters = 4 * 1024 * 1024;

type OutlineFont = { font: TrueTypeFont; paths: LruCache<string> };
const opened = new WeakMap<Uint8Array, OutlineFont>();

function open(bytes: Uint8Array): OutlineFont {
  const known = opened.get(bytes);
  if (known) return known;
  const font = { font: new TrueTypeFont(bytes), paths: new LruCache<string>(cachedCharacters) };
  opened.set(bytes, font);
  return font;
}

/** The outlines that a page uses, each once, under short names. */
class PageGlyphs {
  readonly #fonts: FontBook;
  readonly #names = new Map<string, string>();
  #definitions = '';

  constructor(fonts: FontBook) {
    this.#fonts = fonts;
  }

  unitsPerEm(key: FontKey): number {
    return this.#fonts.face(key).unitsPerEm;
  }

  /**
   * Returns the name of a glyph's outline, or an empty text for a glyph that draws nothing, such as
   * a space.
   */
  nameOf(key: FontKey, glyph: number): string {
    const known = this.#names.get(`${key} ${glyph}`);
    if (known !== undefined) return known;
    const data = this.#pathOf(key, glyph);
    const name = data && `g${this.#names.size.toString(36)}`;
    if (name) this.#definitions += `<path id="${name}" d="${data}"/>`;
    this.#names.set(`${key} ${glyph}`, name);
    return name;
  }

  /** In font units with y downwards. */
  writeDefinitions(): string {
    return this.#definitions && `<defs>${this.#definitions}</defs>`;
  }

  #pathOf(key: FontKey, glyph: number): string {
    const { font, paths } = open(this.#fonts.face(key).bytes);
    const known = paths.get(String(glyph));
    if (known !== undefined) return known;
    const data = toPathData(readOutline(font, glyph));
    paths.set(String(glyph), data, data.length + 16);
    return data;
  }
}

/** Writes a length in points with two decimals, which is finer than visible. */
const writePt = (pt: number): string => String(Math.round(pt * 100) / 100 + 0);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for an SVG file, between tags or inside quotes. */
const writeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
