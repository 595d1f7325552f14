import type { ResumeContent } from '@folio/contract/resume-content';

/** Of values that were wrong, and of those that were right: how many, and how many of them doubted. */
export type Doubts = Record<'wrong' | 'right', { values: number; doubted: number }>;

type Readings = Record<'truth' | 'rules' | 'learned' | 'joined', ResumeContent>;

/**
 * How well it tells what to look at that two readers disagree: a value is doubted where the rules and
 * the model do not say the same of the same entry.
 */
export function countDoubts(all: readonly Readings[]): Doubts {
  const doubts: Doubts = { wrong: { values: 0, doubted: 0 }, right: { values: 0, doubted: 0 } };
  for (const { value, want, isDoubted } of all.flatMap(valuesOf)) {
    const count = doubts[value === want ? 'right' : 'wrong'];
    count.values++;
    if (isDoubted) count.doubted++;
  }
  return doubts;
}

const valuesOf = ({ truth, rules, learned, joined }: Readings) =>
  fields.flatMap((field) => {
    const [want, one, other] = [truth, rules, learned].map((content) => field(content).map(plain));
    return field(joined)
      .map(plain)
      .map((value, at) => ({ value, want: want?.[at], isDoubted: one?.[at] !== other?.[at] }))
      .filter(({ value }) => value !== '');
  });

const fields: ((content: ResumeContent) => string[])[] = [
  ({ personalInfo: { firstName, lastName } }) => [`${firstName} ${lastName}`],
  ({ workExperience }) => workExperience.map(({ company }) => company),
  ({ workExperience }) => workExperience.map(({ position }) => position),
  ({ workExperience }) =>
    workExperience.map(({ startDate, endDate, current }) => `${startDate} ${endDate} ${current}`),
  ({ education }) => education.map(({ institution }) => institution),
  ({ education }) => education.map(({ degree, field }) => `${degree} ${field}`),
];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
