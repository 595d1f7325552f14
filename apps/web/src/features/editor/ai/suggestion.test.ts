import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import { contentOf, documentOf, type EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import {
  applySuggestion,
  hasSkill,
  isApplied,
  keyOf,
  type Suggestion,
  skillDifference,
  summaryPlace,
} from './suggestion.ts';

const documentWith = (content: object) => documentOf(resumeOf({ content }));
const skill = (name: string) => ({ kind: 'skill', skill: name }) as const;
const categories = (document: EditorDocument | undefined) =>
  document?.form.skills.map(({ category, items }) => [category, items]);
const bullet = (item: number, before: string, after: string): Suggestion => ({
  kind: 'text',
  place: { list: 'experience', id: 'job', field: 'bulletPoints', item },
  before,
  after,
});
const job = (bullets: string[]) =>
  documentWith({ workExperience: [{ id: 'job', position: 'Pilot', bullets }] });
const bulletsOf = (document: EditorDocument | undefined) =>
  document && contentOf(document).workExperience[0]?.bullets;

describe('a skill', () => {
  it('goes into a category of its own, which is made for it', () => {
    const document = documentWith({ skills: [{ category: 'Tools', items: ['SQL'] }] });
    expect(categories(applySuggestion(document, skill('Docker')))).toEqual([
      ['Tools', 'SQL'],
      ['AI Suggested', 'Docker'],
    ]);
  });

  it('joins those in that category, as they are written', () => {
    const document = documentWith({
      skills: [{ category: 'ai suggested ', items: ['Go'], itemsText: 'Go;  Rust, ' }],
    });
    expect(categories(applySuggestion(document, skill('Docker')))).toEqual([
      ['ai suggested ', 'Go;  Rust, Docker'],
    ]);
  });

  it('is named once, in whatever category and letters it stands', () => {
    const document = documentWith({
      skills: [
        { category: 'Tools', items: ['docker'] },
        { category: 'AI Suggested', items: ['SQL'] },
      ],
    });
    expect(hasSkill(document, 'Docker')).toBe(true);
    expect(applySuggestion(document, skill('Docker'))).toBe(document);
    expect(applySuggestion(document, skill('sql'))).toBe(document);
  });

  it('is shown beside those that are there', () => {
    const document = documentWith({ skills: [{ category: 'AI Suggested', items: ['SQL'] }] });
    expect(skillDifference(document, 'Go')).toEqual({ before: 'SQL', after: 'SQL, Go' });
    expect(skillDifference(documentWith({}), 'Go')).toEqual({ before: '', after: 'Go' });
  });
});

describe('a text', () => {
  const summary = (before: string, after: string): Suggestion => ({
    ...summaryPlace,
    before,
    after,
  });

  it('takes the place of the one that it was made for', () => {
    const document = documentWith({ personalInfo: { summary: 'Old.' } });
    const changed = applySuggestion(document, summary('Old.', 'New.'));
    expect(changed?.form.summary).toBe('New.');
  });

  it('is not applied to another text', () => {
    const document = documentWith({ personalInfo: { summary: 'Old, but mine.' } });
    expect(applySuggestion(document, summary('Old.', 'New.'))).toBeUndefined();
    expect(applySuggestion(document, summary('', 'New.'))).toBeUndefined();
  });

  it('fills a field that holds nothing but spaces', () => {
    const document = documentWith({ personalInfo: { summary: ' \n' } });
    expect(applySuggestion(document, summary('', 'New.'))?.form.summary).toBe('New.');
  });

  it('is not applied where its entry is gone', () => {
    expect(applySuggestion(documentWith({}), bullet(0, 'One', 'Uno'))).toBeUndefined();
  });
});

describe('a bullet point', () => {
  it('changes alone, though others say the same', () => {
    const changed = applySuggestion(job(['One', 'Two', 'One']), bullet(2, 'One', 'Uno'));
    expect(bulletsOf(changed)).toEqual(['One', 'Two', 'Uno']);
  });

  it('is found where it has gone to', () => {
    const changed = applySuggestion(job(['New', 'Two', 'One']), bullet(1, 'One', 'Uno'));
    expect(bulletsOf(changed)).toEqual(['New', 'Two', 'Uno']);
  });

  it('is no part of a longer one', () => {
    expect(applySuggestion(job(['One more']), bullet(0, 'One', 'Uno'))).toBeUndefined();
    expect(applySuggestion(job(['No One']), bullet(0, 'One', 'Uno'))).toBeUndefined();
  });

  it('of the sections that a person adds changes, too', () => {
    const entries = [{ id: 'talk', bullets: ['One', 'Two'] }];
    const document = documentWith({ customSections: [{ id: 'talks', title: 'Talks', entries }] });
    const place = { list: 'custom/talks', id: 'talk', field: 'bullets', item: 1 } as const;
    const changed = applySuggestion(document, { kind: 'text', place, before: 'Two', after: 'Dos' });
    expect(changed?.form.customSections[0]?.entries[0]?.bullets).toEqual(['One', 'Dos']);
  });
});

describe('an applied suggestion', () => {
  it('is known until it is taken back, and again when that is', () => {
    const store = createEditorStore(job(['One']));
    const suggestion = bullet(0, 'One', 'Uno');
    const document = applySuggestion(store.getDocument(), suggestion) ?? store.getDocument();
    store.dispatch({ type: 'replace', document });
    const applied = new Map([[keyOf(suggestion), document.form]]);
    const isKnown = () => isApplied(store.getHistory(), applied, suggestion);
    expect(isKnown()).toBe(true);
    store.dispatch({ type: 'setPublic', isPublic: true });
    store.dispatch({ type: 'setField', field: 'title', value: 'Pilot' });
    expect(isKnown()).toBe(true);
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    expect(isKnown()).toBe(false);
    store.dispatch({ type: 'redo' });
    expect(isKnown()).toBe(true);
  });

  it('is not taken for another', () => {
    expect(keyOf(bullet(0, 'One', 'Uno'))).not.toBe(keyOf(bullet(1, 'One', 'Uno')));
    expect(keyOf(skill('Go '))).toBe(keyOf(skill('go')));
  });
});
