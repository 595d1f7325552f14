import { expect, it } from 'vitest';
import { documentOf } from '../store/document.ts';
import { reconcile } from './reconcile.ts';
import { resumeOf } from './saving-fixture.ts';

const withTitle = (title: string, email = '') =>
  documentOf(resumeOf({ content: { personalInfo: { title, email } } }));
const base = withTitle('Poet');

it('knows its own change again when only the answer was lost', () => {
  const sent = withTitle('Analyst');
  const mine = withTitle('Analyst of engines');
  expect(reconcile({ base, sent, mine, theirs: withTitle('Analyst') }).kind).toBe('arrived');
});

it('joins changes of different fields, and says when theirs is none', () => {
  const mine = withTitle('Analyst');
  const joined = reconcile({
    base,
    sent: mine,
    mine,
    theirs: withTitle('Poet', 'ada@example.com'),
  });
  expect(joined).toMatchObject({
    merged: { form: { title: 'Analyst', email: 'ada@example.com' } },
  });
  const alone = reconcile({ base, sent: mine, mine, theirs: withTitle('Poet') });
  expect(alone).toEqual({ kind: 'joined', merged: undefined });
});

it('leaves the choice to the person where both changed one field, or nobody knows what they grew from', () => {
  const mine = withTitle('Analyst');
  const theirs = withTitle('Countess');
  expect(reconcile({ base, sent: mine, mine, theirs }).kind).toBe('conflict');
  expect(reconcile({ base: undefined, sent: mine, mine, theirs }).kind).toBe('conflict');
});
