import { getEnvironmentData } from 'node:worker_threads';

/** A `preload` module that reports when it is loaded by a thread. */
const loaded = getEnvironmentData('loaded threads');
if (loaded instanceof SharedArrayBuffer) Atomics.add(new Int32Array(loaded), 0, 1);

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default (): void => {};
