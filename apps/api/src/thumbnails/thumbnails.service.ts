import type { Resume } from '@folio/contract/resumes';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { LruCache } from '@folio/typeset/shape/lru-cache';
import type { DocumentThreads, Work } from '../platform/document-threads.ts';
import type { ThumbnailTask } from './thumbnail-worker.ts';

const cachedBytes = 32 * 1024 * 1024;
const thumbnailWork: Work<ThumbnailTask, Uint8Array> = {
  module: new URL('./thumbnail-worker.ts', import.meta.url),
};

export type Thumbnails = {
  /**
   * A PNG of the first page, `widthPx` wide. Made once for a `key`, which tells it from all others,
   * also when asked for at once; what it takes is read when it must be made.
   */
  makeThumbnail: (
    key: string,
    readResume: () => Promise<ResumeForDocument>,
    widthPx: number,
  ) => Promise<Uint8Array>;
};

export function createThumbnails(threads: DocumentThreads): Thumbnails {
  const made = new LruCache<Uint8Array>(cachedBytes);
  const inMaking = new Map<string, Promise<Uint8Array>>();
  const make = async (
    key: string,
    readResume: () => Promise<ResumeForDocument>,
    widthPx: number,
  ) => {
    try {
      const png = await threads.run(thumbnailWork, { resume: await readResume(), widthPx });
      made.set(key, png, png.length);
      return png;
    } finally {
      inMaking.delete(key);
    }
  };
  return {
    makeThumbnail: async (key, readResume, widthPx) => {
      const known = made.get(key) ?? inMaking.get(key);
      if (known) return known;
      const making = make(key, readResume, widthPx);
      inMaking.set(key, making);
      return making;
    },
  };
}

/** What tells one picture of a resume from another. */
export const thumbnailTag = (
  { version, templateId }: Pick<Resume, 'version' | 'templateId'>,
  { widthPx, carriesFoot }: { widthPx: number; carriesFoot: boolean },
): string => `${version}-${templateId}-${widthPx}${carriesFoot ? '-foot' : ''}`;
