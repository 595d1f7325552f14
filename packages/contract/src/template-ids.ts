export const templateIds = [
  'modern',
  'classic',
  'minimal',
  'professional',
  'creative',
  'academic',
  'engineering',
  'harvard',
  'portrait',
  'timeline',
  'swiss',
  'curriculum',
  'compact',
  'lebenslauf',
  'scholar',
  'rirekisho',
  'federal',
  'executive',
] as const;
export type TemplateId = (typeof templateIds)[number];

export const defaultTemplateId: TemplateId = 'modern';

/**
 * Whether it is a printed form, whose titles and dates have fixed positions that settings can't
 * change.
 */
export const isForm = (id: TemplateId): boolean => id === 'rirekisho';
