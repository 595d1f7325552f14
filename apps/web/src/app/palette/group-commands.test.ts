import { describe, expect, it } from 'vitest';
import { groupCommands } from './group-commands.ts';

const command = (id: string, group: string, more = {}) => ({
  id,
  label: id,
  group,
  run() {},
  ...more,
});
const commands = [
  command('dashboard', 'Go to'),
  command('new resume', 'Create'),
  command('resumes', 'Go to'),
  command('palette', 'Go to', { isOutsidePalette: true }),
];
const shown = (search: string, recent: string[] = []) =>
  groupCommands(commands, search, recent).map(({ heading, commands: of }) => [
    heading,
    of.map(({ id }) => id),
  ]);

describe('what the palette shows', () => {
  it('stands under headings, and leaves out what opens the palette', () => {
    expect(shown('')).toEqual([
      ['Go to', ['dashboard', 'resumes']],
      ['Create', ['new resume']],
    ]);
  });

  it('ends with what takes credits, unless that is looked for', () => {
    const paid = command('improve', 'AI', { price: '1 credit' });
    const exports = [command('pdf', 'Export', { price: '1 credit' }), command('docx', 'Export')];
    const all = [paid, ...exports, ...commands];
    const headings = (search: string) =>
      groupCommands(all, search, []).map(({ heading }) => heading);
    expect(headings('')).toEqual(['Export', 'Go to', 'Create', 'AI']);
    expect(headings('improve')).toEqual(['AI']);
  });

  it('begins with what was done last, as far as it is still there', () => {
    expect(shown('', ['new resume', 'gone', 'palette'])).toEqual([
      ['Recent', ['new resume']],
      ['Go to', ['dashboard', 'resumes']],
    ]);
  });

  it('is what fits the words alone, the likeliest heading first', () => {
    expect(shown('resume', ['dashboard'])).toEqual([
      ['Create', ['new resume']],
      ['Go to', ['resumes']],
    ]);
  });
});
