import type { DocumentSettings } from '@folio/contract/document-settings';
import { type EditorForm, fromEditorForm, toEditorForm } from '@folio/contract/editor-form';
import type { ResumeContent, SectionName } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/templates';

/** All that a person changes in the editor: what undo goes over and what is saved. Immutable. */
export type EditorDocument = {
  readonly name: string;
  readonly templateId: TemplateId;
  readonly order: readonly SectionName[];
  readonly isPublished: boolean;
  /** Whether anyone who has the link may read it. */
  readonly isPublic: boolean;
  readonly settings: Readonly<DocumentSettings>;
  readonly form: Readonly<EditorForm>;
};

export const listNames = [
  'experience',
  'education',
  'projects',
  'certificates',
  'skills',
  'languages',
] as const;
export type ListName = (typeof listNames)[number];

/** Twelve hex digits; `crypto.randomUUID` is missing where the page isn't served over TLS. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives every entry an id of its own, and one that can name an element of the page. */
export function withEntryIds(form: EditorForm): EditorForm {
  const named: EditorForm = {
    ...form,
    customSections: withIds(form.customSections).map(({ entries, ...section }) => ({
      ...section,
      entries: withIds(entries),
    })),
  };
  for (const list of listNames) Object.assign(named, { [list]: withIds<HasId>(form[list]) });
  return named;
}

type HasId = { id?: string | undefined };
const idPattern = /^[\w-]+$/;

function withIds<T extends HasId>(entries: readonly T[]): T[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const isOwn = entry.id && idPattern.test(entry.id) && !taken.has(entry.id);
    const id = isOwn && entry.id ? entry.id : newEntryId();
    taken.add(id);
    return entry.id === id ? entry : { ...entry, id };
  });
}

export const documentOf = (resume: Resume): EditorDocument => ({
  name: resume.name,
  templateId: resume.templateId,
  order: resume.order,
  isPublished: resume.isPublished,
  isPublic: resume.isPublic,
  settings: resume.settings,
  form: withEntryIds(toEditorForm(resume.content)),
});

const contents = new WeakMap<EditorForm, ResumeContent>();

/** The server form of a document's content, made once a form. */
export function contentOf({ form }: EditorDocument): ResumeContent {
  let content = contents.get(form);
  if (!content) {
    content = fromEditorForm(form);
    contents.set(form, content);
  }
  return content;
}
