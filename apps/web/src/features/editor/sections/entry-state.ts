import { groupRoles } from '@folio/contract/role-groups';
import { referenceTo } from '@folio/contract/section-references';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { emptyEntry, entriesOf, type ListPath } from '../store/lists.ts';
import { isSectionHidden, setSectionHidden } from '../store/section-visibility.ts';

/**
 * An entry's flags: whether the document shows it, and whether it is a further role at the employer
 * above. Custom sections are hidden by a reference in the settings.
 */
export function isEntryHidden(document: EditorDocument, list: ListPath, id: string): boolean {
  if (list === 'customSections') return isSectionHidden(document, referenceTo(id));
  return entriesOf(document.content, list).find((entry) => entry.id === id)?.isHidden === true;
}

/** The number of an entry's bullets; 0 for entries that can't have any. */
export function bulletCount({ content }: EditorDocument, list: ListPath, id: string): number {
  const bullets = entriesOf(content, list).find((entry) => entry.id === id)?.bullets;
  return Array.isArray(bullets) ? bullets.length : 0;
}

/** Links and details of the head can't be hidden, only deleted. */
export const canHide = (list: ListPath): boolean => !list.startsWith('personalInfo/');

export function setHidden(store: EditorStore, list: ListPath, id: string, isHidden: boolean): void {
  if (list === 'customSections') setSectionHidden(store, referenceTo(id), isHidden);
  else store.dispatch({ type: 'setEntryFlag', list, id, flag: 'isHidden', value: isHidden });
}

type RolePlace = 'none' | 'first' | 'within';

/** A job's position among the roles at its employer. */
export function roleOf({ content }: EditorDocument, list: ListPath, id: string): RolePlace {
  if (list !== 'workExperience') return 'none';
  const group = groupRoles(content.workExperience).find((jobs) =>
    jobs.some((job) => job.id === id),
  );
  if (!group || group.length < 2) return 'none';
  return group[0]?.id === id ? 'first' : 'within';
}

/** Whether a job could be a role at the employer of the job above. */
export function mayJoin({ content }: EditorDocument, list: ListPath, id: string): boolean {
  if (list !== 'workExperience') return false;
  const at = content.workExperience.findIndex((job) => job.id === id);
  const job = content.workExperience[at];
  const above = content.workExperience[at - 1];
  if (!job || !above || above.company.trim() === '') return false;
  return groupRoles([above, { ...job, sameEmployer: true }]).length === 1;
}

/** A new role at a job's employer, for the position below it. */
export function nextRole({ content }: EditorDocument, id: string) {
  const job = content.workExperience.find((one) => one.id === id);
  const company = job?.company ?? '';
  return {
    ...emptyEntry('workExperience'),
    company,
    location: job?.location ?? '',
    sameEmployer: true,
  };
}
