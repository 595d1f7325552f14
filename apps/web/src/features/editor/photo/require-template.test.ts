import { templateIds } from '@folio/contract/template-ids';
import { premiumTemplateWords, templateById } from '@folio/contract/template-list';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { requireTemplate } from './use-resume-for-document.ts';

const template = fc.constantFrom(...templateIds);
const subscription = fc.constantFrom('free' as const, 'basic' as const, 'premium' as const);

/** Which plans open the templates of a tier. */
const opens = {
  free: ['free', 'basic', 'premium'],
  basic: ['basic', 'premium'],
  premium: ['premium'],
} as const;

it('a premium template that a draft names makes no document without a plan, unless the server has it', () => {
  fc.assert(
    fc.property(
      template,
      fc.option(template, { nil: undefined }),
      fc.boolean(),
      subscription,
      (templateId, stored, isRemembered, plan) => {
        const document = stored && documentOf(resumeOf({ templateId: stored }));
        const saved = { id: 'one', version: 1, isRemembered, ...(document && { document }) };
        const isOpen =
          opens[templateById(templateId).tier].some((one) => one === plan) ||
          (stored === templateId && !isRemembered);
        const make = () =>
          requireTemplate({ templateId }, saved, { subscription: plan, hasBoughtPack: false });
        if (isOpen) expect(make).not.toThrow();
        else expect(make).toThrow(premiumTemplateWords.description);
      },
    ),
  );
});

it('a resume that was never saved is set in what its owner may choose', () => {
  const free = { subscription: 'free', hasBoughtPack: false } as const;
  expect(() => requireTemplate({ templateId: 'creative' }, undefined, free)).toThrow();
  expect(() => requireTemplate({ templateId: 'academic' }, undefined, free)).not.toThrow();
});
