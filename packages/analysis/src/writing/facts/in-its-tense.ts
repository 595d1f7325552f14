import { improveBullet } from '../bullets/improve-bullet.ts';

/** A line of a job in the tense of its job, where a quick fix would set it; other words stay. */
export const inItsTense = (line: string, current: boolean): string =>
  improveBullet(line, { current, without: ['passive', 'opening', 'wording'] }).text;
