import { passwordRules } from '@folio/contract/password';
import { templateFacts } from '@folio/contract/template-facts';
import { afterAll, expect, it } from 'vitest';
import { positions } from '../../src/features/landing/demo/positions.ts';
import { proven } from '../../src/features/landing/proofs/proven.ts';
import { pseudo } from '../../src/lib/words/pseudo.ts';
import { setWords } from '../../src/lib/words/words.ts';

afterAll(() => setWords('en-US', () => undefined));

/** What a page shows and the web app does not say itself: a sample's content, and texts of packages. */
const fromElsewhere = [passwordRules, templateFacts, positions, proven].flatMap((table) =>
  [...JSON.stringify(table).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text),
);

/** Names, addresses and other values. */
const notOurWords =
  /^(?:Folio|Google|LinkedIn|GitHub|PDF|548 Market Street|San Francisco, CA 94104|\{\{.*\}\}|\S*[@/]\S*)$/;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

/** A name may stand inside a message. */
const isOf = (text: string, known: string) =>
  text === known || (known.length > 10 && text.includes(known));

/** The texts and labels of a page that the pseudo-locale has not touched. */
const plainTexts = (markup: string): string[] => [
  ...new Set(
    [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"|>([^<>]+)</g)]
      .map(([, label, text]) => (label ?? text ?? '').trim())
      .filter((text) => /[a-z]{3}/i.test(text) && !notOurWords.test(text))
      .filter((text) => !fromElsewhere.some((known) => isOf(text, escaped(known ?? '')))),
  ),
];

it.each(['/contact', '/contact-sales', '/login', '/signup'])(
  'shows no text of %s but from the catalogue',
  async (path) => {
    setWords('en-US', pseudo);
    const { visitorPages } = await import('../visitor-markup.tsx');
    const page = visitorPages.find((one) => one.path === path);
    expect(plainTexts(page?.markup ?? 'there is none')).toEqual([]);
  },
);

it('shows no text of the landing page but from the catalogue', async () => {
  setWords('en-US', pseudo);
  const { landingMarkup } = await import('../landing-markup.tsx');
  expect(plainTexts(landingMarkup())).toEqual([]);
});
