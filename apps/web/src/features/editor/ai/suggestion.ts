import type { EditorForm } from '@folio/contract/editor-form';
import { parseItems } from '@folio/contract/items-text';
import { endOfBullet } from '../fields/content-paths.ts';
import { elementIdOf, type Place } from '../fields/place.ts';
import { setText, textOf } from '../form/use-field.ts';
import type { EditorDocument } from '../store/document.ts';
import type { History } from '../store/history.ts';
import { emptyEntry } from '../store/lists.ts';
import { reduceDocument } from '../store/reduce-document.ts';

/** Something that can be done to the resume. A text stands at its place once it is applied. */
export type Suggestion =
  | { kind: 'skill'; skill: string }
  | { kind: 'text'; place: Place; before: string; after: string };

/** A suggestion for the summary, but for its texts. */
export const summaryPlace = {
  kind: 'text',
  place: { list: null, field: 'summary' },
} as const satisfies Partial<Suggestion>;

export const suggestedCategory = 'AI Suggested';

/** By what a suggestion is known again. */
export function keyOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'skill') return `skill ${fold(suggestion.skill)}`;
  const { place, after } = suggestion;
  const item = place.list === null ? '' : (place.item ?? '');
  return `${elementIdOf(place)} ${item} ${after}`;
}

/**
 * Whether it is in the resume. `applied` has the form that came of applying each: as long as that is
 * the form of now or of a step before, it was not taken back.
 */
export function isApplied(
  { document, past }: Pick<History, 'document' | 'past'>,
  applied: ReadonlyMap<string, EditorForm>,
  suggestion: Suggestion,
): boolean {
  if (suggestion.kind === 'skill' && hasSkill(document, suggestion.skill)) return true;
  const form = applied.get(keyOf(suggestion));
  return form !== undefined && [document, ...past].some((one) => one.form === form);
}

/** The document with it; undefined when what it was made for is not there any more. */
export function applySuggestion(
  document: EditorDocument,
  suggestion: Suggestion,
): EditorDocument | undefined {
  return suggestion.kind === 'skill'
    ? withSkill(document, suggestion.skill)
    : withText(document, suggestion);
}

type TextSuggestion = Extract<Suggestion, { kind: 'text' }>;

function withText(document: EditorDocument, { place, before, after }: TextSuggestion) {
  const text = textOf(document, place);
  const start = startOf(document, place, before);
  if (start === undefined) return undefined;
  const end = before.trim() === '' ? text.length : start + before.length;
  const changed = text.slice(0, start) + after + text.slice(end);
  return reduceDocument(document, setText(place, changed));
}

/** Where the text that is to be replaced begins in its field. */
function startOf(document: EditorDocument, place: Place, before: string): number | undefined {
  const text = textOf(document, place);
  if (place.list === null || place.item === undefined) {
    return text === before || (text + before).trim() === '' ? 0 : undefined;
  }
  const { list, id, item } = place;
  const start = endOfBullet({ document, list, id }, item) - before.length;
  return isLineOf(text, before, start) ? start : lineStart(text, before);
}

/** Where a bullet point is now that stood elsewhere before. */
function lineStart(text: string, line: string): number | undefined {
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1))
    if (isLineOf(text, line, at)) return at;
  return undefined;
}

const isBreak = (character: string | undefined) => character === undefined || character === '\n';

const isLineOf = (text: string, line: string, at: number): boolean =>
  line !== '' &&
  text.startsWith(line, at) &&
  at >= 0 &&
  isBreak(text[at - 1]) &&
  isBreak(text[at + line.length]);

/** Into the category for it, which is made if there is none; a skill that is named already stays as it is. */
function withSkill(document: EditorDocument, skill: string): EditorDocument {
  if (hasSkill(document, skill)) return document;
  const list = 'skills' as const;
  const known = suggestedOf(document);
  if (known?.id === undefined) {
    const entry = { ...emptyEntry(list), category: suggestedCategory, items: skill };
    return reduceDocument(document, { type: 'addEntry', list, entry });
  }
  const place = { list, id: known.id, field: 'items' };
  return reduceDocument(document, setText(place, joined(known.items, skill)));
}

/** What the category holds, and would hold with one more. */
export function skillDifference(document: EditorDocument, skill: string) {
  const before = suggestedOf(document)?.items ?? '';
  return { before, after: joined(before, skill) };
}

const joined = (items: string, skill: string) => {
  const kept = items.replace(/[\s,]+$/, '');
  return kept === '' ? skill : `${kept}, ${skill}`;
};

const suggestedOf = ({ form }: EditorDocument) =>
  form.skills.find(({ category }) => fold(category) === fold(suggestedCategory));

/** Whether a skill is named in any category, however it is spelt in small and large letters. */
export const hasSkill = ({ form }: EditorDocument, skill: string): boolean =>
  form.skills.some(({ items }) =>
    parseItems(items).items.some((item) => fold(item) === fold(skill)),
  );

const fold = (text: string) => text.trim().toLowerCase();
