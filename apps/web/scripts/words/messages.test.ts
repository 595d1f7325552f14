import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf, cataloguePath, sources } from './catalogue.ts';
import { isNoText, stillToCome } from './texts-elsewhere.ts';
import { atLoad, textsOutside } from './texts-outside.ts';

const files = sources();
const done = files.filter(({ path }) => !stillToCome.some((place) => path.startsWith(place)));

describe('the texts of the app', () => {
  it('are in messages/en.po, which `npm run words` writes', () => {
    expect(readFileSync(cataloguePath, 'utf8')).toBe(catalogueOf(files));
  });

  it('stand in messages, but for those that nobody translates', () => {
    const outside = done.flatMap(({ path, source }) =>
      textsOutside(path, source)
        .filter(({ text }) => !isNoText(path, text))
        .map(({ text }) => `${path}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  it('are asked for when they are shown, not while a module loads', () => {
    expect(files.flatMap(({ path, source }) => atLoad(path, source))).toEqual([]);
  });

  it('leave no folder on the list of those to come that has none outside', () => {
    const without = stillToCome.filter((place) =>
      files
        .filter(({ path }) => path.startsWith(place))
        .every(({ path, source }) =>
          textsOutside(path, source).every(({ text }) => isNoText(path, text)),
        ),
    );
    expect(without).toEqual([]);
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
