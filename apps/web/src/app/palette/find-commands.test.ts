import { describe, expect, it } from 'vitest';
import { findCommands } from './group-commands.ts';

const command = (label: string, more = {}) => ({
  id: label,
  label,
  group: 'Go to',
  run() {},
  ...more,
});
const commands = [
  command('Dashboard', { keywords: ['home', 'overview'] }),
  command('All Resumes'),
  command('New resume', { group: 'Create' }),
  command('Switch to dark theme', { keywords: ['night', 'appearance'] }),
  command('Résumé für Zoë'),
];
const find = (search: string) => findCommands(commands, search).map(({ label }) => label);

describe('looking for commands', () => {
  it('finds all of them for no words, in their order', () => {
    expect(find('  ')).toEqual(commands.map(({ label }) => label));
  });

  it('finds beginnings in any order of words', () => {
    expect(find('res new')).toEqual(['New resume']);
    expect(find('theme da')).toEqual(['Switch to dark theme']);
  });

  it('puts what is called so before what is only about it', () => {
    const billing = command('Billing', { keywords: ['theme'] });
    const theme = command('Theme');
    expect(findCommands([billing, theme], 'theme')).toEqual([theme, billing]);
    expect(findCommands([billing, theme], 'them')).toEqual([theme, billing]);
    expect(find('home')).toEqual(['Dashboard']);
    expect(find('ni')).toEqual([]);
  });

  it('forgives letters that are left out, and accents', () => {
    expect(find('dshbrd')).toEqual(['Dashboard']);
    expect(find('zoe')).toEqual(['Résumé für Zoë']);
  });

  it('finds nothing where a word is not there', () => {
    expect(find('new dashboard')).toEqual([]);
    expect(find('xyz')).toEqual([]);
  });
});
