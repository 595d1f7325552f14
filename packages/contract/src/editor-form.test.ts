import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentInput } from './content-input.ts';
import { contentLimits } from './content-limits.ts';
import { EditorForm } from './editor-form.ts';
import { emptyContent } from './empty-content.ts';
import { ResumeContent } from './resume-content.ts';
import {
  arbitraryContent,
  arbitraryText,
  arbitraryVisibleForm,
} from './testing/arbitrary-content.ts';
import { fromEditorForm, toEditorForm } from './testing/to-editor-form.ts';

/** What a person sees of a form: every text but the parts that it carries along. */
function visibleTexts(form: EditorForm) {
  const { firstName: _first, lastName: _last, ...seen } = form;
  const carried = ['startDate', 'endDate', 'current', 'dateText', 'bullets', 'list', 'itemsText'];
  const strip = (entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([field]) => !carried.includes(field)));
  return withoutIds({
    ...seen,
    experience: form.experience.map(strip),
    education: form.education.map(strip),
    projects: form.projects.map(strip),
    certificates: form.certificates.map(({ date: _date, ...entry }) => strip(entry)),
    skills: form.skills.map(strip),
  });
}

const withoutIds = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (['id', 'place'].includes(key) ? undefined : inner)),
  );

describe('the map between the server form and the editor form', () => {
  it('[editor-form-1] returns the same content from server to editor to server, over the wire', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        const sent = JSON.parse(JSON.stringify(toEditorForm(content)));
        expect(fromEditorForm(EditorForm.parse(sent))).toEqual(content);
        expect(ContentInput.parse(sent)).toEqual(content);
      }),
    );
  });

  it('keeps every text that the person sees from editor to server to editor', () => {
    fc.assert(
      fc.property(arbitraryVisibleForm, (input) => {
        const form = EditorForm.parse(input);
        const back = toEditorForm(ResumeContent.parse(fromEditorForm(form)));
        expect(visibleTexts(back)).toEqual(visibleTexts(form));
      }),
    );
  });

  it('keeps what is typed over a text that was stored in parts', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryText, (content, typed) => {
        const form = toEditorForm(content);
        const edited: EditorForm = {
          ...form,
          name: typed,
          experience: form.experience.map((e) => ({ ...e, duration: typed, bulletPoints: typed })),
          education: form.education.map((entry) => ({ ...entry, year: typed })),
          projects: form.projects.map((entry) => ({ ...entry, duration: typed })),
          certificates: form.certificates.map((entry) => ({ ...entry, year: typed })),
          skills: form.skills.map((entry) => ({ ...entry, items: typed })),
        };
        expect(visibleTexts(toEditorForm(fromEditorForm(edited)))).toEqual(visibleTexts(edited));
      }),
    );
  });

  it('reads dates, names and skills into their parts', () => {
    const content = ContentInput.parse({
      name: 'Ada King Lovelace',
      experience: [{ role: 'Analyst', duration: 'Mar 2023 – Present', bulletPoints: 'One\nTwo' }],
      skills: [{ category: 'Tools', items: 'Go, Rust' }],
    });
    expect(content.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace' });
    expect(content.workExperience[0]).toMatchObject({
      position: 'Analyst',
      startDate: '2023-03',
      endDate: '',
      current: true,
      dateText: '',
      bullets: [{ text: 'One' }, { text: 'Two' }],
    });
    expect(content.skills[0]).toMatchObject({ items: ['Go', 'Rust'], itemsText: '' });
  });

  it('carries parts at their very limits', () => {
    const long = 'x'.repeat(contentLimits.shortText);
    const content = ResumeContent.parse({
      personalInfo: { firstName: long, lastName: long },
      education: [{ startDate: long, endDate: long }],
      skills: [{ items: Array.from({ length: contentLimits.itemsPerCategory }, () => long) }],
    });
    expect(ContentInput.parse(toEditorForm(content))).toEqual(content);
    expect(ContentInput.parse(toEditorForm(emptyContent()))).toEqual(emptyContent());
  });
});
