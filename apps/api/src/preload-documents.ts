/**
 * Loaded by each document thread before its first task, so that no document waits for loading and
 * warming up the engine.
 */
import { warmUp } from './warm-up-documents.ts';

await warmUp();

/** Work that does nothing, for a thread that is to be started. */
// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default (): void => {};
