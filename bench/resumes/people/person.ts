import type { Country, Occupation, Trade } from '../words.ts';

/** Content as callers of the API write it: bullets are plain texts. */
export type Content = {
  personalInfo: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    title: string;
    location: string;
    website: string;
    summary: string;
  };
  workExperience: Job[];
  education: School[];
  skills: { category: string; items: string[] }[];
  projects: Project[];
  certifications: { name: string; issuer: string; date: string }[];
  languages: { language: string; proficiency: string }[];
  interests: string;
};

type Period = { startDate: string; endDate: string; current: boolean };
export type Job = Period & {
  company: string;
  position: string;
  location: string;
  description: string;
  bullets: string[];
};
export type School = Period & {
  institution: string;
  degree: string;
  field: string;
  location: string;
  description: string;
};
export type Project = Period & { name: string; description: string; technologies: string };

/** Facts that a resume may show without a field in content. */
export type Aside = {
  /** Kind of contract of each job, such as 'Part-time'. */
  contracts: string[];
  /** Level of each language, in the resume's words. */
  levels: string[];
  facts: { label: string; value: string }[];
  /** A description of each employer, department and course of study; '' for none. */
  abouts: string[];
  notes: string[];
  /** Sections that look like jobs or studies but aren't: their lines by section. */
  more: Record<MoreName, string[]>;
};

export const moreNames = ['volunteering', 'courses', 'awards', 'references'] as const;
type MoreName = (typeof moreNames)[number];

/** The setting of a career, before it is drawn. */
export type Setting = {
  country: Country;
  language: string;
  trade: Trade;
  occupation: Occupation;
  stage: Stage;
};

export const stages = ['fresher', 'junior', 'mid', 'senior', 'veteran'] as const;
export type Stage = (typeof stages)[number];

export type Person = Setting & { content: Content; aside: Aside };
