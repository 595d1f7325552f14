import { templateFacts } from './template-facts.ts';
import { templateFeatures } from './template-features.ts';
import type { TemplateId } from './template-ids.ts';
import type { Template } from './templates.ts';

export const templates: readonly Template[] = templateFacts.map((facts) => ({
  ...facts,
  features: templateFeatures[facts.id],
}));

/** @throws Error for an unknown id, which the schema has already rejected for callers. */
export const templateById = (id: TemplateId): Template => {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`No template is called ${id}`);
  return template;
};

/** The message for people who choose a template beyond their plan. */
export const premiumTemplateWords = {
  title: 'Premium Template',
  description: 'You need a premium subscription to use this template.',
} as const;
