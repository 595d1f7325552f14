import type { Resume } from '@folio/contract/resumes';

/** The parts of a resume that its documents need. */
export type ResumeForDocument = Pick<Resume, 'name' | 'templateId' | 'content' | 'order'> & {
  /** The owner's settings; without them every template is as it is. */
  settings?: Resume['settings'];
  /** The photo that the content names, as a data address; left out where it is not at hand. */
  photo?: string | undefined;
  /** Whether its PDF names the product at the foot of each page: a matter of its owner's account. */
  showsBranding?: boolean;
};
