import type { Resume } from '@folio/contract/resumes';

/** The parts of a resume that its documents need. */
export type ResumeForDocument = Pick<Resume, 'name' | 'templateId' | 'content' | 'order'> & {
  /** The owner's settings; without them a template is used unchanged. */
  settings?: Resume['settings'];
  /** The photo of the content as a data URL, if it is available. */
  photo?: string | undefined;
  /**
   * Whether the PDF names the product at the foot of each page, which depends on the owner's
   * account.
   */
  showsBranding?: boolean;
};
