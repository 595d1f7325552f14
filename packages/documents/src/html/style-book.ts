/** Declarations for all media, for wide screens and paper, and for narrow screens. */
export type MediaStyle = { always?: string; wide?: string; narrow?: string };

/**
 * Style classes, each defined once and numbered in order of first use. The declarations are fixed;
 * a person's choices enter them only through `css-values.ts`.
 */
export class StyleBook {
  readonly #names = new Map<string, { name: string; style: MediaStyle }>();

  /** The class of a style; undefined for an empty one. */
  classOf(style: MediaStyle): string | undefined {
    const { always = '', wide = '', narrow = '' } = style;
    if (!always && !wide && !narrow) return undefined;
    const key = [always, wide, narrow].join('|');
    const known = this.#names.get(key) ?? { name: `l${this.#names.size + 1}`, style };
    this.#names.set(key, known);
    return known.name;
  }

  /** The rules of one kind for all styles so far. */
  rules(kind: keyof MediaStyle): string {
    return [...this.#names.values()]
      .flatMap(({ name, style }) => (style[kind] ? [`.${name} { ${style[kind]} }`] : []))
      .join('\n');
  }
}

export const joined = (...declarations: (string | undefined)[]): string =>
  declarations.filter(Boolean).join('; ');
