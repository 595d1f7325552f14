import { offerFacts } from '@folio/contract/offer-facts';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../lib/offer-facts.ts';
import { categories, guideNames, guidePath, guides } from './help.ts';
import { findGuides, findQuestions } from './search-help.ts';

const shown = categories.map((one) => fillIn(one, offerFacts(undefined)));
const found = (search: string) =>
  findQuestions(shown, search).flatMap(({ sections }) => sections.map(({ title }) => title));
const linked = [
  ...Object.values(guides).flatMap(({ html, sections }) => [html, ...sections.map((s) => s.html)]),
  ...categories.flatMap(({ sections }) => sections.map(({ html }) => html)),
].flatMap((html) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href));

describe('the help center', () => {
  it('[help-3] answers at least 24 questions in three categories, each once and with an address', () => {
    expect(shown.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Account & Billing',
      'Using the Platform',
    ]);
    const questions = shown.flatMap(({ sections }) => sections);
    expect(questions.length).toBeGreaterThanOrEqual(24);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { title, text } of questions) expect(text.length, title).toBeGreaterThan(80);
  });

  it('has six guides and more, whose links to each other lead somewhere', () => {
    expect(guideNames.length).toBeGreaterThanOrEqual(6);
    const paths: string[] = guideNames.map(guidePath);
    const toGuides = linked.filter((href) => href.includes('/guides/'));
    expect(toGuides.length).toBeGreaterThan(5);
    for (const href of toGuides) expect(paths).toContain(href);
    for (const href of linked) expect(href).toMatch(/^\//);
  });

  it('[help-4] is searched word by word, in any case, order and spelling of accents', () => {
    expect(found('DELETE account')[0]).toBe('How do I delete my account?');
    expect(found('account delete')).toEqual(found('DELETE account'));
    expect(found('résumé scan zebra')).toEqual([]);
    expect(found('')).toHaveLength(shown.flatMap(({ sections }) => sections).length);
  });

  it('names those first that hold the words in the question itself', () => {
    const [first = '', ...others] = found('undo');
    expect(first).toContain('undo');
    expect(others.every((title) => !title.includes('undo'))).toBe(true);
  });

  it('finds a guide by any of its words', () => {
    expect(findGuides('qr code')).toEqual(['profile']);
    expect(findGuides('')).toEqual([]);
  });

  it.each([
    ['money back', 'How do I get a refund?'],
    ['Refunds', 'How do I get a refund?'],
    ['chargeback', 'How do I get a refund?'],
    ['card declined', 'How do I pay, and is it safe?'],
    ['payment failed', 'How do I pay, and is it safe?'],
    ['unlimited downloads', 'What is the difference between Basic and Premium?'],
    ['invoice', 'Where is my receipt or invoice?'],
    ['coupon', 'Can I use a coupon or promo code?'],
    ['voucher', 'Can I use a coupon or promo code?'],
    ['watermarks', 'Is there a watermark? Why is there a small line at the foot of my PDF?'],
    ['VAT', 'Is there a GST number on the receipt?'],
    ['cgpa', 'Where do my CGPA, percentage or marks go?'],
    ['grades', 'Where do my CGPA, percentage or marks go?'],
    ['fresher', "I'm a student or have little experience. What do I write?"],
    ['date of birth', 'Can I add my date of birth or nationality?'],
    ['tamil', 'Can I write in another language?'],
    ['unsubscribe', 'Does a plan renew? How do I cancel my subscription?'],
    ['erase my data', 'How do I delete my account?'],
    ['sharing a link', 'How do I share my resume?'],
    ['hotkeys', 'What are the keyboard shortcuts?'],
    ['reciept', 'Where is my receipt or invoice?'],
    ['translate', 'Can I write in another language?'],
    ['dark mode', 'Is there a dark theme?'],
    ['paper size', 'Can I use US Letter paper, or A4?'],
    ['letter size', 'Can I use US Letter paper, or A4?'],
    ['mobile', 'Does it work on a phone?'],
    ['license number', 'Where do licenses and certifications go?'],
  ])('answers “%s”, whatever words its answer uses', (search, question) => {
    expect(found(search).slice(0, 3)).toContain(question);
  });
});
