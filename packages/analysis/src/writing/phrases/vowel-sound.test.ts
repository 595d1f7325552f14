import { expect, it } from 'vitest';
import { withArticle, withSound } from './phrases.ts';

it.each([
  ['an', '8-person team, 11th-hour fix, 18 staff, 80-seat hall, 11,000 orders, 1840s house'],
  ['a', '100-seat hall, 110 staff, 180 beds, 1,800 orders'],
  ['an', 'MBA, NHS ward, HR manager, R&D team, X-ray room, x-ray room, F-16, S3 bucket, MoD site'],
  ['a', 'UX team, VP, UNESCO site, NATO post, NASA team, HIPAA audit, SIM card, SWOT analysis'],
  ['a', 'LinkedIn page, SaaS product, MySQL server, NoSQL store, HubSpot portal, NetSuite rollout'],
  ['an', 'hour, honest broker, hourly rate, heir, honorary role, iOS app, Uber driver, umbrella'],
  [
    'a',
    'European, one-off, once-weekly call, Ukrainian, user, usual day, utility, ubiquitous tool',
  ],
  ['an', 'onerous task, unimportant thing, uninsured car, utter mess, usher, urban plan, état'],
  ['a', 'university, uniform, unidirectional link, Ugandan, urologist, historic site, herb garden'],
])("'%s' is right before each of: %s", (article, nouns) => {
  for (const noun of nouns.split(/, /)) expect(withArticle(noun)).toBe(`${article} ${noun}`);
});

it('a text has the right one where a word was put before another', () => {
  expect(withSound('after a elephant, a hour, a one-off and a user')).toBe(
    'after an elephant, an hour, a one-off and a user',
  );
});
