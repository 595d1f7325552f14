import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf, cataloguePath, sources } from './catalogue.ts';
import { isNoText } from './texts-elsewhere.ts';
import { atLoad, leftOfTemplate, pluralsOutside, textsOutside } from './texts-outside.ts';

const files = sources();

describe('the texts of the app', () => {
  it('are in messages/en.po, which `npm run words` writes', () => {
    expect(readFileSync(cataloguePath, 'utf8')).toBe(catalogueOf(files));
  });

  it('stand in messages, but for those that nobody translates', () => {
    const outside = files.flatMap(({ path, source }) =>
      textsOutside(path, source)
        .filter(({ text }) => !isNoText(path, text))
        .map(({ text }) => `${path}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  it('are asked for when they are shown, not while a module loads', () => {
    expect(files.flatMap(({ path, source }) => atLoad(path, source))).toEqual([]);
  });

  it('have no `${` left from a template literal, in messages or between elements', () => {
    const ofWords = "import { t } from './words.ts';\n";
    const left = { path: 'a.ts', source: `${ofWords}t('Costs \${price}', { price });` };
    expect(() => catalogueOf([left])).toThrow('template literal');
    expect(leftOfTemplate('a.tsx', `const a = <p>Costs \${price}</p>;`)).toHaveLength(1);
    expect(files.flatMap(({ path, source }) => leftOfTemplate(path, source))).toEqual([]);
  });

  it('have their plurals in messages', () => {
    const source = "const a = (n: number) => (n === 1 ? 'letter' : 'letters');";
    expect(pluralsOutside('a.ts', source)).toEqual(["a.ts: n === 1 ? 'letter' : 'letters'"]);
    expect(files.flatMap((file) => pluralsOutside(file.path, file.source))).toEqual([]);
  });

  it('are found in elements, attributes, literals and templates', () => {
    const source = `
      import { t } from '../lib/words/words.ts';
      const name = 'Ada Lovelace';
      const A = () => <p title="One text" className="flex gap-2">Two{' '}
        {t('No text here')} {\`\${name} is three\`} {name === 'Four' ? 'Five' : t('Six')}</p>;
    `;
    expect(textsOutside('a.tsx', source).map(({ text }) => text)).toEqual([
      'Ada Lovelace',
      'One text',
      'Two',
      '… is three',
      'Five',
    ]);
    expect(atLoad('a.ts', "import { t } from './words.ts'; const a = { b: t('B') };")).toEqual([
      "a.ts: t('B')",
    ]);
  });
});
