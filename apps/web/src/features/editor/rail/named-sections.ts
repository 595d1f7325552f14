import type { ResumeContent } from '@folio/contract/resume-content';
import { referenceTo, type SectionReference, sectionOf } from '@folio/contract/section-references';

/** Whether a section is among references: `customSections` names all of a person's own. */
export const isNamed = (
  references: readonly SectionReference[],
  section: SectionReference,
): boolean => references.includes(section) || references.includes(sectionOf(section));

/** With the sections of a person's own named one by one, so that one can be taken away. */
export function eachApart<R extends SectionReference>(
  references: readonly R[],
  custom: ResumeContent['customSections'],
): (R | `customSections/${string}`)[] {
  const all = references.flatMap((one): (R | `customSections/${string}`)[] =>
    one === 'customSections' ? custom.map(({ id }) => referenceTo(id)) : [one],
  );
  return [...new Set(all)];
}
