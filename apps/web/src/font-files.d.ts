/** Made by scripts/font-files.ts. */
declare module 'virtual:font-files' {
  /** Where the file of each font and word list of the documents is, by its module. */
  export const fontAddresses: Readonly<Record<string, string>>;
}
