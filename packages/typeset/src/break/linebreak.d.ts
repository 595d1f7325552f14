declare module 'linebreak' {
  /** Finds where lines may be broken, by Unicode's line breaking algorithm (UAX 14). */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default class LineBreaker {
    constructor(text: string);
    /** The next position, in UTF-16 units; the last is the text's end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
