import { pictureRules } from '@folio/contract/photos';
import { bodyLimits } from '@folio/contract/route';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { acceptForms } from '../forms.ts';
import { tooLarge } from './square-jpeg.ts';

/** The size limit of a form with a picture. A file that exceeds its own limit is rejected. */
export const pictureFormBytes = pictureRules.maxBytes + bodyLimits.form;

/** Accepts multipart forms with a picture in a plugin's routes; other bodies are rejected. */
export const receivePictures = (app: FastifyInstance): Promise<void> =>
  acceptForms(app, {
    limits: { fileSize: pictureRules.maxBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    tooLarge,
  });

/** The bytes of a form's file, ignoring its declared type. */
export async function pictureOf(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw noForm(field);
  const file = await readFile(request).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    if ((error as Partial<FastifyError>).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    const message = 'We couldn’t read the form. Please send it again.';
    throw new AppError('MALFORMED_REQUEST', message, { cause: error });
  });
  if (file?.field === field) return file.bytes;
  const message = 'Please choose a picture';
  throw new AppError('VALIDATION_ERROR', `${message}.`, { errors: { [field]: [message] } });
}

async function readFile(request: FastifyRequest) {
  const file = await request.file();
  if (!file) return undefined;
  const bytes = await file.toBuffer();
  // The library misses the cut if it falls between two pieces of the file.
  if (file.file.truncated) throw tooLarge();
  return { field: file.fieldname, bytes };
}

const noForm = (field: string) =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Send the picture as a form (multipart/form-data) with the field ${field}.`,
  );
