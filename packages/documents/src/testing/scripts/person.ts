import { ResumeContent } from '@folio/contract/resume-content';

type Job = { position: string; company: string; location: string; bullets: string[] };
type Person = {
  name: readonly [first: string, last: string];
  title: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  jobs: readonly [latest: Job, before: Job];
  degree: readonly [degree: string, field: string, institution: string];
  skills: readonly [category: string, items: string[]];
  languages: string[];
  interests: string;
};

/** A page of a fictional person: two jobs, a degree, skills, languages. */
export function person({ name, jobs, degree, skills, languages, ...about }: Person): ResumeContent {
  const [firstName, lastName] = name;
  const { title, email, phone, location, summary, interests } = about;
  const [category, items] = skills;
  return ResumeContent.parse({
    personalInfo: { firstName, lastName, title, email, phone, location, summary },
    workExperience: [
      { ...jobs[0], startDate: '2019-04', current: true },
      { ...jobs[1], startDate: '2014-07', endDate: '2019-03' },
    ],
    education: [
      {
        degree: degree[0],
        field: degree[1],
        institution: degree[2],
        startDate: '2010',
        endDate: '2014',
      },
    ],
    skills: [{ category, items }],
    languages: languages.map((language, i) => ({
      language,
      proficiency: i === 0 ? 'Native' : 'Fluent',
    })),
    interests,
  });
}
