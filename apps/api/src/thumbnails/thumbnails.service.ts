import type { Resume } from '@folio/contract/resumes';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import type { DocumentThreads, Work } from '../platform/document-threads.ts';
import { createMadeOnce } from '../platform/made-once.ts';
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
  const madeOnce = createMadeOnce(cachedBytes);
  return {
    makeThumbnail: (key, readResume, widthPx) =>
      madeOnce(key, async () =>
        threads.run(thumbnailWork, { resume: await readResume(), widthPx }),
      ),
  };
}

/** What tells one picture of a resume from another. */
export const thumbnailTag = (
  { version, templateId }: Pick<Resume, 'version' | 'templateId'>,
  { widthPx, carriesFoot }: { widthPx: number; carriesFoot: boolean },
): string => `${version}-${templateId}-${widthPx}${carriesFoot ? '-foot' : ''}`;
