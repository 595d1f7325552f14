import { z } from 'zod';
import { IdParams } from './id-params.ts';
import { VersionInQuery } from './resumes.ts';
import type { Route } from './route.ts';

/** A fixed few widths, so that one resume has few pictures to make and cache. */
export const thumbnailWidthsPx = [240, 480, 800, 1200] as const;
export const defaultThumbnailWidthPx = 480;

/** The address of a resume's picture. */
export const thumbnailPath = (id: string): `/api/${string}` =>
  `/api/resumes/${encodeURIComponent(id)}/thumbnail`;

const widthMessage = `The width is one of ${thumbnailWidthsPx.join(', ')} pixels`;

/** The answer is a PNG of the first page, not an envelope. */
export const thumbnailRoutes = {
  thumbnail: {
    method: 'GET',
    url: '/api/resumes/:id/thumbnail',
    schema: {
      params: IdParams,
      querystring: z.strictObject({
        width: z
          .enum(thumbnailWidthsPx.map(String), widthMessage)
          .default(String(defaultThumbnailWidthPx))
          .transform(Number),
        /**
         * The version that the caller shows beside the picture; another one is `VERSION_CONFLICT`.
         */
        version: VersionInQuery.optional(),
      }),
      response: {},
    },
  },
} as const satisfies Record<string, Route>;
