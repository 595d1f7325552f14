import { dateText, periodText } from '@folio/contract/date-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { DisplayList, NodeId } from '@folio/typeset/display-list';

/** What a display list says, read along its structure as a screen reader would, a line an element. */
export function readingText(list: DisplayList): string {
  const said = new Map<NodeId, string>();
  for (const page of list.pages) {
    for (const item of page.items) {
      if (item.kind !== 'line') continue;
      for (const { part, run } of item.fragments) {
        const node = item.nodes[part] ?? null;
        if (node !== null) said.set(node, (said.get(node) ?? '') + run.text);
      }
    }
  }
  return [...said.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('\n');
}

/** Without white space: where a line broke does not matter, nor within which word. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad]+/gu, '');

/** Every text that a person may have written, dates as they are read. */
export function textsOf(content: ResumeContent): string[] {
  const { personalInfo, workExperience, education, projects, certifications } = content;
  const periods = [...workExperience, ...education, ...projects].map((entry) => periodText(entry));
  const fields = (entries: object[], ...names: string[]) =>
    entries.flatMap((entry) => names.map((name) => (entry as Record<string, string>)[name] ?? ''));
  const custom = content.customSections.filter((section) => section.entries.length > 0);
  const customEntries = custom.flatMap((section) => section.entries);
  return [
    ...Object.values(personalInfo),
    ...fields(workExperience, 'position', 'company', 'location', 'description'),
    ...fields(education, 'degree', 'field', 'institution', 'location', 'description'),
    ...fields(projects, 'name', 'description', 'technologies', 'link'),
    ...fields(certifications, 'name', 'issuer', 'description'),
    ...fields(content.languages, 'language', 'proficiency'),
    ...fields(custom, 'title'),
    ...fields(customEntries, 'title', 'subtitle', 'description'),
    ...[...workExperience, ...customEntries].flatMap((entry) =>
      entry.bullets.map(({ text }) => text),
    ),
    ...content.skills.flatMap((skill) => [skill.category, ...skill.items]),
    content.interests,
    ...periods,
    ...certifications.map((entry) => dateText(entry)),
  ];
}
