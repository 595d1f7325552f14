/** Made by scripts/virtual-modules.ts. */
declare module 'virtual:font-files' {
  /** Where the file of each font and word list of the documents is, by its name. */
  export const fontAddresses: Readonly<Record<string, string>>;
  /**
   * What the names of the faces' parts with western letters end in, in the order of `fontFaces`, with
   * blanks between; the development server has none.
   */
  export const partHashes: string;
}
