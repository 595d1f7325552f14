import type { ResumeContent } from '@folio/contract/resume-content';

/** Makes the PDF of a content in its two-column template. */
export type MakePdf = (content: ResumeContent) => Uint8Array | Promise<Uint8Array>;
