import { expect, it } from 'vitest';
import { compile, namesIn } from './compile.ts';
import { compiled } from './compile-messages.ts';

const imports = "import { t } from '../lib/words/words.ts';";
const choice = '{n, plural, one {# page} other {# pages}}';
const parts = [choice, ['n', 'cardinal', { one: [['#'], ' page'], other: [['#'], ' pages'] }]];

it('compiles choices in place, and leaves all other messages as they are', () => {
  const source = `${imports} a = t('Save'); b = t('Hi {name}', { name }); c = t('${choice}', { n });`;
  expect(compiled('a.ts', source)).toBe(source.replace(`'${choice}'`, JSON.stringify(parts)));
  expect(compiled('a.tsx', `${imports} <Trans message="${choice}" values={{ n }} />`)).toBe(
    `${imports} <Trans message={${JSON.stringify(parts)}} values={{ n }} />`,
  );
});

it('refuses what a browser would have to parse, or could take for a tag', () => {
  expect(() => compile('{n, number}')).toThrow('Format dates and numbers first');
  expect(() => compile("Write '{'name'}'")).toThrow('as a value');
  expect(() => compile('{n, plural, one {# page}}')).toThrow();
  expect(() => compiled('a.ts', `${imports} t(name)`)).toThrow('a message is a literal');
});

it('knows the values and elements of a message', () => {
  expect([...namesIn(`<link>{who}</link> has ${choice}`)]).toEqual(['link', 'who', 'n']);
});
