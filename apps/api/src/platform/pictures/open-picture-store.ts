import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { createFolderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store of the configuration. */
export const openPictureStore = ({
  dataDir,
  pictures,
}: Pick<Configuration, 'dataDir' | 'pictures'>): PictureStore =>
  pictures.store === 's3' ? createS3Store(pictures) : createFolderStore(pictureFolder(dataDir));

export const pictureFolder = (dataDir: string): string => join(dataDir, 'pictures');
