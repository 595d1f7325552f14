import { describe, expect, it } from 'vitest';
import { formsOf, isParticiple, isTenseless, verbOf } from './verbs.ts';

describe('verbs', () => {
  it.each([
    ['manage', 'manages', 'managed', 'managed', 'managing'],
    ['plan', 'plans', 'planned', 'planned', 'planning'],
    ['carry', 'carries', 'carried', 'carried', 'carrying'],
    ['teach', 'teaches', 'taught', 'taught', 'teaching'],
    ['lead', 'leads', 'led', 'led', 'leading'],
    ['tie', 'ties', 'tied', 'tied', 'tying'],
    ['oversee', 'oversees', 'oversaw', 'overseen', 'overseeing'],
    ['dockerize', 'dockerizes', 'dockerized', 'dockerized', 'dockerizing'],
  ])('conjugates %s', (base, third, past, participle, gerund) => {
    expect(formsOf(base)).toEqual({ base, third, past, participle, gerund });
  });

  it('knows a verb by its form, the past first', () => {
    expect(verbOf('Led')).toMatchObject({ base: 'lead', form: 'past', isAction: true });
    expect(verbOf('Managing')).toMatchObject({ base: 'manage', form: 'gerund' });
    expect(verbOf('cut')).toMatchObject({ base: 'cut', form: 'past' });
    expect(verbOf('helped')).toMatchObject({ base: 'help', isWeak: true, isAction: false });
    expect(verbOf('table')).toBeUndefined();
    expect(verbOf('constructor')).toBeUndefined();
  });

  it('says which tell no tense', () => {
    expect(isTenseless('cut')).toBe(true);
    expect(isTenseless('lead')).toBe(false);
  });

  it('tells participles from words that look like them', () => {
    expect(['written', 'sold', 'managed', 'Done'].every(isParticiple)).toBe(true);
    expect(['speed', 'hundred', 'need', 'wrote', 'table'].some(isParticiple)).toBe(false);
  });

  it('knows many verbs of each kind', () => {
    const verbs = ['lead', 'build', 'teach', 'sell'].map(verbOf);
    expect(verbs.every((verb) => verb?.isAction && !verb.isWeak)).toBe(true);
    expect(['help', 'try', 'involve'].every((verb) => verbOf(verb)?.isWeak)).toBe(true);
    expect(['say', 'stand'].map(verbOf)).toMatchObject([{ isAction: false }, { isAction: false }]);
  });

  it('conjugates whatever it is given, also what objects have', () => {
    expect(formsOf('constructor').past).toBe('constructored');
  });
});
