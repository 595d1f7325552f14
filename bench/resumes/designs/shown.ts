import type { Content } from '../people/person.ts';
import type { Draw } from '../random.ts';
import type { Design } from './design.ts';

/** The part of a person's content that a design shows: the truth that a reader is measured by. */
export function shownBy(design: Design, content: Content, draw: Draw): Content {
  const isYears = design.dates === 'yyyy';
  const order = `${design.order} ${design.columns === 'one' ? '' : design.side}`.split(' ');
  const has = (name: string) => order.includes(name);
  const says = (pattern: string, field: string) =>
    pattern === 'table' || pattern.includes(`{${field}`);
  const isYearOnly = isYears || draw.chance(0.25);
  return {
    ...content,
    personalInfo: {
      ...content.personalInfo,
      summary: has('summary') ? content.personalInfo.summary : '',
    },
    workExperience: content.workExperience.map((job) => ({
      ...period(job, isYears),
      location: says(design.work, 'location') ? job.location : '',
      bullets: job.bullets,
    })),
    education: content.education.map((school) => ({
      ...studyPeriod(period(school, isYearOnly), draw),
      location: says(design.study, 'location') ? school.location : '',
    })),
    skills: has('skills') ? content.skills : [],
    projects: has('projects')
      ? content.projects.map((one) => {
          const dated = says(design.project, 'dates')
            ? period(one, isYears)
            : { ...one, startDate: '', endDate: '' };
          return {
            ...dated,
            technologies: says(design.project, 'technologies') ? one.technologies : '',
          };
        })
      : [],
    certifications: has('certifications')
      ? content.certifications.map((one) => ({
          ...one,
          date: isYears ? one.date.slice(0, 4) : one.date,
        }))
      : [],
    languages: has('languages') ? content.languages : [],
    interests: has('interests') ? content.interests : '',
  };
}

type Period = { startDate: string; endDate: string; current: boolean };

/** If only years are written, months are unknown, and a period within one year is a single year. */
function period<T extends Period>(entry: T, isYears: boolean): T {
  if (!isYears) return entry;
  const [startDate, endDate] = [entry.startDate.slice(0, 4), entry.endDate.slice(0, 4)];
  return { ...entry, startDate, endDate };
}

/** Many resumes name only the year of a degree. */
function studyPeriod<T extends Period>(entry: T, draw: Draw): T {
  const isEndOnly = !entry.current && draw.chance(0.3);
  return isEndOnly ? { ...entry, startDate: '' } : entry;
}
