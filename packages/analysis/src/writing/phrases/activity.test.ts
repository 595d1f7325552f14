import { expect, test } from 'vitest';
import { activitiesIn, activityOf } from './activity.ts';

test.each([
  ['drafting of wills and LPAs', 'drafting of wills and LPAs'],
  ['answering emails and OTA messages', 'answering emails and OTA messages'],
  ['care of 4–6 ventilated patients per shift', 'care of 4–6 ventilated patients per shift'],
  ['subcontract procurement', 'subcontract procurement'],
  ['class visits', 'class visits'],
  ['upselling rooms €1,900 per month average', 'upselling rooms'],
  ['MOT testing since 2022', 'MOT testing'],
  ['individual and group counseling', 'individual and group counseling'],
  [
    'maintenance of presses, conveyors and overhead cranes',
    'maintenance of presses, conveyors and overhead cranes',
  ],
  ['building reports in SQL', 'building reports in SQL'],
  ['engine overhauls Cummins', 'engine overhauls'],
  ['milking 240 cows 10 shifts a fortnight', 'milking 240 cows'],
  [
    'migration of 140+ Informatica mappings to PySpark on EMR for US insurance client',
    'migration of 140+ Informatica mappings to PySpark on EMR',
  ],
  ['orchestration of 60 DAGs in Airflow, alerting in Slack', 'orchestration of 60 DAGs in Airflow'],
  ['identification of bees to genus', 'identification of bees'],
  ['supervision of structural works for 3 blocks at Jahi', 'supervision of structural works'],
  ['payroll for up to 60 employees', 'payroll for up to 60 employees'],
])('what one does is told, without the remark behind it: %s', (text, expected) =>
  expect(activityOf(text)).toBe(expected),
);

test.each([
  'cover council',
  'organisation of the year',
  'section of clerks',
  'reduction of 5 days',
  'completion of 3 terms',
  'image laptops',
  'first aider',
  'baby room 9 children',
  'ionic conductivity up to 9 mS/cm',
  'supervision of 2 PhD',
  'glazing of rimless in house',
  'the breakfast lunch dinner',
  'fixed css issues and wrote API docs',
  'turnover lower than chain average',
  'CAT tools',
  'job fairs',
  'short videos',
  'shops and schools',
  'washing dressing toileting',
  'replying DMs',
])('what may be anything else is not: %s', (text) => expect(activityOf(text)).toBeUndefined());

test('two activities make a list; one of a word alone says too little', () => {
  expect(activitiesIn(['billing'])).toEqual([]);
  expect(activitiesIn(['billing', 'class visits'])).toEqual(['billing', 'class visits']);
  expect(activitiesIn(['translation of contracts'])).toEqual(['translation of contracts']);
});
