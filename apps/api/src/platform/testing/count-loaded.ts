import { getEnvironmentData } from 'node:worker_threads';

/** What a thread loads before its first work: it says that it was loaded. */
const loaded = getEnvironmentData('loaded threads');
if (loaded instanceof SharedArrayBuffer) Atomics.add(new Int32Array(loaded), 0, 1);

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default (): void => {};
