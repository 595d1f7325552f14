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

/** Whether it is a form, whose titles and dates have printed places: nobody moves or restyles them. */
export const isForm = (id: TemplateId): boolean => id === 'rirekisho';
