import { degreeOf, type Heading, nameOf, period, single, wordsOf } from './headings.ts';
import type { Person } from './person.ts';
import { type Drawing, plainPdf, widthOf } from './plain-pdf.ts';

type Style = { size?: number; isBold?: boolean; isItalic?: boolean };

/** A column that is filled with text from the top, over as many pages as needed. */
class Column {
  readonly pages: Drawing[][];
  readonly left: number;
  readonly right: number;
  page = 0;
  y: number;

  constructor(pages: Drawing[][], left: number, right: number, top: number) {
    this.pages = pages;
    this.left = left;
    this.right = right;
    this.y = top;
  }

  private put(drawing: Omit<Drawing, 'y' | 'size'> & { size: number }): void {
    let drawings = this.pages[this.page];
    if (!drawings) {
      drawings = [];
      this.pages[this.page] = drawings;
    }
    drawings.push({ ...drawing, y: this.y });
  }

  private advance(by: number): void {
    this.y += by;
    if (this.y > 790) {
      this.page++;
      this.y = 60;
    }
  }

  space(by: number): void {
    this.y += by;
  }

  row(left: string, right: string, style: Style = {}, rightStyle: Style = {}): void {
    const size = style.size ?? 10;
    this.put({ text: left, x: this.left, ...style, size });
    if (right)
      this.put({ text: right, x: this.right - widthOf(right, size) - 4, ...rightStyle, size });
    this.advance(size * 1.3);
  }

  text(text: string, style: Style & { indent?: number; hyphens?: boolean } = {}): void {
    const size = style.size ?? 10;
    const x = this.left + (style.indent ?? 0);
    let line = '';
    for (const word of text.split(' ')) {
      const tried = line ? `${line} ${word}` : word;
      if (line && widthOf(tried, size) > this.right - x) {
        this.put({
          text: line,
          x,
          isBold: style.isBold ?? false,
          isItalic: style.isItalic ?? false,
          size,
        });
        this.advance(size * 1.3);
        line = word;
      } else line = tried;
    }
    this.put({
      text: line,
      x,
      isBold: style.isBold ?? false,
      isItalic: style.isItalic ?? false,
      size,
    });
    this.advance(size * 1.3);
  }

  bullet(text: string): void {
    this.put({ text: '•', x: this.left + 4, size: 10 });
    this.text(text, { indent: 14 });
  }
}

const contactsOf = ({ content: { personalInfo: info } }: Person): string[] =>
  [info.email, info.phone, info.location, info.website].filter(Boolean);

function heading(column: Column, person: Person, name: Heading): void {
  column.space(8);
  column.row(wordsOf(person).headings[name], '', { size: 13, isBold: true });
}

function drawSide(column: Column, person: Person): void {
  const { skills, languages, certifications } = person.content;
  const { proficiency } = wordsOf(person);
  heading(column, person, 'skills');
  for (const { category, items } of skills)
    column.text(`${category ? `${category}: ` : ''}${items.join(', ')}`);
  if (certifications.length > 0) heading(column, person, 'certifications');
  for (const one of certifications)
    column.text(`${one.name}, ${one.issuer}, ${single(one.date, person, 'short')}`);
  heading(column, person, 'languages');
  for (const one of languages)
    column.row(`${one.language}: ${proficiency[one.proficiency] ?? ''}`, '');
}

function drawMain(column: Column, person: Person): void {
  const { content } = person;
  heading(column, person, 'summary');
  column.text(content.personalInfo.summary);
  heading(column, person, 'work');
  for (const job of content.workExperience) {
    column.row(job.company, job.location, { isBold: true });
    column.row(job.position, period(job, person, 'short'), { isItalic: true }, { isItalic: true });
    for (const bullet of job.bullets) column.bullet(bullet.text);
    column.space(4);
  }
  heading(column, person, 'education');
  for (const one of content.education) {
    column.row(one.institution, one.location, { isBold: true });
    column.row(degreeOf(one), period(one, person, 'short'), { isItalic: true }, { isItalic: true });
    column.space(4);
  }
}

function latexSingle(person: Person): Uint8Array {
  const pages: Drawing[][] = [[]];
  const column = new Column(pages, 50, 545, 60);
  column.row(nameOf(person), '', { size: 24, isBold: true });
  column.row(person.content.personalInfo.title, '', { size: 11 });
  column.text(contactsOf(person).join(' | '));
  drawMain(column, person);
  drawSide(column, person);
  return plainPdf(pages, 'word');
}

function latexColumns(person: Person): Uint8Array {
  const pages: Drawing[][] = [[]];
  const top = new Column(pages, 50, 545, 60);
  top.row(nameOf(person), '', { size: 24, isBold: true });
  top.row(person.content.personalInfo.title, '', { size: 11 });
  const left = new Column(pages, 50, 345, 110);
  drawMain(left, person);
  const right = new Column(pages, 375, 545, 110);
  heading(right, person, 'contact');
  for (const one of contactsOf(person)) right.row(one, '', { size: 9 });
  drawSide(right, person);
  return plainPdf(pages, 'letter');
}

/** A profile in the layout of LinkedIn's 'Save to PDF'. */
function linkedInLike(person: Person): Uint8Array {
  const { content } = person;
  const info = content.personalInfo;
  const pages: Drawing[][] = [[]];
  const side = new Column(pages, 22, 190, 60);
  const title = (column: Column, text: string, size: number) => {
    column.space(10);
    column.row(text, '', { size });
  };
  title(side, 'Contact', 13);
  for (const one of [
    info.phone,
    info.email,
    'www.linkedin.com/in/example-person (LinkedIn)',
  ].filter(Boolean))
    side.text(one, { size: 10 });
  title(side, 'Top Skills', 13);
  for (const item of content.skills.flatMap((one) => one.items)) side.row(item, '', { size: 10 });
  title(side, 'Languages', 13);
  for (const one of content.languages)
    side.row(`${one.language} (Native or Bilingual)`, '', { size: 10 });
  const main = new Column(pages, 223, 560, 60);
  main.row(nameOf(person), '', { size: 26 });
  main.row(info.title, '', { size: 12 });
  main.row(info.location, '', { size: 12 });
  title(main, 'Summary', 16);
  main.text(info.summary, { size: 12 });
  title(main, 'Experience', 16);
  let before = '';
  for (const job of content.workExperience) {
    if (job.company !== before) main.row(job.company, '', { size: 12 });
    before = job.company;
    main.row(job.position, '', { size: 11.5 });
    main.row(`${period(job, person, 'long').replace('–', '-')} (2 years 3 months)`, '', {
      size: 10.5,
    });
    main.row(job.location, '', { size: 10.5 });
    for (const bullet of job.bullets) main.text(`• ${bullet}`, { size: 10.5 });
    main.space(6);
  }
  title(main, 'Education', 16);
  for (const one of content.education) {
    main.row(one.institution, '', { size: 12 });
    main.row(`${degreeOf(one)} · (${one.startDate} - ${one.endDate})`, '', { size: 10.5 });
    main.space(6);
  }
  pages.forEach((page, index) => {
    page.push({ text: `Page ${index + 1} of ${pages.length}`, x: 360, y: 822, size: 9 });
  });
  return plainPdf(pages, 'word');
}

export const drawnLayouts: Record<string, (person: Person) => Uint8Array> = {
  'latex-single': latexSingle,
  'latex-columns': latexColumns,
  'linkedin-pdf': linkedInLike,
};
