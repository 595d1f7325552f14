import type { ResumeContent } from '@folio/contract/resume-content';
import type { EnhancedSection } from './sections.ts';

/** A line of a text of the content: `path` is the text's, `line` counts within it from 0. */
export type Line = { path: string; line: number; text: string };

/** What a list section says in lines, without those that say nothing. */
export function linesOf(
  content: ResumeContent,
  section: Exclude<EnhancedSection, 'personalInfo' | 'skills'>,
): Line[] {
  return content[section].flatMap((entry, index) => {
    const path = `${section}[${index}]`;
    const bullets = 'bullets' in entry ? entry.bullets : [];
    return [
      ...linesIn(`${path}.description`, entry.description),
      ...bullets.flatMap((bullet, at) => linesIn(`${path}.bullets[${at}]`, bullet)),
    ];
  });
}

const linesIn = (path: string, text: string): Line[] =>
  text
    .split('\n')
    .map((said, line) => ({ path, line, text: said }))
    .filter((one) => one.text.trim() !== '');

/** Every skill, whatever its category. */
const skillsOf = ({ skills }: ResumeContent): string[] =>
  skills.flatMap(({ items }) => items.map((item) => item.trim()).filter(Boolean));

/** The text of a section that is sent to be enhanced. */
export function textOfSection(content: ResumeContent, section: EnhancedSection): string {
  if (section === 'personalInfo') return content.personalInfo.summary.trim();
  if (section === 'skills') return skillsOf(content).join(', ');
  return linesOf(content, section)
    .map(({ text }) => text.trim())
    .join('\n');
}
