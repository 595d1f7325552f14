import type { ResumeContent } from '@folio/contract/resume-content';
import { type ComponentType, createContext } from 'react';

export type ImporterProps = {
  /** What the open resume says when it is asked. */
  contentOf: () => ResumeContent;
  /** What was dropped on the page; without one it is asked for. */
  file: File | undefined;
  /** `isDoubted` says of a text that was added whether the reader was unsure of it. */
  onMerged: (content: ResumeContent, isDoubted: (path: string, text: string) => boolean) => void;
  onClose: () => void;
};

/** The dialog that reads a file into the open resume: another feature, which the route brings. */
export const ImporterContext = createContext<ComponentType<ImporterProps> | null>(null);
