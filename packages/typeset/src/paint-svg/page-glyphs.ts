import type { FontKey } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { TrueTypeFont } from '../paint-pdf/truetype-font.ts';
import { LruCache } from '../shape/lru-cache.ts';
import { readOutline } from './glyph-outline.ts';
import { toPathData } from './outline-path.ts';

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
export class PageGlyphs {
  readonly #fonts: FontBook;
  readonly #names = new Map<string, string>();
  #definitions = '';

  constructor(fonts: FontBook) {
    this.#fonts = fonts;
  }

  unitsPerEm(key: FontKey): number {
    return this.#fonts.face(key).unitsPerEm;
  }

  /** The name of a glyph's outline; empty for a glyph that draws nothing, such as a space. */
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
