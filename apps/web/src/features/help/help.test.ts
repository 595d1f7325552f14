import { describe, expect, it } from 'vitest';
import { categories, guideNames, guidePath, guides } from './help.ts';
import { findQuestions, isGuideFound } from './help-center.tsx';

const found = (search: string) =>
  findQuestions(categories, search).flatMap(({ sections }) => sections.map(({ title }) => title));
const linked = [
  ...Object.values(guides).flatMap(({ html, sections }) => [html, ...sections.map((s) => s.html)]),
  ...categories.flatMap(({ sections }) => sections.map(({ html }) => html)),
].flatMap((html) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href));

describe('the help center', () => {
  it('[help-3] answers at least 24 questions in three categories, each once and with an address', () => {
    expect(categories.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Account & Billing',
      'Using the Platform',
    ]);
    const questions = categories.flatMap(({ sections }) => sections);
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
    expect(found('')).toHaveLength(categories.flatMap(({ sections }) => sections).length);
  });

  it('names those first that hold the words in the question itself', () => {
    const [first = '', ...others] = found('undo');
    expect(first).toContain('undo');
    expect(others.every((title) => !title.includes('undo'))).toBe(true);
  });

  it('finds a guide by what stands anywhere in it', () => {
    const names = guideNames.filter((name) => isGuideFound(guides[name], 'qr code'));
    expect(names).toEqual(['profile']);
  });
});
