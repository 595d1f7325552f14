/** Limits on what is read from a file, so that a hostile one fails in bounded time. */
export const limits = {
  fileBytes: 10 * 1024 * 1024,
  pages: 30,
  textItems: 60_000,
  /**
   * A page set letter by letter has 6,000. Each item is compared with columns and edges of the
   * whole page.
   */
  pageItems: 10_000,
  lines: 6_000,
  lineCharacters: 4_000,
  segments: 4_000,
  textCharacters: 400_000,
  unzippedBytes: 24 * 1024 * 1024,
  zipEntries: 2_000,
  xmlBytes: 8 * 1024 * 1024,
  /** Paragraphs, texts, tabs and breaks of a word processor's file. */
  wordNodes: 200_000,
  csvRows: 5_000,
  csvColumns: 200,
  /**
   * More than any field takes, so that code that cuts a text to its field can detect that it was
   * longer.
   */
  cellCharacters: 50_000,
} as const;
