import { z } from 'zod';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';

/** The rules for uploaded pictures, with the server's error messages. */
export const pictureRules = {
  mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 25_000_000,
  wrongType: 'Invalid file type: Please upload a PNG, JPG, or GIF file.',
  tooLarge: 'File too large: Please upload an image smaller than 2MB.',
  tooManyPixels: 'Image too large: Please upload an image of up to 25 megapixels.',
} as const;

/** A photo for resumes, stored as a square JPEG. The body of `create` is the file itself. */
export const photoRoutes = {
  create: {
    method: 'POST',
    url: '/api/photos',
    schema: { response: { 201: answer({ data: z.object({ id: z.uuid() }) }) } },
  },
  /** The response is the JPEG, without an envelope. */
  get: {
    method: 'GET',
    url: '/api/photos/:id',
    schema: { params: IdParams, response: {} },
  },
} as const satisfies Record<string, Route>;
