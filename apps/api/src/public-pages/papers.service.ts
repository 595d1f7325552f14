import type { PublicResume } from '@folio/contract/public-resumes';
import type { FastifyInstance } from 'fastify';
import { makeVisitorPdf } from '../exports/resume-pdf.service.ts';
import type { Work } from '../platform/document-threads.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { createSingleFlightCache } from '../platform/single-flight-cache.ts';
import { readShownResume } from '../profiles/public-profiles.service.ts';
import type { PaperTask } from './paper-worker.ts';

const cachedBytes = 32 * 1024 * 1024;
const paperWork: Work<PaperTask, Uint8Array> = {
  module: new URL('./paper-worker.ts', import.meta.url),
};

/** Cached documents don't count. */
const madeForAddress: RateLimit = { name: 'papers-address', hits: 30, seconds: 60 };

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'documentThreads'>;
type PaperRequest = { username: string; visitor: string };

/** Renders the resume that a profile page shows; no bytes if it has just been removed. */
export function createPapers(parts: Parts) {
  const cache = createSingleFlightCache(cachedBytes);
  const make = async (
    kind: string,
    { username, visitor }: PaperRequest,
    draw: (resume: PublicResume) => Promise<Uint8Array>,
  ) => {
    const found = await readShownResume(parts, username);
    if (!found) return new Uint8Array();
    const { resume, tag } = found;
    const cacheKey = `${resume.id} ${tag} ${resume.showsBranding} ${kind}`;
    return cache(cacheKey, async () => {
      await countHits(parts, [{ limit: madeForAddress, subject: visitor }]);
      return draw(resume);
    });
  };
  return {
    svg: (request: PaperRequest, encoding: PaperTask['encoding']) =>
      make(`svg ${encoding}`, request, (resume) =>
        parts.documentThreads.run({ whose: request.visitor }, paperWork, { resume, encoding }),
      ),
    pdf: (request: PaperRequest) =>
      make('pdf', request, async (resume) => {
        const { bytes } = await makeVisitorPdf(parts, { whose: request.visitor }, resume);
        return bytes;
      }),
  };
}
