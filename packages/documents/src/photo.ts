import { defaultSettings } from '@folio/contract/default-settings';
import type { ExportFormat } from '@folio/contract/exports';
import type { ResumeForDocument } from './resume-for-document.ts';

/** Thrown if the photo that a document shows is not available. */
export class MissingPhotoError extends Error {
  constructor() {
    super('We couldn’t load the photo. Try again, or upload it again under Personal.');
    this.name = 'MissingPhotoError';
  }
}

/**
 * Returns the id of the photo that the documents of a resume show, or an empty text if they show
 * none.
 */
export const shownPhotoId = ({
  content,
  settings = defaultSettings,
}: Pick<ResumeForDocument, 'content' | 'settings'>): string =>
  settings.showPhoto ? content.personalInfo.photoId : '';

/**
 * The formats that show a photo. Old versions of Word show no pictures in `.doc` files that they
 * haven't written, and the others are text.
 */
const photoFormats: readonly ExportFormat[] = ['pdf', 'docx', 'html'];

/** Whether a document would lack its photo. */
export const lacksPhoto = (resume: ResumeForDocument, format: ExportFormat): boolean =>
  photoFormats.includes(format) && shownPhotoId(resume) !== '' && !resume.photo;

/**
 * @throws MissingPhotoError if the resume shows a photo in this format and its bytes are not given.
 */
export function requirePhoto(resume: ResumeForDocument, format: ExportFormat): void {
  if (lacksPhoto(resume, format)) throw new MissingPhotoError();
}

/** Returns the bytes of a base64 data URL. */
export const photoBytes = (source: string): Uint8Array =>
  Uint8Array.from(atob(source.slice(source.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
