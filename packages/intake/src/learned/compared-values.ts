import type { ResumeContent } from '@folio/contract/resume-content';

/** The values that both readers look for. The likelier one is taken. */
const comparedKinds = [
  ...(['name', 'title', 'email', 'phone', 'location', 'website', 'summary'] as const),
  ...(['company', 'position', 'period', 'work-place', 'school', 'degree', 'study-period'] as const),
] as const;
type ComparedKind = (typeof comparedKinds)[number];

/** Learned weights of features of values: see `judgedValues`. */
export type DoubtWeights = ReadonlyMap<string, number>;

/** Where a value belongs: to the person, or to an entry of a list. */
type Holder = 'personalInfo' | 'workExperience' | 'education';

/** A value to compare, reduced to letters and digits, with the content fields that hold it. */
export type Compared = {
  kind: ComparedKind;
  holder: Holder;
  at: number;
  names: readonly string[];
  text: string;
  /** The value as it is written. */
  written: string;
};

export const pathsOf = ({ holder, at, names }: Compared): string[] =>
  names.map((name) => `${holder === 'personalInfo' ? holder : `${holder}[${at}]`}.${name}`);

/** Content is never changed in place and is compared several times, so its values can be cached. */
const compared = new WeakMap<ResumeContent, ReadonlyMap<string, Compared>>();

/** Returns the values of a resume by kind and index, empty ones included. */
export function comparedValues(content: ResumeContent): ReadonlyMap<string, Compared> {
  const values = compared.get(content) ?? valuesOf(content);
  compared.set(content, values);
  return values;
}

function valuesOf(content: ResumeContent): Map<string, Compared> {
  const { personalInfo, workExperience, education } = content;
  const values = [
    ...valuesIn('personalInfo', 0, personalInfo),
    ...workExperience.flatMap((job, at) => valuesIn('workExperience', at, job)),
    ...education.flatMap((study, at) => valuesIn('education', at, study)),
  ];
  return new Map(values.map((value) => [`${value.kind} ${value.at}`, value]));
}

const namesOfKinds: Record<Holder, Partial<Record<ComparedKind, readonly string[]>>> = {
  personalInfo: {
    name: ['firstName', 'lastName'],
    title: ['title'],
    email: ['email'],
    phone: ['phone'],
    location: ['location'],
    website: ['website'],
    summary: ['summary'],
  },
  workExperience: {
    company: ['company'],
    position: ['position'],
    period: ['startDate', 'endDate'],
    'work-place': ['location'],
  },
  education: {
    school: ['institution'],
    degree: ['degree', 'field'],
    'study-period': ['startDate', 'endDate'],
  },
};

const valuesIn = (holder: Holder, at: number, from: object): Compared[] =>
  comparedKinds.flatMap((kind) => {
    const names = namesOfKinds[holder][kind];
    const fields: Record<string, unknown> = { ...from };
    const written = (names ?? [])
      .map((name) => `${fields[name] ?? ''}`)
      .join(' ')
      .trim();
    return names ? [{ kind, holder, at, names, text: plain(written), written }] : [];
  });

/**
 * Reduces a text to letters and digits. Drops words between a degree and its field, whose boundary
 * is a matter of taste.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/ (?:in|of|en|em|de|di) /g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
