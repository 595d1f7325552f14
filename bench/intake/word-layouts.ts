import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { degreeOf, type Heading, nameOf, period, single, wordsOf } from './headings.ts';
import type { Person } from './person.ts';

type Options = { isStyled: boolean };

const bullets = {
  config: [
    {
      reference: 'bullets',
      levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT }],
    },
  ],
};
const text = (words: string) => new Paragraph({ children: [new TextRun(words)] });
const bullet = (words: string) =>
  new Paragraph({ numbering: { reference: 'bullets', level: 0 }, children: [new TextRun(words)] });

const heading = (person: Person, name: Heading, { isStyled }: Options) => {
  const words = wordsOf(person).headings[name];
  if (isStyled)
    return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(words)] });
  return new Paragraph({ children: [new TextRun({ text: words.toUpperCase(), bold: true })] });
};

const twoEnds = (left: TextRun[], right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [...left, new TextRun({ children: [new Tab(), right] })],
  });

function mainParagraphs(person: Person, options: Options): Paragraph[] {
  const { content } = person;
  return [
    heading(person, 'summary', options),
    text(content.personalInfo.summary),
    heading(person, 'work', options),
    ...content.workExperience.flatMap((job) => [
      twoEnds(
        [new TextRun({ text: job.company, bold: true }), new TextRun(`, ${job.location}`)],
        period(job, person, 'long'),
      ),
      new Paragraph({ children: [new TextRun({ text: job.position, italics: true })] }),
      ...job.bullets.map(({ text: words }) => bullet(words)),
    ]),
    heading(person, 'education', options),
    ...content.education.flatMap((one) => [
      twoEnds(
        [new TextRun({ text: one.institution, bold: true }), new TextRun(`, ${one.location}`)],
        period(one, person, 'long'),
      ),
      text(degreeOf(one)),
    ]),
  ];
}

function sideParagraphs(person: Person, options: Options): Paragraph[] {
  const { skills, languages, certifications, projects, interests } = person.content;
  const { proficiency } = wordsOf(person);
  const group = (name: Heading, paragraphs: Paragraph[]) =>
    paragraphs.length > 0 ? [heading(person, name, options), ...paragraphs] : [];
  return [
    ...group(
      'skills',
      skills.map(
        ({ category, items }) =>
          new Paragraph({
            children: [
              new TextRun({ text: category ? `${category}: ` : '', bold: true }),
              new TextRun(items.join(', ')),
            ],
          }),
      ),
    ),
    ...group(
      'projects',
      projects.flatMap((one) => [
        twoEnds([new TextRun({ text: one.name, bold: true })], one.startDate),
        text(one.technologies),
        text(one.description),
        new Paragraph({
          children: [
            new ExternalHyperlink({ link: one.link, children: [new TextRun('Project Link')] }),
          ],
        }),
      ]),
    ),
    ...group(
      'certifications',
      certifications.map((one) =>
        text(`${one.name}, ${one.issuer} (${single(one.date, person, 'short')})`),
      ),
    ),
    ...group(
      'languages',
      languages.map((one) => text(`${one.language} – ${proficiency[one.proficiency] ?? ''}`)),
    ),
    ...group('interests', interests ? [text(interests)] : []),
  ];
}

const contactsOf = ({ content: { personalInfo: info } }: Person): string[] =>
  [info.email, info.phone, info.location, info.website].filter(Boolean);

async function pack(children: (Paragraph | Table)[], head: Paragraph[] = []): Promise<Uint8Array> {
  const headers = head.length > 0 ? { headers: { default: new Header({ children: head }) } } : {};
  const document = new Document({ numbering: bullets, sections: [{ ...headers, children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

const named = (person: Person) =>
  new Paragraph({ children: [new TextRun({ text: nameOf(person), bold: true, size: 44 })] });

/** Layouts as people make them in Word. */
export const wordLayouts: Record<string, (person: Person) => Promise<Uint8Array>> = {
  'word-headings': (person) =>
    pack([
      new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(nameOf(person))] }),
      text(person.content.personalInfo.title),
      text(contactsOf(person).join(' | ')),
      ...mainParagraphs(person, { isStyled: true }),
      ...sideParagraphs(person, { isStyled: true }),
    ]),
  'word-page-head': (person) =>
    pack(
      [
        ...mainParagraphs(person, { isStyled: false }),
        ...sideParagraphs(person, { isStyled: false }),
      ],
      [
        named(person),
        text(person.content.personalInfo.title),
        text(contactsOf(person).join(' • ')),
      ],
    ),
  'word-table': (person) => {
    const options = { isStyled: false };
    const cell = (children: Paragraph[], size: number) =>
      new TableCell({ width: { size, type: WidthType.PERCENTAGE }, children });
    const side = [
      heading(person, 'contact', options),
      ...contactsOf(person).map(text),
      ...sideParagraphs(person, options),
    ];
    const row = new TableRow({
      children: [cell(side, 32), cell(mainParagraphs(person, options), 68)],
    });
    return pack([
      named(person),
      text(person.content.personalInfo.title),
      new Table({ rows: [row], width: { size: 100, type: WidthType.PERCENTAGE } }),
    ]);
  },
};
