import { pageAccents } from '@folio/contract/profile';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { describe, expect, it } from 'vitest';
import { accentColors, cardSize, layoutProfileCard, type ProfileCard } from './profile-card.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';

const ada: ProfileCard = {
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Analytical Engines',
  address: 'folio.example/ada',
  accent: 'purple',
};

function draw(card: ProfileCard): string {
  const list = layoutProfileCard(card, fonts);
  expect(list.pages).toHaveLength(1);
  return paintSvg(list.pages[0] ?? { items: [], boxes: [] }, list, fonts);
}

const sizesOf = (card: ProfileCard) =>
  layoutProfileCard(card, fonts).pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? [item.sizePt] : [])),
  );

describe('the card of a profile', () => {
  it('is 1200 × 630, with the product, the person and the address', () => {
    const list = layoutProfileCard(ada, fonts);
    expect(list).toMatchObject(cardSize);
    expect(sizesOf(ada)).toEqual([42, 104, 38, 32, 26]);
    expect(sizesOf({ ...ada, title: '', company: ' ' })).toEqual([42, 104, 26]);
  });

  it.each(pageAccents)('has the accent %s', (accent) => {
    expect(draw({ ...ada, accent })).toContain(accentColors[accent]);
  });

  it('[profile-card-1] makes room for the longest name and title', () => {
    const name = `${'Ambrose'.repeat(11)} ${'Zwingli'.repeat(11)}`;
    draw({ ...ada, name, title: 'Engineer of Ships '.repeat(16), company: 'Harbour '.repeat(37) });
    const long = { ...ada, name: 'Wolfeschlegelsteinhausenbergerdorff Llanfairpwllgwyngyll' };
    expect(Math.max(...sizesOf(long))).toBeGreaterThan(38);
  });

  it.each(Object.keys(scriptSamples) as (keyof typeof scriptSamples)[])(
    'shows every letter of %s',
    (script) => {
      const { firstName, lastName, title } = scriptSamples[script].personalInfo;
      const list = layoutProfileCard({ ...ada, name: `${firstName} ${lastName}`, title }, fonts);
      const runs = list.pages.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'line' ? item.fragments : [])),
      );
      const glyphs = runs.flatMap(({ run }) => [...run.glyphs].filter((_, at) => at % 5 === 0));
      expect(glyphs).not.toContain(0);
    },
  );

  it('[profile-card-2] is nothing but drawings, whatever is written', () => {
    for (const text of hostileTexts) {
      const card = { name: text, title: text, company: text, address: text };
      const svg = draw({ ...ada, ...card });
      const names = [...svg.matchAll(/<([a-z!?]+)/gi)].map(([, name]) => name);
      expect(['svg', 'defs', 'path', 'g', 'use'], text).toEqual(
        expect.arrayContaining([...new Set(names)]),
      );
    }
  });
});
