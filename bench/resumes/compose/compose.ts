import { datesOf } from '../designs/dates.ts';
import type { Design } from '../designs/design.ts';
import type { Person } from '../people/person.ts';
import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import type { Block, Composition, Span } from './block.ts';
import { certificateBlocks, projectBlocks, studyBlocks, workBlocks } from './entries.ts';
import { type Manner, mannerOf } from './fields.ts';
import { contactBlocks, factRows, headBlocks } from './header.ts';
import { languageBlocks, skillBlocks } from './lists.ts';

/**
 * Composes a resume from a person's content in a design. Afterwards `person.content` holds what the
 * design shows.
 */
export function compose(person: Person, design: Design, draw: Draw): Composition {
  const manner = mannerOf(person, design, datesOf(design, person.language, draw), draw);
  const sections = sectionsOf(manner, draw);
  const [side = 'one', share = '0'] = design.columns.split(' ');
  const names = sectionNames(design);
  const contact = contactBlocks(person, design, draw);
  const isContactBelow = names.side.includes('contact');
  const name = headBlocks(person, design, draw);
  const top = isContactBelow ? name : [...name, ...contact];
  const inSide = names.side.flatMap((one) =>
    one === 'contact' ? section(manner, 'contact', contact, draw) : (sections.get(one) ?? none),
  );
  const inMain = names.main.map((one) => sections.get(one) ?? none);
  const all = [...inSide, ...inMain].flat().map((one) => one);
  const main = inMain.flatMap(({ blocks }) => blocks);
  const beside = inSide.flatMap(({ blocks }) => blocks);
  const isNameInSide = design.head === 'side' && side !== 'one';
  const isNameInMain = design.head === 'page-main' && side !== 'one';
  const columns = [
    { share: Number(share) / 100, blocks: isNameInSide ? [...top, ...beside] : beside },
    { share: 1 - Number(share) / 100, blocks: isNameInMain ? [...top, ...main] : main },
  ];
  const ordered = side === 'right' ? columns.reverse() : columns;
  return {
    language: person.language,
    head: isNameInSide || isNameInMain ? [] : top,
    columns: side === 'one' ? columns.slice(1) : ordered,
    foot: design.foot === 'page' ? footOf(person, draw) : '',
    headings: headingsOf(all),
  };
}

/** A section's title and blocks; empty for a section without content. */
type Section = { name: string; title: string; blocks: Block[] };
const none: Section = { name: '', title: '', blocks: [] };

function sectionNames({ columns, side, order }: Design): { side: string[]; main: string[] } {
  const beside = columns === 'one' ? [] : side.split(' ');
  const main = order.split(' ').filter((one) => !beside.includes(one));
  const isLeftOut = (one: string) => !main.includes(one) && !beside.includes(one);
  const all = [...main, ...['work', 'education'].filter(isLeftOut)];
  const more = all.flatMap((one) =>
    one === 'work' ? ['work', 'morework', 'volunteering'] : [one],
  );
  return { side: beside, main: [...more, 'courses', 'awards', 'references', 'foot'] };
}

function sectionsOf(manner: Manner, draw: Draw): Map<string, Section> {
  const { person, design } = manner;
  const { content } = person;
  const row = (text: string, field: string): Block[] =>
    text === '' ? [] : [{ kind: 'row', left: [{ text, field }] }];
  const { education } = content;
  const jobs = content.workExperience.length;
  /** Some resumes put early or secondary jobs under a separate title. */
  const parted = jobs > 2 && draw.chance(0.15) ? draw.int(1, jobs - 1) : jobs;
  const more = moreBlocks(manner, draw);
  /** Courses may be listed among the studies, but don't count as studies. */
  const isAmong = draw.chance(0.4) && education.length > 0;
  const blocks: Record<string, Block[]> = {
    summary: row(content.personalInfo.summary, 'personalInfo.summary'),
    work: workBlocks(manner, 0, parted),
    morework: workBlocks(manner, parted, jobs),
    education: [...studyBlocks(manner), ...(isAmong ? (more.courses ?? []) : [])],
    skills: skillBlocks(person, design, draw),
    projects: projectBlocks(manner),
    certifications: certificateBlocks(manner, draw),
    languages: languageBlocks(person, design),
    interests: row(content.interests, 'interests'),
    ...more,
    ...(isAmong && { courses: [] }),
  };
  const sections = Object.entries(blocks).map(([name, made]): [string, Section] => [
    name,
    section(manner, name, made, draw),
  ]);
  return new Map([...sections, ['foot', footSection(manner, draw)]]);
}

