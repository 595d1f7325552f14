import type { ResumeContent } from '@folio/contract/resume-content';
import { dotted, textAt } from '../reading/content-places.ts';

export type Quote = { before: string; marked: string; after: string };

const contextCharacters = 90;

/** A part of a text of the content; with nothing between start and end it is the whole text. */
type Span = { path: string; start: number; end: number };

/** What a finding is about, with what stands around it; undefined where it is about no text. */
export function quoteOf(content: ResumeContent, { path, start, end }: Span): Quote | undefined {
  const text = textAt(content, path);
  if (!text?.trim()) return undefined;
  const isWhole = end <= start || end - start >= text.length;
  if (isWhole) return { before: '', marked: '', after: shortened(text, 'end', 2) };
  return {
    before: shortened(text.slice(0, start), 'start'),
    marked: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  };
}

/** A whole text with a part of it written anew; all of it where the part is not named. */
export function rewritten(
  content: ResumeContent,
  { path, start, end }: Span,
  rewrite: string,
): string {
  const text = textAt(content, path) ?? '';
  return end > start ? text.slice(0, start) + rewrite + text.slice(end) : rewrite;
}

function shortened(text: string, side: 'start' | 'end', share = 1): string {
  const most = contextCharacters * share;
  if (text.length <= most) return text;
  if (side === 'end') return `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
  return `… ${text.slice(-contextCharacters).replace(/^\S*\s+/u, '')}`;
}

const sections: Record<string, string> = {
  personalInfo: 'Contact details',
  workExperience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  interests: 'Interests',
  customSections: 'Other sections',
};

const personal: Record<string, string> = {
  firstName: 'Name',
  lastName: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  title: 'Title',
  location: 'Location',
  website: 'Website',
  summary: 'Summary',
};

const namesOfEntries = ['position', 'degree', 'name', 'category', 'language', 'title'];
const otherNames = ['company', 'institution'];

/** 'Work experience · Engineer · point 3': where a path is, in words. */
export function locationName(content: ResumeContent, path: string): string {
  const [section = '', second = '', ...rest] = dotted(path).split('.');
  const name = sections[section];
  if (name === undefined) return 'The whole resume';
  if (section === 'personalInfo') return personal[second] ?? name;
  if (second === '') return name;
  const entry = [...namesOfEntries, ...otherNames]
    .map((field) => textAt(content, `${section}.${second}.${field}`))
    .find((text) => text?.trim());
  const item = rest[0] === 'bullets' && rest[1] ? `point ${Number(rest[1]) + 1}` : undefined;
  return [name, entry ?? `entry ${Number(second) + 1}`, item].filter(Boolean).join(' · ');
}
