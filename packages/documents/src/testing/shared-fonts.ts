import { loadFontBook } from '../fonts-node.ts';

/**
 * Shared by all test files of a process, since opening the fonts of every script takes ten seconds.
 */
export const fonts = await loadFontBook();
