import { z } from 'zod';
import { Acknowledged, answer } from './envelope.ts';
import type { Route } from './route.ts';
import { templateIds } from './template-ids.ts';

export const TemplateId = z.enum(templateIds);
export type TemplateId = z.infer<typeof TemplateId>;

export const TemplateLayout = z.enum(['single-column', 'two-column', 'sidebar']);

/** The plan that opens a template: none, any plan, or Premium for the signature designs. */
const TemplateTier = z.enum(['free', 'basic', 'premium']);

export const Template = z.object({
  id: TemplateId,
  name: z.string(),
  description: z.string(),
  previewImage: z.string(),
  color: z.string(),
  accent: z.string(),
  font: z.string(),
  /** Whether it needs a plan; `tier` says which. */
  premium: z.boolean(),
  tier: TemplateTier,
  layout: TemplateLayout,
  category: z.string(),
  /** When it was added to the gallery. */
  createdAt: z.iso.datetime(),
  features: z.array(z.string()).readonly(),
});
export type Template = z.infer<typeof Template>;

/** A template with the server's counts: resumes that use it, and views of its preview. */
export const CountedTemplate = Template.extend({
  uses: z.number().int().nonnegative(),
  views: z.number().int().nonnegative(),
});
export type CountedTemplate = z.infer<typeof CountedTemplate>;

/** Any text is accepted, so that an unknown id gives a 404. */
const TemplateParams = z.object({ id: z.string() });

export const templateRoutes = {
  list: {
    method: 'GET',
    url: '/api/templates',
    schema: { response: { 200: answer({ data: z.array(CountedTemplate) }) } },
  },
  get: {
    method: 'GET',
    url: '/api/templates/:id',
    schema: { params: TemplateParams, response: { 200: answer({ data: CountedTemplate }) } },
  },
  /** Counts a view of its preview by a signed-in person, at most once a day per person. */
  view: {
    method: 'POST',
    url: '/api/templates/:id/view',
    schema: { params: TemplateParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
