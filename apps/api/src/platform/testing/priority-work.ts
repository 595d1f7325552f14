import { getPriority } from 'node:os';
import { threadFonts } from '../thread-fonts.ts';

/** Tells the priority of its thread, once that has what documents need. */
async function priority() {
  await threadFonts;
  return getPriority(0);
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default priority;
