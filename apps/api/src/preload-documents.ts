/**
 * What each document thread loads before its first work: nobody's first document waits until the
 * engine, the fonts and the painters are loaded and warm.
 */
import { warmUp } from './warm-up-documents.ts';

await warmUp();

/** Work that does nothing, for a thread that is to be started. */
// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default (): void => {};
