import { describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('skills in a text', () => {
  it('are found where they stand, the longest name first', () => {
    const text = 'Built REST APIs in Node.js, tuned PostgreSQL and led machine learning projects';
    const found = findSkills(text).map(({ skill, start, end }) => [
      skill.name,
      text.slice(start, end),
    ]);
    expect(found).toEqual([
      ['REST APIs', 'REST APIs'],
      ['Node.js', 'Node.js'],
      ['PostgreSQL', 'PostgreSQL'],
      ['Machine learning', 'machine learning'],
    ]);
  });

  it.each([
    ['We use Go and Python.', ['Go', 'Python']],
    ['Go, Rust, SQL', ['Go', 'Rust', 'SQL']],
    ['Programming in C', ['C']],
    ['Services in Spring and Java', ['Spring', 'Java']],
    ['Skilled in Excel and SQL', ['Excel', 'SQL']],
    ['Statistics in R or SQL', ['Statistics', 'R', 'SQL']],
    ['R', ['R']],
    ['Experience in R', ['R']],
    ['Some exposure to Go.', ['Go']],
    ['.NET, ASP.NET and VB.NET', ['.NET', 'ASP.NET', 'VB.NET']],
  ])('means the skill: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  it.each([
    ['Go beyond the brief with Python', ['Python']],
    ['Ready to go: Python', ['Python']],
    ['In spring 2024 we moved to Java', ['Java']],
    ['Spring 2024: moved to Java', ['Java']],
    ['Excel at teaching Python', ['Python']],
    ['React to what a segment of users says', []],
    ['Vitamin C helps', []],
    ['Experience in Spring 2024', []],
    ['Experience with Swift Transport', []],
    ['Experience in go', []],
    ['Built the shop at example.net', []],
    ['a safe rag', []],
    ['BLS (AHA) at hire', ['Basic Life Support']],
    ['Our organisation has offices in Maya', []],
  ])('means the word: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  it('reads whatever is written, in time that grows with its length', () => {
    expect(findSkills('')).toEqual([]);
    expect(findSkills('日本語 🚀 \u200b')).toEqual([]);
    expect(findSkills('machine '.repeat(50_000))).toEqual([]);
    expect(findSkills('Go, '.repeat(20_000)).length).toBe(20_000);
  });
});
