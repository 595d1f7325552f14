import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiRoutes } from '@folio/contract/ai';
import { creditActions } from '@folio/contract/credit-actions';
import { defaultCreditCosts } from '@folio/contract/credits';
import { fillInFacts, offerFacts } from '@folio/contract/offer-facts';
import { priceList } from '@folio/contract/price-list';
import { describe, expect, it } from 'vitest';
import { guides } from './help.ts';

const root = join(import.meta.dirname, '..', '..');

/** What each part of the app that asks for a price takes credits for. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'features/analysis/use-analysis.ts': ['Analysis of a resume'],
  'features/applications/questions/use-answering.ts': [
    'Write with AI, for a question of an application',
  ],
  'features/cover-letter/letter-screen.tsx': ['Cover letter'],
  // The same controls as `edit-parts.tsx` has, in the palette, and whether any is affordable.
  'features/editor/assistant/ai-panel.tsx': [],
  'features/editor/assistant/assistant-session.tsx': [],
  'features/editor/assistant/another-way.ts': ['Another way, for one bullet'],
  'features/editor/assistant/edit-parts.tsx': [
    'Improve Resume',
    'ATS Optimize',
    'Suggest Skills',
    'Generate Summary',
    'Improve bullets',
    'Improve wording',
  ],
  'features/editor/assistant/enhance-controls.tsx': ['Enhance'],
  'features/editor/languages/use-translation.ts': ['Suggest translations'],
  'lib/credit-costs.ts': ['PDF of a resume on the free plan'],
};

describe('help’s list of what takes credits', () => {
  it('has every control of the app that asks for a price', () => {
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
      .filter((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        return /\b(useCreditPrices?|creditPrice)\(/.test(source) && path !== 'lib/credit-price.ts';
      });
    expect(sources.toSorted()).toEqual(Object.keys(asked).toSorted());
    const names = Object.values(asked).flat();
    expect(priceList.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const [path, rows] of Object.entries(asked)) {
      const source = readFileSync(join(root, path), 'utf8');
      const [, action] = /\buseCreditPrice\('([\w-]+)'\)/.exec(source) ?? [];
      const prices = priceList.filter(({ name }) => rows.includes(name));
      if (action) expect(prices).toEqual([{ name: rows[0], action }]);
    }
  });

  it('prices every action of the API that the app asks for', () => {
    const priced = new Set(priceList.map(({ action }) => action));
    const unasked = creditActions.filter((action) => !priced.has(action));
    expect(unasked).toEqual(['optimize', 'suggestions']);
    for (const route of Object.values(aiRoutes))
      if ('credits' in route) expect([...priced, ...unasked]).toContain(route.credits);
  });

  it('says of each what this server takes', () => {
    const costs = { ...defaultCreditCosts, improve: 7, 'pdf-export': 0 };
    const offer = { costs, creditsAtSignup: 10, isSold: true, premiumPercentOff: 0 };
    const { sections } = guides['credits-and-plans'];
    const html = sections.find(({ title }) => title === 'What takes credits')?.html ?? '';
    const shown = fillInFacts(html, offerFacts(offer)).replace(/\s*\n\s*/g, '');
    for (const { name, action } of priceList) {
      const cost = costs[action];
      const words = cost === 0 ? 'no credits' : cost === 1 ? '1 credit' : `${cost} credits`;
      expect(shown).toContain(`<td>${name}</td><td>${words}</td>`);
    }
  });
});
