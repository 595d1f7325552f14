import type { AiEdit } from '@folio/contract/ai-answers';
import { textAt, writeTextAt } from '@folio/contract/content-path';
import { parseItems } from '@folio/contract/items-text';
import { type ResumeContent, SkillCategory } from '@folio/contract/resume-content';
import { newEntryId } from '../store/document.ts';
import type { History } from '../store/history.ts';
import { placed } from '../store/lists.ts';

/** Something that can be done to the resume: an edit of a text, or a skill that is added. */
export type Suggestion = Pick<AiEdit, 'path' | 'before' | 'after'> | { skill: string };

export const summaryPath = 'personalInfo/summary';
export const suggestedCategory = 'AI Suggested';

/** By what a suggestion is known again. */
export const keyOf = (suggestion: Suggestion): string =>
  'skill' in suggestion
    ? `skill ${fold(suggestion.skill)}`
    : `${suggestion.path} ${suggestion.after}`;

/**
 * Whether it is in the resume. `applied` has the content that came of applying each: as long as a
 * step of the history has come to it, it was not taken back.
 */
export function isApplied(
  { document, past }: Pick<History, 'document' | 'past'>,
  applied: ReadonlyMap<string, ResumeContent>,
  suggestion: Suggestion,
): boolean {
  if ('skill' in suggestion && hasSkill(document.content, suggestion.skill)) return true;
  const content = applied.get(keyOf(suggestion));
  return content !== undefined && past.some((one) => one.content === content);
}

/** The content with those that fit it, and which these are. Others leave it as it is. */
export function applyAll<S extends Suggestion>(
  before: ResumeContent,
  suggestions: readonly S[],
): { content: ResumeContent; fitting: S[] } {
  let content = before;
  const fitting = suggestions.filter((suggestion) => {
    if ('skill' in suggestion) {
      content = withSkill(content, suggestion.skill);
      return true;
    }
    const fits = isStillThere(content, suggestion);
    if (fits) content = writeTextAt(content, suggestion.path, suggestion.after);
    return fits;
  });
  return { content, fitting };
}

/** Whether the text that an edit was made for stands at its path; spaces alone are no text. */
export function isStillThere(
  content: ResumeContent,
  { path, before }: Pick<AiEdit, 'path' | 'before'>,
): boolean {
  const now = textAt(content, path);
  return now === before || (now !== undefined && (now + before).trim() === '');
}

/** In the category for it, which is made if there is none; a skill that is named already stays as it is. */
function withSkill(content: ResumeContent, skill: string): ResumeContent {
  if (hasSkill(content, skill)) return content;
  const known = suggestedIn(content);
  const { before, after } = skillDifference(content, skill);
  if (known?.id !== undefined && before.trim() !== '')
    return {
      ...content,
      skills: content.skills.map((one) => (one === known ? { ...one, ...parseItems(after) } : one)),
    };
  const added = SkillCategory.parse({
    id: newEntryId(),
    category: suggestedCategory,
    items: [skill],
  });
  const others = content.skills.filter((one) => one !== known);
  return { ...content, skills: [...placed([...others, added])] };
}

/** What the category holds, as it was typed, and would hold with one more. */
export function skillDifference(content: ResumeContent, skill: string) {
  const { items = [], itemsText = '' } = suggestedIn(content) ?? {};
  const before = itemsText || items.join(', ');
  const kept = before.replace(/[\s,]+$/, '');
  return { before, after: kept === '' ? skill : `${kept}, ${skill}` };
}

const suggestedIn = ({ skills }: ResumeContent) =>
  skills.find(({ category }) => fold(category) === fold(suggestedCategory));

/** Whether a skill is named in any category, however it is spelt in small and large letters. */
export const hasSkill = ({ skills }: ResumeContent, skill: string): boolean =>
  skills.some(({ items }) => items.some((item) => fold(item) === fold(skill)));

const fold = (text: string) => text.trim().toLowerCase();
