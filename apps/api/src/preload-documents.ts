/**
 * Loaded by each document thread before its first task, so that no document waits for loading and
 * warming up the engine.
 */
import { warmUp } from './warm-up-documents.ts';

await warmUp();

/** A task that does nothing, for starting a thread. */
// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default (): void => {};
