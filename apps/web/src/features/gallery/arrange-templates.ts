import type { GalleryTemplate } from './templates.queries.ts';

export const categories = [
  'all',
  'basic',
  'premium',
  'professional',
  'creative',
  'modern',
  'classic',
  'minimal',
] as const;
export type Category = (typeof categories)[number];

/** The categories with a tab. */
export const tabCategories: readonly Category[] = [
  ...(['all', 'basic', 'premium', 'modern', 'classic', 'creative'] as const),
];

export const sortOrders = ['newest', 'oldest', 'name-asc', 'name-desc', 'popularity'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The required plan; see `tier`. */
export const plans = ['any', 'free', 'basic', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** Layouts, independent of style. */
export const kinds = [
  'any',
  'one-column',
  'two-columns',
  'photo',
  'academic',
  'one-country',
] as const;
export type Kind = (typeof kinds)[number];

export type TemplateQuery = {
  search: string;
  category: Category;
  plan: Plan;
  kind: Kind;
  sort: SortOrder;
};

/** Filters and sorts templates without changing the given list. */
export function arrangeTemplates(
  templates: readonly GalleryTemplate[],
  { search, category, plan, kind, sort }: TemplateQuery,
): GalleryTemplate[] {
  return templates
    .filter(
      (template) =>
        isIn(category, template) &&
        (plan === 'any' || template.tier === plan) &&
        isOfKind[kind](template) &&
        isFound(search, template),
    )
    .toSorted(comparisons[sort]);
}

/** Templates with a fixed place for the photo; others put it wherever there is space. */
const forPhoto: ReadonlySet<string> = new Set(['portrait', 'lebenslauf', 'rirekisho']);
/** Formats for one country or language. */
const forOneCountry: ReadonlySet<string> = new Set(['lebenslauf', 'rirekisho', 'federal']);

const isOfKind: Record<Kind, (template: GalleryTemplate) => boolean> = {
  any: () => true,
  'one-column': ({ layout }) => layout === 'single-column',
  'two-columns': ({ layout }) => layout !== 'single-column',
  photo: ({ id }) => forPhoto.has(id),
  academic: ({ category }) => category === 'academic',
  'one-country': ({ id }) => forOneCountry.has(id),
};

function isIn(category: Category, template: GalleryTemplate): boolean {
  if (category === 'all') return true;
  if (category === 'basic') return !template.premium;
  if (category === 'premium') return template.premium;
  return template.category === category;
}

function isFound(search: string, { name, description }: GalleryTemplate): boolean {
  const query = fold(search);
  return [name, description].some((text) => fold(text).includes(query));
}

const fold = (text: string) => text.trim().toLocaleLowerCase().normalize('NFC');

type Comparison = (a: GalleryTemplate, b: GalleryTemplate) => number;

const byAge: Comparison = (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt);
const byName: Comparison = (a, b) => a.name.localeCompare(b.name);
const byUse: Comparison = (a, b) =>
  (b.uses ?? 0) - (a.uses ?? 0) || (b.views ?? 0) - (a.views ?? 0) || byName(a, b);

const comparisons: Record<SortOrder, Comparison> = {
  newest: (a, b) => byAge(b, a),
  oldest: byAge,
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  popularity: byUse,
};
