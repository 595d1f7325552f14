import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person, the headings of their resume, and the set that their files belong to. */
export type Person = {
  key: string;
  language: 'en' | 'de' | 'fr' | 'es' | 'hi';
  content: ResumeContent;
};

export const job = (
  position: string,
  company: string,
  location: string,
  startDate: string,
  endDate: string,
  bullets: string[],
) => ({ position, company, location, startDate, endDate, current: endDate === '', bullets });

export const school = (
  degree: string,
  field: string,
  institution: string,
  location: string,
  startDate: string,
  endDate: string,
) => ({
  degree,
  field,
  institution,
  location,
  startDate,
  endDate,
});

export const skill = (category: string, ...items: string[]) => ({ category, items });
export const speaks = (language: string, proficiency: string) => ({ language, proficiency });
export const person = (
  key: string,
  content: object,
  language: Person['language'] = 'en',
): Person => ({
  key,
  language,
  content: ResumeContent.parse(content),
});
