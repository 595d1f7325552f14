import type { LetterTemplate } from '../letter/letter-style.ts';
import type { Column } from './set-one-column.ts';

type PlaceParts = LetterTemplate['place'];

/** Sets a letter in one column that is narrower than the page. */
export const inColumn =
  (column: Column): PlaceParts =>
  (parts) => [{ ...column, children: Object.values(parts).flat() }];

/** Sets a letter with its date in the margin. */
export const dateInMargin =
  (dates: Column, texts: Column): PlaceParts =>
  ({ date, ...parts }) => [
    { ...dates, children: date },
    { ...texts, children: Object.values(parts).flat() },
  ];
