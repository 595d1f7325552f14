import { Document, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { degreeOf, type Heading, nameOf, period, single, wordsOf } from './headings.ts';
import type { Person } from './person.ts';

const styles = StyleSheet.create({
  page: { fontFamily: 'Helvetica', fontSize: 10, padding: 40 },
  name: { fontSize: 22, fontFamily: 'Helvetica-Bold' },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', marginTop: 12, marginBottom: 4 },
  bold: { fontFamily: 'Helvetica-Bold' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  bullet: { flexDirection: 'row', marginLeft: 8 },
  marker: { width: 10 },
  text: { flex: 1 },
  side: { width: 160, paddingRight: 16 },
  main: { flex: 1 },
});

const line = (text: string) => h(Text, { key: text }, text);

const bullet = (text: string) =>
  h(
    View,
    { key: text, style: styles.bullet },
    h(Text, { style: styles.marker }, '•'),
    h(Text, { style: styles.text }, text),
  );

function section(person: Person, name: Heading, body: ReactNode[]): ReactNode {
  if (body.length === 0) return null;
  return h(
    View,
    { key: name },
    h(Text, { style: styles.heading, minPresenceAhead: 30 }, wordsOf(person).headings[name]),
    ...body,
  );
}

const entry = (left: string, right: string, below: string, body: ReactNode[]) =>
  h(
    View,
    { key: left + right, style: { marginBottom: 6 } },
    h(View, { style: styles.row }, h(Text, { style: styles.bold }, left), h(Text, {}, right)),
    h(Text, {}, below),
    ...body,
  );

const mainSections = (person: Person) => {
  const { content } = person;
  return [
    section(person, 'summary', [line(content.personalInfo.summary)]),
    section(
      person,
      'work',
      content.workExperience.map((job) =>
        entry(
          job.position,
          period(job, person, 'short'),
          `${job.company}, ${job.location}`,
          job.bullets.map(({ text }) => bullet(text)),
        ),
      ),
    ),
    section(
      person,
      'education',
      content.education.map((one) =>
        entry(one.institution, period(one, person, 'short'), degreeOf(one), []),
      ),
    ),
    section(
      person,
      'projects',
      content.projects.map((one) =>
        entry(one.name, period(one, person, 'short'), one.technologies, [
          line(one.description),
          h(Link, { key: one.link, src: one.link }, one.link),
        ]),
      ),
    ),
  ];
};

const sideSections = (person: Person) => {
  const { skills, languages, certifications, interests } = person.content;
  const { proficiency } = wordsOf(person);
  return [
    section(
      person,
      'skills',
      skills.flatMap(({ category, items }) => [
        ...(category ? [h(Text, { key: category, style: styles.bold }, category)] : []),
        ...items.map(line),
      ]),
    ),
    section(
      person,
      'languages',
      languages.map((one) => line(`${one.language} – ${proficiency[one.proficiency] ?? ''}`)),
    ),
    section(
      person,
      'certifications',
      certifications.map((one) =>
        entry(one.name, '', `${one.issuer}, ${single(one.date, person, 'short')}`, []),
      ),
    ),
    section(person, 'interests', interests ? [line(interests)] : []),
  ];
};

const contacts = ({ content: { personalInfo: info } }: Person) =>
  [info.email, info.phone, info.location, info.website].filter(Boolean);

const head = (person: Person) => [
  h(Text, { key: 'name', style: styles.name }, nameOf(person)),
  h(Text, { key: 'title' }, person.content.personalInfo.title),
];

const render = (body: ReactNode[]): Promise<Uint8Array> =>
  renderToBuffer(h(Document, {}, h(Page, { size: 'A4', style: styles.page }, ...body)));

/** Layouts made with react-pdf and its standard fonts. */
export const reactLayouts: Record<string, (person: Person) => Promise<Uint8Array>> = {
  'react-single': (person) =>
    render([
      ...head(person),
      line(contacts(person).join('  |  ')),
      ...mainSections(person),
      ...sideSections(person),
    ]),
  'react-sidebar': (person) =>
    render([
      ...head(person),
      h(
        View,
        { key: 'columns', style: { flexDirection: 'row' } },
        h(
          View,
          { style: styles.side },
          section(person, 'contact', contacts(person).map(line)),
          ...sideSections(person),
        ),
        h(View, { style: styles.main }, ...mainSections(person)),
      ),
    ]),
};
