import type { Resume } from '@folio/contract/resumes';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import type { FastifyInstance } from 'fastify';
import type { Work } from '../platform/document-threads.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { createSingleFlightCache } from '../platform/single-flight-cache.ts';
import type { ThumbnailTask } from './thumbnail-worker.ts';

const cachedBytes = 32 * 1024 * 1024;
const thumbnailWork: Work<ThumbnailTask, Uint8Array> = {
  module: new URL('./thumbnail-worker.ts', import.meta.url),
};

/** Counts only thumbnails that must be rendered, not cached ones. */
const madeForAccount: RateLimit = { name: 'thumbnails-account', hits: 240, seconds: 60 };

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'documentThreads'>;
type Thumbnail = {
  /** The cache key; concurrent requests share one rendering. */
  key: string;
  userId: string;
  /** Called if it must be rendered. */
  readResume: () => Promise<ResumeForDocument>;
  widthPx: number;
};

/** Renders first pages as PNGs. */
export function createThumbnails(parts: Parts) {
  const singleFlightCache = createSingleFlightCache(cachedBytes);
  return ({ key, userId, readResume, widthPx }: Thumbnail): Promise<Uint8Array> =>
    singleFlightCache(key, async () => {
      await countHits(parts, [{ limit: madeForAccount, subject: userId }]);
      const read = async () => ({ resume: await readResume(), widthPx });
      return parts.documentThreads.run({ whose: userId }, thumbnailWork, read);
    });
}

/** The ETag of a resume's thumbnail. */
export const thumbnailTag = (
  { version, templateId }: Pick<Resume, 'version' | 'templateId'>,
  { widthPx, showsBranding }: { widthPx: number; showsBranding: boolean },
): string => `${version}-${templateId}-${widthPx}${showsBranding ? '-foot' : ''}`;
