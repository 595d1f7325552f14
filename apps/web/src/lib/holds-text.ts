/** Whether a text has what is searched for, as people type it: any case, plain quotes and dashes. */
export const holdsText = (text: string, search: string): boolean =>
  fold(text).includes(fold(search.trim()));

/** Without accents, and with quotes and dashes as they are on keyboards. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-');
