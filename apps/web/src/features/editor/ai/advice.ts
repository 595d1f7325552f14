import type { BulletChange, Improvement } from '@folio/contract/ai-answers';
import { type SectionName, sectionNames } from '@folio/contract/resume-content';
import type { ToastMessage } from '../../../ui/toast.ts';
import { nameOf } from '../design/section-name.ts';
import { placeOfPath } from '../fields/content-paths.ts';
import type { Place } from '../fields/place.ts';
import type { EditorDocument } from '../store/document.ts';
import { sectionUpdated, toastCopy } from './ai.copy.ts';
import type { Suggestion } from './suggestion.ts';

type TextSuggestion = Extract<Suggestion, { kind: 'text' }>;

/** What an improvement is about and what it can do, in the resume that it was made for. */
export type Advice = Improvement & {
  place: Place | undefined;
  /** Absent where only the person knows what to write, and where no field holds the text. */
  change: TextSuggestion | undefined;
};

export function adviceOf(document: EditorDocument, improvement: Improvement): Advice {
  const { path, before, after } = improvement;
  const place = placeOfPath(document, path);
  const change =
    place && after !== '' ? ({ kind: 'text', place, before, after } as const) : undefined;
  return { ...improvement, place, change };
}

/** A changed bullet point, at its place in the resume that was asked about. */
export function bulletSuggestion(
  { form }: EditorDocument,
  { entry, bullet: item, before, after }: BulletChange,
): TextSuggestion | undefined {
  const id = form.experience[entry]?.id;
  if (!id) return undefined;
  const place = { list: 'experience' as const, id, field: 'bulletPoints', item };
  return { kind: 'text', place, before, after };
}

/** What an improvement is told to be about. */
export function sectionTitle({ section, path }: Pick<Improvement, 'section' | 'path'>): string {
  if (section === 'personalInfo' && !/^(personalInfo\.summary)?$/.test(path)) return 'Personal';
  return isSection(section) ? nameOf(section) : 'Resume';
}

/** What is said once an improvement is applied. */
export function appliedToast(improvement: Improvement): ToastMessage {
  const { section } = improvement;
  if (section === 'workExperience') return toastCopy.experienceUpdated;
  if (section === 'personalInfo') return toastCopy.summaryUpdated;
  return sectionUpdated(sectionTitle(improvement));
}

const isSection = (section: string): section is SectionName =>
  sectionNames.some((name) => name === section);
