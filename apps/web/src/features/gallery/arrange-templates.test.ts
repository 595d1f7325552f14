import { templates } from '@folio/contract/template-list';
import { describe, expect, it } from 'vitest';
import {
  arrangeTemplates,
  type Category,
  categories,
  type Kind,
  kinds,
  plans,
  type SortOrder,
  type TemplateQuery,
} from './arrange-templates.ts';

/** Of each tier and category some, whatever templates come after them. */
const firstSix = templates.slice(0, 6);

const arrange = (wanted: Partial<TemplateQuery>, given = templates) =>
  arrangeTemplates(given, {
    ...({ search: '', category: 'all', plan: 'any', kind: 'any', sort: 'oldest' } as const),
    ...wanted,
  }).map(({ id }) => id);

describe('the search', () => {
  it('[arrange-templates-1] finds in names and descriptions, whatever the case', () => {
    expect(arrange({ search: 'PORTFOLIO' })).toEqual(['creative']);
    expect(arrange({ search: ' garamond ' })).toEqual(['academic']);
    expect(arrange({ search: 'professional' })).toEqual(['professional', 'classic']);
  });

  it('finds everything while nothing is searched, and nothing where nothing is', () => {
    expect(arrange({ search: '  ' })).toHaveLength(templates.length);
    expect(arrange({ search: '.*' })).toEqual([]);
  });
});

describe('a category', () => {
  it.each<[Category, string[]]>([
    ['basic', ['academic', 'minimal', 'classic', 'modern']],
    ['premium', ['professional', 'creative']],
    ['professional', ['professional']],
    ['creative', ['creative']],
    ['modern', ['modern']],
    ['classic', ['classic']],
    ['minimal', ['minimal']],
  ])('%s has its templates', (category, ids) => {
    expect(arrange({ category }, firstSix)).toEqual(ids);
  });

  it('[arrange-templates-2] is never empty, and is searched', () => {
    for (const category of categories) expect(arrange({ category })).not.toEqual([]);
    expect(arrange({ category: 'premium', search: 'executive' })).toEqual(['professional']);
  });
});

describe('a plan and a kind', () => {
  it('have the templates that the plan opens, and no others', () => {
    expect(arrange({ plan: 'free' })).toEqual(['academic', 'minimal', 'classic', 'modern']);
    expect(arrange({ plan: 'premium' })).toEqual(['executive', 'swiss']);
    const parts = plans.slice(1).flatMap((plan) => arrange({ plan }));
    expect(parts.toSorted()).toEqual(arrange({}).toSorted());
  });

  it.each<[Kind, string[]]>([
    ['two-columns', ['creative', 'modern', 'compact', 'portrait']],
    ['photo', ['rirekisho', 'lebenslauf', 'portrait']],
    ['academic', ['academic', 'scholar']],
    ['one-country', ['federal', 'rirekisho', 'lebenslauf']],
  ])('%s has its templates', (kind, ids) => {
    expect(arrange({ kind })).toEqual(ids);
  });

  it('are chosen together', () => {
    for (const kind of kinds) expect(arrange({ kind })).not.toEqual([]);
    expect(arrange({ kind: 'academic', plan: 'free' })).toEqual(['academic']);
  });
});

describe('[arrange-templates-3] the order', () => {
  const counted = firstSix.map((template) => ({
    ...template,
    uses: { modern: 3, classic: 3, academic: 9 }[template.id as string] ?? 0,
    views: { modern: 1, classic: 5 }[template.id as string] ?? 0,
  }));

  it.each<[SortOrder, string[]]>([
    ['newest', ['modern', 'creative', 'classic', 'professional', 'minimal', 'academic']],
    ['oldest', ['academic', 'minimal', 'professional', 'classic', 'creative', 'modern']],
    ['name-asc', ['academic', 'classic', 'creative', 'professional', 'minimal', 'modern']],
    ['name-desc', ['modern', 'minimal', 'professional', 'creative', 'classic', 'academic']],
    ['popularity', ['academic', 'classic', 'modern', 'creative', 'professional', 'minimal']],
  ])('%s', (sort, ids) => {
    expect(arrange({ sort }, counted)).toEqual(ids);
  });

  it('leaves the list alone', () => {
    const before = [...counted];
    arrange({ sort: 'name-asc' }, counted);
    expect(counted).toEqual(before);
  });
});
