import { type Line, leftOf, textOf } from '../model.ts';
import { isPeriodAlone } from './period-alone.ts';

/** A short line at the edge of a list, above a date, names the next entry. */
export const isHeadBelow = (item: Line | undefined, line: Line, next: Line | undefined): boolean =>
  item !== undefined &&
  next !== undefined &&
  leftOf(line) <= leftOf(item) + 2 &&
  /^\p{Lu}.{3,70}[^.;,]$/u.test(textOf(line)) &&
  isPeriodAlone(textOf(next));
