import { textsOf } from '@folio/contract/bullets';
import { periodText, type WrittenPeriod } from '@folio/contract/date-text';
import type { ResumeContent, SectionName } from '@folio/contract/resume-content';
import { dotted } from './content-places.ts';

export type ReadRow = { label: string; text: string; path: string; isMissing?: boolean };
export type ReadGroup = { section: SectionName; title: string; rows: ReadRow[] };

/** What a machine read, as a person can check it: field by field, with what it should have found. */
export function readGroups(content: ResumeContent): ReadGroup[] {
  const groups = [
    contactGroup(content),
    ...content.workExperience.map(workGroup),
    ...content.education.map(educationGroup),
    listGroup('skills', 'Skills', content.skills.map(skillRow)),
    ...content.projects.map(projectGroup),
    listGroup('certifications', 'Certifications', content.certifications.map(certificationRow)),
    listGroup('languages', 'Languages', content.languages.map(languageRow)),
    listGroup('interests', 'Interests', [row('Interests', content.interests, 'interests')]),
    ...content.customSections.map(customGroup),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const row = (label: string, text: string, path: string): ReadRow => ({
  ...{ label, path: dotted(path) },
  text: text.trim(),
});

/** Looked for by every machine: said to be missing where it is. */
const needed = (label: string, text: string, path: string): ReadRow =>
  text.trim() ? row(label, text, path) : { ...row(label, '', path), isMissing: true };

const listGroup = (section: SectionName, title: string, rows: ReadRow[]): ReadGroup => ({
  ...{ section, title },
  rows: rows.filter(({ text, isMissing }) => text !== '' || isMissing),
});

function contactGroup({ personalInfo }: ResumeContent): ReadGroup {
  const { firstName, lastName, email, phone, title, location, website, summary } = personalInfo;
  return listGroup('personalInfo', 'Contact', [
    needed('Name', `${firstName} ${lastName}`, 'personalInfo.firstName'),
    needed('E-mail', email, 'personalInfo.email'),
    needed('Phone', phone, 'personalInfo.phone'),
    row('Title', title, 'personalInfo.title'),
    row('Location', location, 'personalInfo.location'),
    row('Website', website, 'personalInfo.website'),
    row('Summary', summary, 'personalInfo.summary'),
  ]);
}

/** As a resume will show them. */
const datesOf = (entry: WrittenPeriod): string => periodText(entry).trim();

function workGroup(entry: ResumeContent['workExperience'][number], at: number): ReadGroup {
  const path = `workExperience.${at}`;
  return listGroup('workExperience', at === 0 ? 'Work experience' : '', [
    needed('Role', entry.position, `${path}.position`),
    needed('Company', entry.company, `${path}.company`),
    needed('Dates', datesOf(entry), `${path}.startDate`),
    row('Location', entry.location, `${path}.location`),
    row('Text', entry.description, `${path}.description`),
    ...entry.bullets.map(({ text }, index) =>
      row(`Point ${index + 1}`, text, `${path}.bullets.${index}`),
    ),
  ]);
}

function educationGroup(entry: ResumeContent['education'][number], at: number): ReadGroup {
  const path = `education.${at}`;
  return listGroup('education', at === 0 ? 'Education' : '', [
    needed('School', entry.institution, `${path}.institution`),
    row('Degree', entry.degree, `${path}.degree`),
    row('Field', entry.field, `${path}.field`),
    row('Dates', datesOf(entry), `${path}.startDate`),
    row('Text', entry.description, `${path}.description`),
  ]);
}

const skillRow = (entry: ResumeContent['skills'][number], at: number): ReadRow =>
  row(entry.category || 'Skills', entry.itemsText || entry.items.join(', '), `skills.${at}.items`);

function projectGroup(entry: ResumeContent['projects'][number], at: number): ReadGroup {
  const path = `projects.${at}`;
  return listGroup('projects', at === 0 ? 'Projects' : '', [
    row('Name', entry.name, `${path}.name`),
    row('Dates', datesOf(entry), `${path}.startDate`),
    row('Technologies', entry.technologies, `${path}.technologies`),
    row('Text', entry.description, `${path}.description`),
  ]);
}

const certificationRow = (entry: ResumeContent['certifications'][number], at: number): ReadRow =>
  row(entry.issuer || 'Certificate', entry.name, `certifications.${at}.name`);

const languageRow = (entry: ResumeContent['languages'][number], at: number): ReadRow =>
  row(entry.language, entry.proficiency || entry.language, `languages.${at}.language`);

function customGroup(section: ResumeContent['customSections'][number], at: number): ReadGroup {
  const rows = section.entries.map((entry, index) => {
    const text = [entry.subtitle, entry.dateText, entry.description, ...textsOf(entry.bullets)];
    const path = `customSections.${at}.entries.${index}`;
    return row(entry.title || 'Entry', text.filter(Boolean).join(' · ') || entry.title, path);
  });
  return listGroup('customSections', section.title || 'Other', rows);
}
