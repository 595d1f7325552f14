/** The same look on all screens and on paper, where the page has its width, and where it has not. */
export type MediaStyle = { always?: string; wide?: string; narrow?: string };

/**
 * Looks as classes of a style sheet: each once, named in the order in which they are met. Looks are
 * declarations of our own; what a person chose gets into them through `css-values.ts` alone.
 */
export class StyleBook {
  readonly #names = new Map<string, { name: string; look: MediaStyle }>();

  /** The name of the class that has a look; undefined for one that says nothing. */
  classOf(look: MediaStyle): string | undefined {
    const { always = '', wide = '', narrow = '' } = look;
    if (!always && !wide && !narrow) return undefined;
    const key = [always, wide, narrow].join('|');
    const known = this.#names.get(key) ?? { name: `l${this.#names.size + 1}`, look };
    this.#names.set(key, known);
    return known.name;
  }

  /** The rules of all looks so far, of one kind. */
  rules(kind: keyof MediaStyle): string {
    return [...this.#names.values()]
      .flatMap(({ name, look }) => (look[kind] ? [`.${name} { ${look[kind]} }`] : []))
      .join('\n');
  }
}

export const joined = (...declarations: (string | undefined)[]): string =>
  declarations.filter(Boolean).join('; ');
