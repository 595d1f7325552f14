import type { ResumeContent } from '@folio/contract/resume-content';
import { type ComponentType, createContext } from 'react';

export type ImporterProps = {
  /** Returns the current content of the open resume. */
  contentOf: () => ResumeContent;
  /** Names a text of the open resume by its path. */
  nameOf: (path: string) => string;
  /** The file that was dropped on the page; without one the dialog asks for it. */
  file: File | undefined;
  /** `isDoubted`: whether the reader was unsure of the added text at a path. */
  onMerged: (content: ResumeContent, isDoubted: (path: string, text: string) => boolean) => void;
  onClose: () => void;
};

/** The import dialog, which is another feature: the route provides it. */
export const ImporterContext = createContext<ComponentType<ImporterProps> | null>(null);
