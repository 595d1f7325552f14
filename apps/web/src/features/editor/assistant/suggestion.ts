import type { AiEdit } from '@folio/contract/ai-answers';
import { textAt, writeTextAt } from '@folio/contract/content-path';
import { parseItems } from '@folio/contract/items-text';
import { type ResumeContent, SkillCategory } from '@folio/contract/resume-content';
import { newEntryId } from '../store/document.ts';
import type { History } from '../store/history.ts';
import { placed } from '../store/lists.ts';

/** A change to the resume: an edit of a text, or a skill to add. */
export type Suggestion = Pick<AiEdit, 'path' | 'before' | 'after'> | { skill: string };

export const summaryPath = 'personalInfo/summary';
export const suggestedCategory = 'AI Suggested';

/** Identifies a suggestion. */
export const keyOf = (suggestion: Suggestion): string =>
  'skill' in suggestion
    ? `skill ${fold(suggestion.skill)}`
    : `${suggestion.path} ${suggestion.after}`;

/**
 * Whether a suggestion is in effect. `applied` has the content after each application: while that
 * is in the undo history, it was not undone.
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

/** Applies all suggestions that fit; returns the content and the applied ones. */
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

/** Whether the text that an edit was made for is still at its path; a blank text doesn't count. */
export function isStillThere(
  content: ResumeContent,
  { path, before }: Pick<AiEdit, 'path' | 'before'>,
): boolean {
  const now = textAt(content, path);
  return now === before || (now !== undefined && (now + before).trim() === '');
}

/**
 * Adds a skill to its category, which is created if necessary; an existing skill stays as it is.
 */
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

/** The category's text, before and after adding the skill. */
export function skillDifference(content: ResumeContent, skill: string) {
  const { items = [], itemsText = '' } = suggestedIn(content) ?? {};
  const before = itemsText || items.join(', ');
  const kept = before.replace(/[\s,]+$/, '');
  return { before, after: kept === '' ? skill : `${kept}, ${skill}` };
}

const suggestedIn = ({ skills }: ResumeContent) =>
  skills.find(({ category }) => fold(category) === fold(suggestedCategory));

/** Whether a skill is in any category, ignoring case. */
export const hasSkill = ({ skills }: ResumeContent, skill: string): boolean =>
  skills.some(({ items }) => items.some((item) => fold(item) === fold(skill)));

const fold = (text: string) => text.trim().toLowerCase();