function moreBlocks({ person, design }: Manner, draw: Draw): Record<string, Block[]> {
  const isListed = draw.chance(0.5) && design.bullet.length === 1;
  const blockOf = (text: string): Block =>
    isListed
      ? { kind: 'item', glyph: design.bullet, spans: [{ text }] }
      : { kind: 'row', left: [{ text }] };
  const { more } = person.aside;
  return Object.fromEntries(
    Object.entries(more).map(([name, lines]) => [name, lines.map(blockOf)]),
  );
}

/** Share of summaries that follow the name without a title. */
const untitled = 0.25;

function section({ person, design }: Manner, name: string, blocks: Block[], draw: Draw): Section {
  const filled = blocks.some((one) => one.kind !== 'table' || one.rows.length > 1);
  if (!filled) return none;
  const title = draw.pick(wordsOf(person.language, `heading.${name}`));
  const isBare =
    name === 'summary' &&
    design.columns === 'one' &&
    design.order.startsWith('summary') &&
    draw.chance(untitled);
  const head = isBare ? [] : [headingBlock(title, name, design, person.language)];
  return {
    name,
    title: isBare ? '' : title,
    blocks: [{ kind: 'space', em: 0.9 }, ...head, ...blocks],
  };
}

function headingBlock(title: string, name: string, { heading }: Design, language: string): Block {
  const [look = 'plain', em = '1.2', weight] = heading.split(' ');
  const upper = title.toLocaleUpperCase(language);
  const text: Record<string, string> = {
    upper,
    lower: title.toLocaleLowerCase(language),
    colon: `${title}:`,
    colondash: `${title} :-`,
    dashed: `– ${title} –`,
    spaced: upper
      .split(/\s+/)
      .map((word) => [...word].join(' '))
      .join('   '),
  };
  const span: Span = {
    text: text[look] ?? title,
    field: `headings.${name}`,
    em: Number(em),
    isBold: weight === 'bold',
  };
  return {
    kind: 'heading',
    spans: [span],
    isCentred: look === 'centre',
    isInMargin: look === 'margin',
  };
}

/** Personal facts, and the declaration at the end of forms. */
function footSection(manner: Manner, draw: Draw): Section {
  const { person, design } = manner;
  const facts =
    design.facts === 'yes' && design.contact.startsWith('joined') ? factRows(person) : [];
  const declares =
    design.declaration === 'yes' ? draw.pick(wordsOf(person.language, 'declares')) : '';
  const personal = section(
    manner,
    'personal',
    facts.map((left) => ({ kind: 'row', left })),
    draw,
  );
  if (declares === '') return personal;
  const declaration = section(
    manner,
    'declaration',
    [
      { kind: 'row', left: [{ text: declares }] },
      ...(draw.chance(0.5) ? [{ kind: 'row' as const, left: [{ text: signed(person) }] }] : []),
    ],
    draw,
  );
  return {
    ...declaration,
    blocks: [...personal.blocks, ...declaration.blocks],
    title: `${personal.title}\n${declaration.title}`,
  };
}

const signed = ({ content: { personalInfo } }: Person): string =>
  `(${personalInfo.firstName} ${personalInfo.lastName})`;

function footOf({ content, language }: Person, draw: Draw): string {
  const { firstName, lastName } = content.personalInfo;
  return draw.pick(wordsOf(language, 'page')).replace('{name}', `${firstName} ${lastName}`);
}

function headingsOf(sections: readonly Section[]): string[] {
  const first = ['summary', 'work', 'education', 'skills'];
  const titleOf = (name: string) => sections.find((one) => one.name === name)?.title ?? '';
  const others = sections
    .filter(({ name }) => !first.includes(name))
    .flatMap(({ title }) => title.split('\n'));
  return [...first.map(titleOf), ...others.filter((title) => title !== '')];
}
