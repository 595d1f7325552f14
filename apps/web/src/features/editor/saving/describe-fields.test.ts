import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../lib/autosave/field-conflicts.tsx';
import { namedSections } from './describe-fields.ts';

const content = ResumeContent.parse({ customSections: [{ id: 'c-1', title: 'Radio' }] });

describe('what is shown of a value that was changed in two places', () => {
  it('names sections as the editor does, and passes over those that are gone', () => {
    const order = ['workExperience', 'customSections/c-1', 'customSections/gone'];
    expect(namedSections({ content }, 'order', order)).toEqual(['Experience', 'Radio']);
    expect(namedSections({ content }, 'settings/sidebar', null)).toBeNull();
    expect(namedSections({ content }, 'skills/s/items', ['interests'])).toEqual(['interests']);
  });

  it('says a number, and so two of them differ', () => {
    expect([textOf(1.1), textOf(0.9)]).toEqual(['1.1', '0.9']);
  });
});
