import { withIds } from './entry-ids.ts';
import type { ResumeContent } from './resume-content.ts';

/**
 * The defaults of `ResumeContent` and its entry schemas, for code that loads no schemas: the engine
 * and the samples.
 */
const identified = { id: '', place: '' };
const entry = { ...identified, isHidden: false };
const period = { startDate: '', endDate: '', current: false, dateText: '' };
const single = { date: '', dateText: '' };

/** One empty entry for each of the sections that a sample shows. */
export const emptyEntries = {
  workExperience: {
    ...entry,
    company: '',
    position: '',
    location: '',
    ...period,
    description: '',
    bullets: [],
    sameEmployer: false,
  },
  education: {
    ...entry,
    institution: '',
    degree: '',
    field: '',
    location: '',
    ...period,
    description: '',
  },
  skills: { ...entry, category: '', items: [], itemsText: '' },
  projects: { ...entry, name: '', description: '', technologies: '', ...period, link: '' },
  certifications: { ...entry, name: '', issuer: '', ...single, description: '' },
  languages: { ...entry, language: '', proficiency: '' },
} satisfies {
  [Section in keyof ResumeContent]?: ResumeContent[Section] extends (infer Entry)[] ? Entry : never;
};

export const emptyBullet = { ...identified, text: '', isHidden: false };

/** Returns an empty content, a new object each time. */
export const emptyContent = (): ResumeContent => ({
  contentVersion: 1,
  personalInfo: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    title: '',
    location: '',
    website: '',
    summary: '',
    photoId: '',
    links: [],
    details: [],
  },
  workExperience: [],
  education: [],
  skills: [],
  projects: [],
  certifications: [],
  languages: [],
  interests: '',
  customSections: [],
  publications: [],
  awards: [],
  volunteering: [],
  courses: [],
  references: [],
  patents: [],
  talks: [],
  memberships: [],
  militaryService: [],
});

type Sections = typeof emptyEntries;
type PartialContent = Partial<Pick<ResumeContent, 'interests'>> & {
  personalInfo: Partial<ResumeContent['personalInfo']>;
} & {
  [Section in keyof Sections]: (Partial<Omit<ResumeContent[Section][number], 'bullets'>> & {
    bullets?: string[];
  })[];
};

/**
 * Completes a partial content for samples: omitted fields are empty, and ids are made from
 * positions.
 */
export function fillContent({
  personalInfo,
  interests = '',
  ...lists
}: PartialContent): ResumeContent {
  const empty = emptyContent();
  const sections = Object.entries(lists).map(([section, entries]) => {
    const blank = emptyEntries[section as keyof Sections];
    const filled = entries.map(({ bullets, ...entry }) => ({
      ...blank,
      ...entry,
      ...(bullets && { bullets: bullets.map((text) => ({ ...emptyBullet, text })) }),
    }));
    return [section, filled];
  });
  const head = { ...empty.personalInfo, ...personalInfo };
  return withIds({ ...empty, ...Object.fromEntries(sections), personalInfo: head, interests });
}
