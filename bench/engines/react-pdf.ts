import type { ResumeContent } from '@folio/contract/resume-content';
import {
  Document,
  Font,
  Link,
  Page,
  renderToBuffer,
  StyleSheet,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { fontFiles, type MakePdf } from './make-pdf.ts';

const accent = '#1d4fc4';
/** Set on texts alone, with their size: otherwise its base is 18, and page labels break. */
const line = { fontSize: 9.4, lineHeight: 1.45 };
const styles = StyleSheet.create({
  page: { fontFamily: 'Inter', fontSize: 9.4, paddingVertical: 46 },
  sidebar: {
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: 0,
    width: '33.3%',
    backgroundColor: '#f1f5fb',
  },
  head: { marginLeft: 224, marginRight: 40, marginBottom: 20 },
  name: { fontSize: 25, fontWeight: 600, lineHeight: 1.2 },
  columns: { flexDirection: 'row' },
  side: { width: 198, paddingLeft: 36, paddingRight: 20, fontSize: 9 },
  main: { flex: 1, paddingLeft: 26, paddingRight: 40 },
  section: { fontSize: 11.5, fontWeight: 600, color: accent, marginTop: 12, marginBottom: 5 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  bold: { fontWeight: 600, ...line },
  quiet: { color: '#515c6e', ...line },
  bullet: { flexDirection: 'row' },
  marker: { width: 10, ...line },
  text: { flex: 1, ...line },
  line,
  label: { position: 'absolute', bottom: 24, left: 0, right: 0, textAlign: 'center', fontSize: 8 },
});

export async function start(): Promise<MakePdf> {
  Font.register({
    family: 'Inter',
    fonts: [
      { src: fontFiles.regular },
      { src: fontFiles.italic, fontStyle: 'italic' },
      { src: fontFiles.bold, fontWeight: 600 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
  return (content) => renderToBuffer(document(content));
}

const heading = (text: string) => h(Text, { style: styles.section, minPresenceAhead: 40 }, text);

const titled = (title: string, date: string, detail: string, body: ReactNode[]) =>
  h(
    View,
    { style: { marginBottom: 10 } },
    h(
      View,
      { style: styles.row },
      h(Text, { style: styles.bold }, title),
      h(Text, { style: styles.quiet }, date),
    ),
    h(Text, { style: styles.quiet }, detail),
    ...body,
  );

const bullet = (text: string) =>
  h(
    View,
    { style: styles.bullet },
    h(Text, { style: styles.marker }, '•'),
    h(Text, { style: styles.text }, text),
  );

const document = (content: ResumeContent) => {
  const { personalInfo: person } = content;
  return h(
    Document,
    { title: `${person.lastName} – Resume` },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(View, { style: styles.sidebar, fixed: true }),
      h(
        View,
        { style: styles.head },
        h(Text, { style: styles.name }, `${person.firstName} ${person.lastName}`),
        h(Text, { style: styles.line }, person.title),
      ),
      h(View, { style: styles.columns }, side(content), main(content)),
      h(Text, {
        style: styles.label,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );
};

const side = ({ personalInfo: person, skills, certifications, languages }: ResumeContent) =>
  h(
    View,
    { style: styles.side },
    heading('Contact'),
    h(Link, { src: `mailto:${person.email}` }, person.email),
    h(Text, { style: styles.line }, person.phone),
    h(Text, { style: styles.line }, person.location),
    h(Link, { src: `https://${person.website}` }, person.website),
    heading('Skills'),
    ...skills.flatMap((skill) => [
      h(Text, { style: styles.bold }, skill.category),
      h(Text, { style: styles.line }, skill.items.join(', ')),
    ]),
    heading('Certifications'),
    ...certifications.flatMap((certificate) => [
      h(Text, { style: styles.bold }, certificate.name),
      h(Text, { style: styles.quiet }, `${certificate.issuer}, May 2021`),
    ]),
    heading('Languages'),
    ...languages.map((language) =>
      h(Text, { style: styles.line }, `${language.language} ${language.proficiency}`),
    ),
  );

const main = (content: ResumeContent) =>
  h(
    View,
    { style: styles.main },
    heading('Summary'),
    h(Text, { style: styles.line }, content.personalInfo.summary),
    heading('Experience'),
    ...content.workExperience.map((job) =>
      titled(
        job.position,
        `${job.startDate} – ${job.endDate}`,
        `${job.company}, ${job.location}`,
        job.bullets.map(({ text }) => bullet(text)),
      ),
    ),
    heading('Education'),
    ...content.education.map((school) =>
      titled(school.degree, '2008 – 2010', school.institution, [
        h(Text, { style: styles.line }, school.description),
      ]),
    ),
    heading('Projects'),
    ...content.projects.map((project) =>
      titled(project.name, project.startDate, project.technologies, [
        h(Text, { style: styles.line }, project.description),
        h(Link, { src: project.link }, `Project Link: ${project.link}`),
      ]),
    ),
  );
