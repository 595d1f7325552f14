import type { EditedSection } from './ai-requests.ts';
import { type ContentPath, listTexts, parsePath } from './content-path.ts';
import type { ResumeContent } from './resume-content.ts';

/** The fields that hold sentences. Names, titles and dates are facts, which AI doesn't change. */
const proseFields: ReadonlySet<string | undefined> = new Set(['summary', 'description', 'bullets']);

/** Whether a path leads to prose, which may be rewritten: not to a name, title or date. */
export const isProse = (path: ContentPath): boolean => proseFields.has(parsePath(path)?.field);

/** Returns the non-empty texts of a section, or of one entry of it, that AI may rewrite. */
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
