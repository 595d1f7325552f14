import type { Country, Occupation, Trade } from '../words.ts';

/** The plain form of a resume's content, in which callers write it: bullet points are texts. */
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

/** What a resume may say besides, which its content has no field for. */
export type Aside = {
  /** Kinds of contracts, a job each: 'Part-time'. */
  contracts: string[];
  /** How well each language is spoken, in the resume's words. */
  levels: string[];
  facts: { label: string; value: string }[];
  /** What is said of each employer or department, and of each course of study; '' for nothing. */
  abouts: string[];
  notes: string[];
  /** Sections that look like jobs or studies, and are none: their lines by section. */
  more: Record<MoreName, string[]>;
};

export const moreNames = ['volunteering', 'courses', 'awards', 'references'] as const;
type MoreName = (typeof moreNames)[number];

/** Whose career is composed, before anything is. */
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
