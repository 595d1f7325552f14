import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);
export const webApp = inRoot('apps', 'web');
export const webBuild = join(webApp, 'dist');
export const cacheFolder = inRoot('node_modules', '.cache', 'folio');
