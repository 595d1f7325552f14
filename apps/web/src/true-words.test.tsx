import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { creditActions } from '@folio/contract/credit-actions';
import { defaultCreditCosts, type ServerOffer } from '@folio/contract/credits';
import { offerFacts } from '@folio/contract/offer-facts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SpecialOffer, UpgradeBanner } from './features/dashboard/stats.tsx';
import { categories, guideNames, guides, guidesWhere } from './features/help/help.ts';
import { findQuestions } from './features/help/search-help.ts';
import privacyPolicy from './features/legal/privacy-policy.md';
import termsOfService from './features/legal/terms-of-service.md';
import { PricingPage } from './features/payments/pricing-page.tsx';
import { fillIn } from './lib/offer-facts.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const isSource = (path: string) => /\.(tsx?|md)$/.test(path) && !/\.test\.|testing/.test(path);
const sources = ['apps/web/src', 'apps/api/src', 'packages/contract/src'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => join(root, place, path)),
);

/** What people may get to read: without comments, and with the breaks of lines as spaces. */
const shownTexts = sources.map((path) => {
  const source = readFileSync(path, 'utf8').replaceAll('\r', '');
  const shown = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '').replace(/\s+/g, ' ');
  return { path: relative(root, path).replaceAll('\\', '/'), shown };
});

const saying = (words: RegExp): string[] =>
  shownTexts.flatMap(({ path, shown }) => (words.test(shown) ? [path] : [])).toSorted();

describe('what is not so is not said', () => {
  // Where the specification fixes the text, it stands in one place and nowhere else.
  it.each([
    [/first 100 users|first hundred/i, ['apps/web/src/features/payments/pricing-page.tsx']],
    [/\d ?% off on|\d ?% off Premium/i, []],
    [
      /priority (customer )?support/i,
      contractAnd('apps/web/src/features/payments/pricing-page.tsx'),
    ],
    [/additional templates/i, contractAnd()],
    [/API access|user management|analytics dashboard/i, contractAnd()],
    [/custom branding/i, contractAnd('apps/web/src/features/contact/sales-page.tsx')],
    [/full AI resume scoring|ATS compatibility checker/i, contractAnd()],
    [/\ba year with everything|everything for a year/i, []],
  ])('%s', (words, allowed) => {
    expect(saying(words)).toEqual(allowed);
  });

  it('no number of credits, days or rupees is written where the table has another', () => {
    const number = '(\\d[\\d,]*|one|two|three|five|ten|fifty|hundred)';
    const credits = new RegExp(`\\b${number} (free |AI )?credits?\\b`, 'i');
    expect(saying(credits)).toEqual([
      // The specification's sentence, beside which the page says what is so.
      'apps/web/src/features/analysis/analysis.copy.ts',
      // Singular and plural of any number.
      'packages/contract/src/credits.ts',
      ...contractAnd(),
    ]);
    expect(saying(/\b(14|365|thirty|30) ?-?days?\b/i)).toEqual([
      // Sessions and reports of failures, whose days are no part of the offer.
      'apps/api/src/error-reports/error-reports.repository.ts',
      'apps/api/src/platform/sessions.ts',
      'apps/web/src/features/legal/privacy-policy.md',
    ]);
    expect(saying(/₹ ?\d/)).toEqual([]);
  });
});

function contractAnd(...others: string[]): string[] {
  return [...others, 'packages/contract/src/prices.ts'];
}

it.each([
  [
    'A session ends after 7 days',
    'platform/sessions.ts',
    "idleLimit = sql.raw(`interval '7 days'`)",
  ],
  [
    'after 30 days at the latest',
    'platform/sessions.ts',
    "absoluteLimit = sql.raw(`interval '30 days'`)",
  ],
  [
    '30 minutes to 24 hours',
    'auth/email-tokens.repository.ts',
    "reset: sql.raw(`interval '30 minutes'`)",
  ],
  [
    '30 minutes to 24 hours',
    'auth/email-tokens.repository.ts',
    "verify: sql.raw(`interval '24 hours'`)",
  ],
  ['for two years at most', 'inbox/inbox.repository.ts', "interval '2 years'"],
  [
    "for 30 days. They aren't linked to any",
    'error-reports/error-reports.repository.ts',
    "'30 days'",
  ],
  ['and why, for two years', 'admin/audit.repository.ts', "interval '2 years 1 day'"],
  ['the person wrote, for a year', 'admin/pages.repository.ts', "interval '1 year'"],
  ['last answer, for a day', 'credits/credits.routes.ts', 'afterSeconds: daySeconds,'],
  [
    'offers and refunds are counted per mailbox',
    'payments/orders.repository.ts',
    'or(eq(paymentOrders.userId, userId), eq(paymentOrders.mailboxHash, mailboxHash))',
  ],
])('the privacy policy says “%s”, as the server keeps it', (promise, path, kept) => {
  expect(JSON.stringify(privacyPolicy)).toContain(promise);
  const source = shownTexts.find((one) => one.path === `apps/api/src/${path}`);
  expect(source?.shown).toContain(kept);
});

