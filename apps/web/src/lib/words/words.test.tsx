import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';
import { Trans } from './trans.tsx';
import { setWords, t } from './words.ts';

afterEach(() => setWords('en-US', () => undefined));

const pages = (count: number) =>
  t('{count, plural, =0 {No pages} one {# page} other {# pages}}', { count });

it('shows English as it stands in the source, with its values', () => {
  expect(t('Save')).toBe('Save');
  expect(t('“{name}” by {owner}', { name: '{owner}', owner: 'Ada' })).toBe('“{owner}” by Ada');
  expect([0, 1, 1200].map(pages)).toEqual(['No pages', '1 page', '1,200 pages']);
  expect(
    t('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }),
  ).toBe('22nd');
  expect(t('{kind, select, letter {Letter} other {Resume}}', { kind: 'cv' })).toBe('Resume');
});

it('asks the catalogue by the English text and its context', () => {
  const german = new Map<string, string>([
    ['Open', 'Öffnen'],
    ['state\u0004Open', 'Offen'],
    ['Hi {name}', 'Hallo {name}'],
  ]);
  setWords('de', (key) => german.get(key));
  expect([t('Open'), t('Open', { context: 'state' }), t('Close')]).toEqual([
    'Öffnen',
    'Offen',
    'Close',
  ]);
  expect(t('Hi {name}', { name: 'Ada' })).toBe('Hallo Ada');
});

it('chooses by the rules of the language', () => {
  setWords('pl', () => [
    ['count', 'cardinal', { one: ['strona'], few: ['strony'], other: ['stron'] }],
  ]);
  expect([1, 3, 5].map(pages)).toEqual(['strona', 'strony', 'stron']);
});

it('sets elements into a sentence, and takes nothing in a value for one', () => {
  const sentence = (name: string) =>
    renderToStaticMarkup(
      <Trans
        message="<b>{name}</b> read <link>our terms, by {mail}</link>."
        values={{
          name,
          b: (text) => <b>{text}</b>,
          link: (text) => <a href="/terms">{text}</a>,
          mail: <i>mail</i>,
        }}
      />,
    );
  expect(sentence('<link>')).toBe(
    '<b>&lt;link&gt;</b> read <a href="/terms">our terms, by <i>mail</i></a>.',
  );
});

it('accents and lengthens everything but values in the pseudo-locale', () => {
  setWords('en-US', pseudo);
  expect(t('Save {name} now', { name: 'Ada' })).toBe('Šàṽé Ada ñóŵ····');
  expect(pages(2)).toBe('2 þàĝéš··');
});
