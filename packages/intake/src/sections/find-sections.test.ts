import { describe, expect, it } from 'vitest';
import type { Cell, Line } from '../layout/model.ts';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { findSections } from './find-sections.ts';

type CellStyle = Partial<
  Pick<Cell, 'isBold' | 'size' | 'isItalic'> & { x: number; column: number }
>;

/** A line below a gap; a large one stands out as headings do. */
const line = (text: string, gapAbove: number, { column = 0, ...look }: CellStyle = {}): Line =>
  lineOf([cellAt(text, 0, look)], { column, gapAbove, rightEdge: 400 });
const titlesOf = (lines: Line[]) =>
  findSections(lines).sections.map(({ kind, title }) => `${kind} ${title}`);
const bold = { isBold: true };

describe('headings', () => {
  it('that end in a small word go on below, and go without the sign before them', () => {
    const lines = [
      line('Ada Berg', 0, { size: 20 }),
      line('ada@berg.example', 14),
      line('● WORK EXPERIENCE', 28, bold),
      line('Manager, Acme Ltd 2019 – 2021', 14),
      line('HOBBIES AND', 28, bold),
      line('INTERESTS', 18, bold),
      line('Chess', 14),
    ];
    expect(titlesOf(lines)).toEqual(['work WORK EXPERIENCE', 'interests HOBBIES AND INTERESTS']);
  });

  it('are no lines of their style that announce what follows with a colon', () => {
    const lines = [
      line('Ada Berg', 0, { size: 20 }),
      line('ada@berg.example', 14),
      line('Experience', 28, bold),
      line('Joiner, Acme Ltd 2019 – 2021', 14),
      line('Key achievements in numbers:', 14, bold),
      line('• Built 40 stairs', 14),
      line('Tools used:', 14, bold),
      line('• Planes', 14),
      line('Education', 28, bold),
      line('BSc Physics, Leeds University 2015', 14),
    ];
    expect(titlesOf(lines)).toEqual(['work Experience', 'education Education']);
  });

  it('are all that the file marks, even the only one with a colon', () => {
    const marked = (text: string): Line => ({ ...line(text, 28), role: 'heading' });
    const lines = [
      line('Ada Berg', 0, { size: 20 }),
      marked('Experience'),
      line('Joiner, Acme Ltd 2019 – 2021', 14),
      marked('Education'),
      line('BSc Physics, Leeds University 2015', 14),
      marked('Technical skills and more:'),
      line('Joinery, turning', 14),
    ];
    expect(titlesOf(lines).at(-1)).toBe('skills Technical skills and more');
  });

  it('that are typed with colons below a space are told by these', () => {
    const lines = [
      line('Ada Berg', 0),
      line('ada@berg.example', 14),
      line('Education:', 28),
      line('BSc Physics, Leeds University 2015', 14),
      line('Technical Skills:', 28),
      line('Tools: Git', 14),
      line('Summer Internship:', 28),
      line('Intern, Acme Ltd 2019 – 2020', 14),
      line('Duties:', 14),
      line('Closing Words:', 28),
      line('All of this is true', 14),
    ];
    expect(titlesOf(lines)).toEqual([
      'education Education',
      'skills Technical Skills',
      'work Summer Internship',
      'custom Closing Words',
    ]);
  });

  it('of a language that we do not know are told by their look', () => {
    const lines = [
      line('Ada Berg', 0, { size: 20 }),
      line('ada@berg.example', 14),
      line('Arbaidoj', 28, bold),
      line('Manager, Acme Ltd 2019 – 2021', 14),
      line('Did it', 14),
      line('Lernejoj', 28, bold),
      line('BSc Physics, Leeds University 2015', 14),
      line('Povoj', 28, bold),
      line('Sawing, gluing, turning, carving', 14),
    ];
    expect(titlesOf(lines)).toEqual(['work Arbaidoj', 'education Lernejoj', 'skills Povoj']);
  });

  it('of a sidebar are set as those beside it', () => {
    const head = { size: 13, isItalic: true };
    const aside = { column: 2, x: 300 };
    const lines = [
      line('Ada Berg', 0, { size: 20, column: 1 }),
      line('ada@berg.example', 14, { column: 1 }),
      line('Kitchens', 28, { ...head, column: 1 }),
      line('Head Chef 2019 – 2021', 14, { column: 1 }),
      line('Ran it', 14, { column: 1 }),
      line('Learning', 28, { ...head, column: 1 }),
      line('BA Cooking, Leeds College', 14, { column: 1 }),
      line('By the stove', 0, { ...head, ...aside }),
      line('Fish, pastry, rotas, costing', 14, aside),
      line('Languages', 28, { ...head, ...aside }),
      line('English', 14, aside),
    ];
    expect(titlesOf(lines)).toEqual([
      'work Kitchens',
      'education Learning',
      'skills By the stove',
      'languages Languages',
    ]);
  });

  it('of two lines are one', () => {
    const lines = [
      line('Ada Berg', 0, { size: 20 }),
      line('ada@berg.example', 14),
      line('Languages', 28, bold),
      line('English', 14),
      line('Things that I am', 28, bold),
      line('good at', 14, bold),
      line('Sawing', 14),
      line('Education', 28, bold),
      line('BSc Physics, Leeds University, 2015', 14),
    ];
    expect(titlesOf(lines)).toEqual([
      'languages Languages',
      'skills Things that I am good at',
      'education Education',
    ]);
  });

  it('lose the signs that they were decorated with', () => {
    const lines = [
      line('Ada Berg', 0),
      line('ada@berg.example', 14),
      line('*** SKILLS ***', 28),
      line('Sawing', 14),
    ];
    expect(titlesOf(lines)).toEqual(['skills SKILLS']);
  });
});

it('what a known word leaves open is told by what the section holds', () => {
  const lines = [
    line('Ada Berg', 0),
    line('ada@berg.example', 14),
    line('TEACHING', 28, bold),
    line('Teacher, Acme School, 2019 to the present', 14),
    line('EDUCATION', 28, bold),
    line('BSc Physics, Leeds University, 2015', 14),
    line('EMPLOYMENT DETAILS', 28, bold),
  ];
  expect(titlesOf(lines)[2]).toBe('work EMPLOYMENT DETAILS');
  expect(titlesOf(lines.slice(0, -1))[0]).toBe('work TEACHING');
});
