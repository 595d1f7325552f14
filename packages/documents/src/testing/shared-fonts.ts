import { loadFontBook } from '../fonts-node.ts';

/** For all test files of a process: to open the fonts of every script takes ten seconds. */
export const fonts = await loadFontBook();
