import { defaultSettings } from '@folio/contract/default-settings';
import type { ExportFormat } from '@folio/contract/exports';
import type { ResumeForDocument } from './resume-for-document.ts';

/** The photo that a document shows is not available. */
export class MissingPhotoError extends Error {
  constructor() {
    super('We couldn’t load the photo. Try again, or upload it again under Personal.');
    this.name = 'MissingPhotoError';
  }
}

/** The id of the photo that the documents of a resume show; empty where they show none. */
export const shownPhotoId = ({
  content,
  settings = defaultSettings,
}: Pick<ResumeForDocument, 'content' | 'settings'>): string =>
  settings.showPhoto ? content.personalInfo.photoId : '';

/**
 * The formats that show a photo. Old Word can't show pictures in files that it has not written, and
 * the others are text.
 */
const photoFormats: readonly ExportFormat[] = ['pdf', 'docx', 'html'];

/** Whether a document would lack its photo. */
export const lacksPhoto = (resume: ResumeForDocument, format: ExportFormat): boolean =>
  photoFormats.includes(format) && shownPhotoId(resume) !== '' && !resume.photo;

/** @throws MissingPhotoError where the resume shows a photo in this format and its bytes are not there. */
export function requirePhoto(resume: ResumeForDocument, format: ExportFormat): void {
  if (lacksPhoto(resume, format)) throw new MissingPhotoError();
}

/** The bytes of a data address of ours. */
export const photoBytes = (source: string): Uint8Array =>
  Uint8Array.from(atob(source.slice(source.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
