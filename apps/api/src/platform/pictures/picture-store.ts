import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** Files by their keys, which are 43 letters, digits, '-' and '_'. A file never changes. */
export type PictureStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
  /** Also of one that is not there. */
  remove: (key: string) => Promise<void>;
};

export const openPictureStore = ({
  dataDir,
  pictures,
}: Pick<Configuration, 'dataDir' | 'pictures'>): PictureStore =>
  pictures.store === 's3' ? createS3Store(pictures) : createFolderStore(join(dataDir, 'pictures'));
