import { z } from 'zod';
import { IdParams } from './id-params.ts';
import { VersionInQuery } from './resumes.ts';
import type { Route } from './route.ts';

/** A few fixed widths, so that one resume has few pictures to make and cache. */
export const thumbnailWidthsPx = [240, 480, 800, 1200] as const;
export const defaultThumbnailWidthPx = 480;

/**
 * Stand-ins for text in the picture of a page without any: x, y, width and height on A4, in points.
 */
export const ghostLines: readonly (readonly [number, number, number, number])[] = [
  [56, 60, 210, 18],
  [56, 90, 150, 9],
  [56, 150, 90, 8],
  [56, 172, 483, 7],
  [56, 188, 470, 7],
  [56, 204, 380, 7],
  [56, 254, 110, 8],
  [56, 276, 478, 7],
  [56, 292, 455, 7],
  [56, 308, 483, 7],
  [56, 324, 290, 7],
];
export const ghostColor = '#e6e9ee';

/** The address of a resume's picture. */
export const thumbnailPath = (id: string): `/api/${string}` =>
  `/api/resumes/${encodeURIComponent(id)}/thumbnail`;

const widthMessage = `The width is one of ${thumbnailWidthsPx.join(', ')} pixels`;

/** The response is a PNG of the first page, without an envelope. */
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
         * The version that the caller shows next to the picture. Any other one gives
         * `VERSION_CONFLICT`.
         */
        version: VersionInQuery.optional(),
      }),
      response: {},
    },
  },
} as const satisfies Record<string, Route>;
