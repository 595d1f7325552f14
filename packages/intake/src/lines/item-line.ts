import { findRange } from '../entries/find-dates.ts';
import { type Line, textOf } from '../model.ts';
import { hasBullet, isBulletGlyph } from './bullets.ts';

export const isItemLine = (line: Line): boolean => {
  const [first] = line.cells;
  if (line.role === 'item') return true;
  if (!first || isIconOfDate(line)) return false;
  return isBulletGlyph(first.text) ? line.cells.length > 1 : hasBullet(first.text);
};

/** A calendar whose sign has no letter, before a period. */
const isIconOfDate = (line: Line): boolean =>
  /^\ufffd/.test(textOf(line)) && findRange(textOf(line).replace(/^\ufffd\s*/, ''))?.index === 0;
