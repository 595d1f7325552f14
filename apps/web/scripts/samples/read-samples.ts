import { readFileSync } from 'node:fs';
import { readAdvertisement } from '@folio/analysis/advertisement';
import { rankedGroups } from '@folio/analysis/testing/ranked-resumes';
import type { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import type { TemplateId } from '@folio/contract/template-ids';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';

/** A resume of an invented person, and a job of an invented employer that they might apply for. */
export type Sample = {
  slug: string;
  name: string;
  resume: ResumeForDocument & { content: ResumeContent };
  job: { title: string; company: string; text: string };
};

/** For each trade, a resume that readers liked and one that they would improve, by number. */
const chosen: readonly (readonly [group: string, better: string, other: string])[] = [
  ['accounts-assistant-fresher', '5', '4'],
  ['data-analyst-career-changer', '2', '4'],
  ['devops-engineer-senior', '2', '4'],
  ['digital-marketing-early', '3', '2'],
  ['electrician-trades', '1', '5'],
  ['hospitality-school-leaver', '1', '3'],
  ['hotel-general-manager-executive', '1', '2'],
  ['production-manager-senior', '1', '3'],
  ['soil-science-lecturer-academic', '1', '4'],
  ['staff-nurse-early', '3', '5'],
];

const templates: readonly TemplateId[] = ['classic', 'modern', 'minimal', 'academic'];

/** The samples in their order; each group's resumes answer one job. */
export function readSamples(): Sample[] {
  const groups = new Map(rankedGroups().map((group) => [group.name, group.resumes]));
  return chosen.flatMap(([group, ...numbers], place) => {
    const text = readFileSync(new URL(`./jobs/${group}.txt`, import.meta.url), 'utf8');
    const { title, company } = readAdvertisement(text);
    return numbers.map((number, which) => {
      const content = groups.get(group)?.get(number);
      if (!content) throw new Error(`There is no resume ${number} of ${group}`);
      const { firstName, lastName } = content.personalInfo;
      const name = `${firstName} ${lastName}`;
      const templateId = templates[(place + which) % templates.length] ?? 'classic';
      const resume = { name, templateId, content, order: defaultSectionOrder };
      return { slug: `${group}-${which + 1}`, name, resume, job: { title, company, text } };
    });
  });
}