const offer: ServerOffer = {
  costs: { ...defaultCreditCosts, analysis: 7, 'pdf-export': 0 },
  creditsAtSignup: 25,
  isSold: true,
  premiumPercentOff: 0,
};
const shown = categories.map((one) => fillIn(one, offerFacts(offer)));
const written = [
  ...categories,
  ...guideNames.map((name) => guides[name]),
  termsOfService,
  privacyPolicy,
];

describe('help, guides and terms', () => {
  it('name the numbers of this server, and none before it has told them', () => {
    const texts = (known: ServerOffer | undefined) =>
      JSON.stringify(written.map((one) => fillIn(one, offerFacts(known))));
    expect(texts(offer)).not.toMatch(/\{\{|\}\}|undefined/);
    expect(texts(offer)).toContain('A new account starts with 25 credits');
    expect(texts(offer)).toContain('An analysis of a resume takes 7 credits');
    expect(texts(offer)).toContain('On the free plan the PDF of a resume takes no credits');
    expect(texts(undefined)).toContain('An analysis of a resume takes credits');
    expect(texts(undefined)).not.toMatch(/\b\d+ credits?\b/);
  });

  it('say the price of everything that the product takes credits for', () => {
    // The product asks for these two nowhere.
    const sold = creditActions.filter((action) => !['optimize', 'suggestions'].includes(action));
    const prices = JSON.stringify(guides['credits-and-plans']);
    for (const action of sold) expect(prices).toContain(`{{cost ${action}}}`);
  });

  it('name the templates of each layout, and no call or sample that is not made any more', () => {
    const texts = JSON.stringify(written.map((one) => fillIn(one, offerFacts(offer))));
    expect(texts).toContain('Modern Minimalist and Compact Columns have two columns');
    expect(texts).toContain('Creative Portfolio and Portrait have a sidebar');
    expect(texts).not.toMatch(/second call|any number of resumes|opens with a sample/);
  });

  it('say nothing of packs, plans, credits or refunds where nothing is sold', () => {
    const unsold = { ...offer, isSold: false };
    const texts = [
      ...categories,
      ...guidesWhere(false).map((name) => guides[name]),
      termsOfService,
      privacyPolicy,
    ].map((one) => fillIn(one, offerFacts(unsold), false));
    const money =
      /\b(packs?|plans?|premium|credits?|refund\w*|money|purchase\w*|pricing|prices?|billing|receipts?|payments?|charged|watermark|\u20b9)\b/i;
    const priceClaims = texts.flatMap(({ title, description, html, sections }) =>
      [title, description, html, ...sections.flatMap((one) => [one.title, one.html])].filter(
        (text) => money.test(text) && text !== 'Does anything cost money here?',
      ),
    );
    expect(priceClaims).toEqual([]);
    expect(JSON.stringify(texts)).not.toMatch(/\{\{|<p><\/p>|<li><\/li>/);
    expect(findQuestions(texts.slice(0, 3), 'cost')[0]?.sections[0]?.text).toContain(
      'sells nothing',
    );
  });

  it('refuse a fact that there is none of', () => {
    const [terms] = [{ ...termsOfService, title: '{{gifts}}' }];
    expect(() => fillIn(terms, offerFacts(offer))).toThrow('gifts');
  });

  it.each([
    ['refund', 'How do I get a refund?'],
    ['invoice', 'Where is my receipt or invoice?'],
    ['watermark', 'Is there a watermark? Why is there a small line at the foot of my PDF?'],
    ['cancel subscription', 'Does a plan renew? How do I cancel my subscription?'],
    ['coupon', 'Can I use a coupon or promo code?'],
    ['GST', 'Is there a GST number on the receipt?'],
    ['GDPR', 'What are my rights under the GDPR?'],
    ['autosave', 'Do I have to save?'],
    ['logo', 'Can I add a logo or a picture?'],
    ['two columns', 'Is there a template with two columns?'],
  ])('answer who looks for “%s”', (search, question) => {
    const found = findQuestions(shown, search).flatMap(({ sections }) => sections);
    expect(found.map(({ title }) => title)).toContain(question);
  });

  it('tell payers of what billing lists, which is every order and what happens next', () => {
    const [answer] = findQuestions(shown, 'paid credits not there').flatMap(
      ({ sections }) => sections,
    );
    expect(answer?.text).toContain('lists every order with what happens next');
  });
});

describe('an offer', () => {
  afterEach(() => vi.unstubAllGlobals());

  type Known = readonly [key: readonly unknown[], data: object];
  function show(
    known: ServerOffer | undefined,
    page: ReactNode,
    answers: readonly Known[] = [],
  ): string {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    const client = new QueryClient();
    if (known) client.setQueryData(['offer'], known);
    client.setQueryData(['session'], { id: 'ada', subscription: 'free' });
    for (const [key, data] of answers) client.setQueryData(key, data);
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>,
    );
  }
  const pricing = (
    <PricingPage
      packPath={() => '/pack'}
      planPath={() => '/plan'}
      salesPath={undefined}
      startPath="/"
    />
  );

  it('[true-words-1] an offer is announced where the server takes it off, and nowhere else', () => {
    const key = ['payments', 'quote', { kind: 'plan', plan: 'premium' }, '', 'ada'];
    const price = { amountPaise: 49_900, discountedPaise: 49_900, percentOff: 0 };
    expect(show(offer, <SpecialOffer />)).toBe('');
    expect(show(offer, <SpecialOffer />, [[key, price]])).toBe('');
    const halved = { ...price, discountedPaise: 24_950, percentOff: 50 };
    const welcome = { ...halved, reason: 'welcome', endsAt: '2027-03-10T12:00:00.000Z' };
    const shown = show(offer, <SpecialOffer />, [[key, welcome]]);
    expect(shown).toContain('50% off on Premium features');
    expect(shown).toContain('Your first year, until');
  });

  it('welcomes with the credits that this server gives', () => {
    expect(show(offer, pricing)).toContain('Start with 25 free credits.');
    expect(show({ ...offer, creditsAtSignup: 0 }, pricing)).toContain('Start for free.');
    expect(show(undefined, pricing)).not.toMatch(/\d+ free credits/);
  });

  it('says how many of the first hundred are left, takes it off, and goes with the last', () => {
    expect(show(offer, pricing)).not.toMatch(/first 100 users|% off/);
    const price = { amountPaise: 29_900, discountedPaise: 23_920, percentOff: 20 };
    const first = { ...price, reason: 'first-hundred', placesLeft: 7 };
    const key = ['payments', 'quote', { kind: 'plan', plan: 'basic' }, '', 'ada'];
    const shown = show(offer, pricing, [[key, first]]).replaceAll('<!-- -->', '');
    expect(shown).toContain('The first 100 users save 20% on annual plans. 7 places are left.');
    expect(shown).toContain('₹239.20');
  });

  it('is not made where nothing is sold', () => {
    const unsold = { ...offer, isSold: false };
    expect(show(offer, pricing)).toMatch(/Buy (<!-- -->)?Premium Pack/);
    expect(show(offer, <UpgradeBanner />)).toContain('Upgrade Now');
    expect(show(unsold, <UpgradeBanner />)).toBe('');
    const page = show(unsold, pricing);
    expect(page).toContain('This server doesn’t sell anything');
    expect(page).toContain('Every template, every format and every AI feature is open');
    expect(page).not.toMatch(/Buy (<!-- -->)?Premium Pack|Choose|first 100 users/);
    // Nothing that holds only where something is sold: prices, limits of the free account, packs.
    expect(page).not.toMatch(/₹|credit|small line|One button on your billing page|promo/i);
  });
});
