import type { ResumeContent } from '@folio/contract/resume-content';
import type { DisplayList, NodeId } from '@folio/typeset/display-list';
import { dateText, periodText } from '../language/document-dates.ts';
import { documentLocale } from '../language/document-locale.ts';
import { levelText } from '../language/document-words.ts';

/**
 * Returns the text of a display list in the order of its structure, as a screen reader would read
 * it, one line per element.
 */
export function readingText(list: DisplayList): string {
  const texts = new Map<NodeId, string>();
  const lines = list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
  for (const { fragments, nodes } of lines) {
    // Leaves out hyphens at line ends, which nobody wrote.
    for (const { part, run } of fragments.filter(({ isHyphen }) => !isHyphen)) {
      const node = nodes[part] ?? null;
      if (node !== null) texts.set(node, (texts.get(node) ?? '') + run.text);
    }
  }
  return [...texts.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('\n');
}

/** Removes white space, so that the comparison doesn't depend on line breaks, even within words. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad]+/gu, '');

/** Returns every text that a person may have written, with dates as shown. */
export function textsOf(content: ResumeContent): string[] {
  const { personalInfo, workExperience, education, projects, certifications } = content;
  const { dates, words } = documentLocale({ content });
  const periods = [...workExperience, ...education, ...projects].map((entry) =>
    periodText(entry, dates),
  );
  const fields = (entries: object[], ...names: string[]) =>
    entries.flatMap((entry) => names.map((name) => (entry as Record<string, string>)[name] ?? ''));
  const custom = content.customSections.filter((section) => section.entries.length > 0);
  const customEntries = custom.flatMap((section) => section.entries);
  return [
    ...Object.values(personalInfo).filter((text) => typeof text === 'string'),
    ...fields(workExperience, 'position', 'company', 'location', 'description'),
    ...fields(education, 'degree', 'field', 'institution', 'location', 'description'),
    ...fields(projects, 'name', 'description', 'technologies', 'link'),
    ...fields(certifications, 'name', 'issuer', 'description'),
    ...fields(content.languages, 'language'),
    ...content.languages.map(({ proficiency }) => levelText(proficiency, words)),
    ...fields(custom, 'title'),
    ...fields(customEntries, 'title', 'subtitle', 'description'),
    ...[...workExperience, ...customEntries].flatMap((entry) =>
      entry.bullets.map(({ text }) => text),
    ),
    ...content.skills.flatMap((skill) => [skill.category, ...skill.items]),
    ...fields(content.volunteering, 'organization', 'position'),
    ...content.volunteering.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
    ...fields(content.publications, 'title', 'authors', 'venue', 'volume', 'pages', 'description'),
    ...fields(content.awards, 'title', 'awarder'),
    ...fields(content.references, 'name', 'organization', 'email', 'description'),
    content.interests,
    ...periods,
    ...certifications.map((entry) => dateText(entry, dates)),
  ];
}
