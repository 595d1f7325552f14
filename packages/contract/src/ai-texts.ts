import type { EditedSection } from './ai.ts';
import { type ContentPath, listTexts, parsePath } from './content-path.ts';
import type { ResumeContent } from './resume-content.ts';

/** What is told in words of one's own; names, titles and dates are facts. */
const proseFields: ReadonlySet<string | undefined> = new Set(['summary', 'description', 'bullets']);

/** Whether a path is that of running text, which may be said better: no name, title or date. */
export const isProse = (path: ContentPath): boolean => proseFields.has(parsePath(path)?.field);

/**
 * The texts of a section, or of one entry of it, that AI may say better; those that say nothing are
 * left out.
 */
export const textsToEdit = (
  content: ResumeContent,
  section: EditedSection,
  entryId?: string,
): { path: ContentPath; text: string }[] =>
  listTexts(content).filter(({ path, text }) => {
    const location = parsePath(path);
    if (location?.section !== section || text.trim() === '') return false;
    const { entry, innerEntry = entry, field } = location;
    return (
      (isProse(path) || field === 'items') && (entryId === undefined || entryId === innerEntry)
    );
  });
