import { expect, it } from 'vitest';
import { needCopy } from './interview.copy.ts';

it('quotes a need that is something one does, so that nobody is asked what they did with it', () => {
  expect(needCopy.title('Snowflake')).toBe('A bullet that shows Snowflake');
  expect(needCopy.did('Snowflake')).toBe('What did you do with Snowflake?');
  expect(needCopy.title('Mentoring newer analysts')).toBe(
    'A bullet that shows “Mentoring newer analysts”',
  );
  expect(needCopy.did('Review audit trails')).toBe(
    'What have you done that shows “Review audit trails”?',
  );
  expect(needCopy.did('Mentoring newer analysts')).toBe(
    'What have you done that shows “Mentoring newer analysts”?',
  );
});
