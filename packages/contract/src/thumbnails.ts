import { z } from 'zod';
import type { Route } from './route.ts';

/** Few, so that one resume has few pictures to be made and kept. */
export const thumbnailWidthsPx = [240, 480, 800, 1200] as const;
export const defaultThumbnailWidthPx = 480;

const widthMessage = `The width is one of ${thumbnailWidthsPx.join(', ')} pixels`;

/** The answer is a PNG of the first page, not an envelope. */
export const thumbnailRoutes = {
  thumbnail: {
    method: 'GET',
    url: '/api/resumes/:id/thumbnail',
    schema: {
      params: z.object({ id: z.string() }),
      querystring: z.strictObject({
        width: z
          .enum(thumbnailWidthsPx.map(String), widthMessage)
          .default(String(defaultThumbnailWidthPx))
          .transform(Number),
      }),
      response: {},
    },
  },
} as const satisfies Record<string, Route>;
