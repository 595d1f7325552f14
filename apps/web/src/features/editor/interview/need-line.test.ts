import { expect, it } from 'vitest';
import { lineOf } from './need-dialog.tsx';

it.each([
  ['Moved the reporting warehouse.', 'Snowflake', 'Moved the reporting warehouse with Snowflake.'],
  ['Ran Snowflake loads', 'Snowflake', 'Ran Snowflake loads'],
  ['Reviewed audit trails', 'Review audit trails', 'Reviewed audit trails'],
  ['Trained juniors', 'Mentor a team of six', 'Trained juniors'],
  ['Wrote macros', 'R', 'Wrote macros with R'],
  ['  ', 'Snowflake', ''],
])('of “%s” for “%s” the new line is “%s”', (did, need, line) => {
  expect(lineOf(did, need)).toBe(line);
});
