/**
 * Returns the text of Folio's Markdown as CommonMark shows it, without markup, escapes and
 * addresses.
 */
export const readMarkdown = (text: string): string =>
  text
    .replace(/(?<!\\)\]\([^()\s]*\)/g, '')
    .replace(/^\s*(?:#{1,4}|-|\d+\.) /gm, '')
    .replace(/\\\n/g, '\n')
    .replace(/(?<!\\)[*[]+/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
