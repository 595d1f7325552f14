import { z } from 'zod';
import type { Route } from './route.ts';

export const defaultThumbnailWidthPx = 480;

const widthMessage = 'The width is a whole number of pixels from 120 to 1200';

/** The answer is a PNG of the first page, not an envelope. */
export const thumbnailRoutes = {
  thumbnail: {
    method: 'GET',
    url: '/api/resumes/:id/thumbnail',
    schema: {
      params: z.object({ id: z.string() }),
      querystring: z.strictObject({
        width: z.coerce
          .number(widthMessage)
          .int(widthMessage)
          .min(120, widthMessage)
          .max(1200, widthMessage)
          .default(defaultThumbnailWidthPx),
      }),
      response: {},
    },
  },
} as const satisfies Record<string, Route>;
