import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures as files of a folder, which one node has to itself. */
export function createFolderStore(folder: string): PictureStore {
  const fileOf = (key: string) => join(folder, `${key}.jpg`);
  return {
    put: async (key, bytes) => {
      const unfinished = `${fileOf(key)}.part`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isFull(error) ? storageFull(error) : error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
const storageFull = (cause: unknown) =>
  new AppError('STORAGE_FULL', 'There is no space left to save this. Reading still works.', {
    cause,
  });
