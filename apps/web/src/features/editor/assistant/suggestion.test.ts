import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import {
  applyAll,
  hasSkill,
  isApplied,
  keyOf,
  skillDifference,
  summaryPath,
} from './suggestion.ts';

const contentWith = (content: object) => ResumeContent.parse(content);
const apply = (content: ResumeContent, suggestion: Parameters<typeof keyOf>[0]) =>
  applyAll(content, [suggestion]).content;

describe('a skill', () => {
  const categories = ({ skills }: ResumeContent) =>
    skills.map(({ category, items, itemsText }) => [category, itemsText || items.join(', ')]);

  it('goes into a category of its own, which is made for it', () => {
    const content = contentWith({ skills: [{ category: 'Tools', items: ['SQL'] }] });
    expect(categories(apply(content, { skill: 'Docker' }))).toEqual([
      ['Tools', 'SQL'],
      ['AI Suggested', 'Docker'],
    ]);
  });

  it('leaves every entry with an id and a place', () => {
    const content = contentWith({ skills: [{ category: 'Tools', items: ['SQL'] }] });
    const applied = apply(content, { skill: 'Docker' });
    expect(contentWith(applied)).toEqual(applied);
  });

  it('joins those in that category, as they are written', () => {
    const content = contentWith({
      skills: [{ id: 's', category: 'ai suggested ', items: ['Go'], itemsText: 'Go;  Rust, ' }],
    });
    expect(categories(apply(content, { skill: 'Docker' }))).toEqual([
      ['ai suggested ', 'Go;  Rust, Docker'],
    ]);
  });

  it('[suggestion-1] is added once, whatever its category and case', () => {
    const content = contentWith({
      skills: [
        { category: 'Tools', items: ['docker'] },
        { category: 'AI Suggested', items: ['SQL'] },
      ],
    });
    expect(hasSkill(content, 'Docker')).toBe(true);
    expect(apply(content, { skill: 'Docker' })).toBe(content);
    expect(apply(content, { skill: 'sql' })).toBe(content);
  });

  it('is shown beside those that are there', () => {
    const content = contentWith({ skills: [{ category: 'AI Suggested', items: ['SQL'] }] });
    expect(skillDifference(content, 'Go')).toEqual({ before: 'SQL', after: 'SQL, Go' });
    expect(skillDifference(contentWith({}), 'Go')).toEqual({ before: '', after: 'Go' });
  });
});

describe('an edit', () => {
  const summary = (before: string, after: string) => ({ path: summaryPath, before, after });
  const of = (written: string) => contentWith({ personalInfo: { summary: written } });

  it('takes the place of the text that it was made for, and of no other', () => {
    expect(apply(of('Old.'), summary('Old.', 'New.')).personalInfo.summary).toBe('New.');
    const mine = of('Old, but mine.');
    expect(apply(mine, summary('Old.', 'New.'))).toBe(mine);
    expect(apply(mine, summary('', 'New.'))).toBe(mine);
  });

  it('fills a field that holds nothing but spaces', () => {
    expect(apply(of(' \n'), summary('', 'New.')).personalInfo.summary).toBe('New.');
  });

  it('[suggestion-3] finds its text after a move, and does nothing if it is gone', () => {
    const moved = contentWith({
      customSections: [{ id: 'talks', entries: [{ id: 'b' }, { id: 'a', description: 'One' }] }],
    });
    const edit = {
      path: 'customSections/talks/entries/a/description',
      before: 'One',
      after: 'Uno',
    };
    expect(apply(moved, edit).customSections[0]?.entries[1]?.description).toBe('Uno');
    const gone = contentWith({});
    expect(apply(gone, edit)).toBe(gone);
  });
});

describe('an applied suggestion', () => {
  it('[suggestion-2] is known until it is taken back, and again when that is', () => {
    const store = createEditorStore(documentOf(resumeOf({ content: {} })));
    const suggestion = { path: summaryPath, before: '', after: 'New.' };
    store.dispatch({ type: 'setField', field: 'summary', value: 'New.' });
    const applied = new Map([[keyOf(suggestion), store.getDocument().content]]);
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
    const edit = { path: 'workExperience/a/bullets/b/text', before: 'One', after: 'Uno' };
    expect(keyOf(edit)).not.toBe(keyOf({ ...edit, path: 'workExperience/a/bullets/c/text' }));
    expect(keyOf({ skill: 'Go ' })).toBe(keyOf({ skill: 'go' }));
  });
});
