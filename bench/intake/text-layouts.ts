import { degreeOf, type Heading, nameOf, period, single, wordsOf } from './headings.ts';
import type { Person } from './person.ts';

const wrap = (text: string, width: number, indent = ''): string => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && `${indent}${last} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join(`\n${indent}`);
};

type Options = {
  title: (words: string) => string;
  bullet: string;
  width: number;
  companyFirst: boolean;
};

function write(person: Person, { title, bullet, width, companyFirst }: Options): string {
  const { content } = person;
  const { personalInfo: info } = content;
  const { headings, proficiency } = wordsOf(person);
  const block = (name: Heading, lines: string[]) =>
    lines.length > 0 ? ['', title(headings[name]), ...lines] : [];
  const item = (text: string) => `${bullet}${wrap(text, width, ' '.repeat(bullet.length))}`;
  return [
    nameOf(person),
    info.title,
    [info.email, info.phone].filter(Boolean).join(' | '),
    [info.location, info.website].filter(Boolean).join(' | '),
    ...block('summary', [wrap(info.summary, width)]),
    ...block(
      'work',
      content.workExperience.flatMap((job) => {
        const who = companyFirst ? [job.company, job.position] : [job.position, job.company];
        return [
          `${who.join(' | ')} | ${job.location}`,
          period(job, person, 'long'),
          ...job.bullets.map(({ text }) => item(text)),
          '',
        ];
      }),
    ),
    ...block(
      'education',
      content.education.flatMap((one) => [
        `${degreeOf(one)} | ${one.institution} | ${one.location}`,
        period(one, person, 'long'),
        '',
      ]),
    ),
    ...block(
      'projects',
      content.projects.flatMap((one) => [
        `${one.name} | ${one.startDate}`,
        one.technologies,
        wrap(one.description, width),
        one.link,
        '',
      ]),
    ),
    ...block(
      'skills',
      content.skills.map(({ category, items }) =>
        wrap(`${category ? `${category}: ` : ''}${items.join(', ')}`, width),
      ),
    ),
    ...block(
      'certifications',
      content.certifications.map(
        (one) => `${one.name}, ${one.issuer}, ${single(one.date, person, 'short')}`,
      ),
    ),
    ...block(
      'languages',
      content.languages.map((one) => `${one.language} (${proficiency[one.proficiency] ?? ''})`),
    ),
    ...block('interests', content.interests ? [content.interests] : []),
  ].join('\n');
}

const capitals = (words: string) => words.toUpperCase();

export const textLayouts: Record<string, (person: Person) => string> = {
  'text-wrapped': (person) =>
    write(person, { title: capitals, bullet: '- ', width: 78, companyFirst: false }),
  'text-long-lines': (person) =>
    write(person, {
      title: (words) => `${words}\n${'='.repeat(words.length)}`,
      bullet: '* ',
      width: 10_000,
      companyFirst: true,
    }),
  markdown: (person) =>
    write(person, {
      title: (words) => `## ${words}`,
      bullet: '- ',
      width: 10_000,
      companyFirst: false,
    }),
};
