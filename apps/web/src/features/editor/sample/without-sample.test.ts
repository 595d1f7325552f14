import { toEditorForm } from '@folio/contract/editor-form';
import { emptyContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import { listNames, withEntryIds } from '../store/document.ts';
import { holdsSample, withoutSample } from './without-sample.ts';

const sample = () => withEntryIds(toEditorForm(sampleContent));
const own = { name: 'Asha Verma', firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' };

describe('a form without the sample', () => {
  it('is empty but for whose it is', () => {
    const left = withoutSample(sample(), own);
    expect(left).toEqual({ ...toEditorForm(emptyContent()), ...own });
    expect(holdsSample(left)).toBe(false);
  });

  it('keeps what was written over, and what was added', () => {
    const form = sample();
    const [job, ...jobs] = form.experience;
    const experience = [{ ...job, company: 'Acme' }, ...jobs] as typeof form.experience;
    const left = withoutSample({ ...form, name: 'Ada King', title: 'Nurse', experience }, own);
    expect(left).toMatchObject({ name: 'Ada King', title: 'Nurse', summary: '' });
    expect(left.experience.map(({ company }) => company)).toEqual(['Acme']);
    expect(left.email).toBe(own.email);
  });

  it('is said to hold the sample as long as one entry of it is left that tells', () => {
    const form = { ...sample(), ...own };
    expect(holdsSample(form)).toBe(true);
    for (const list of listNames.filter((name) => name !== 'projects'))
      Object.assign(form, { [list]: [] });
    expect(holdsSample(form)).toBe(true);
    expect(holdsSample({ ...form, projects: [] })).toBe(false);
  });

  it('is not said to hold it for a language that others speak as well', () => {
    const { languages, skills } = sample();
    const form = { ...toEditorForm(emptyContent()), ...own, languages, skills };
    expect(holdsSample(form)).toBe(false);
  });

  it('leaves the form of somebody else alone', () => {
    const form = { ...toEditorForm(emptyContent()), ...own, title: 'Nurse' };
    expect(holdsSample(form)).toBe(false);
    expect(withoutSample(form, own)).toEqual(form);
  });
});
