import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import type { Job, Setting, Stage } from './person.ts';
import { fill, sentence, splitTown } from './texts.ts';

/** The month in which all resumes are written, as `year * 12 + month - 1`. */
const now = 2026 * 12 + 2;

const jobCounts: Record<Stage, [number, number]> = {
  fresher: [0, 1],
  junior: [1, 2],
  mid: [2, 3],
  senior: [3, 5],
  veteran: [4, 7],
};

export const isoMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Draws jobs, latest first, and the month in which the first one began. */
export function drawCareer(setting: Setting, draw: Draw): { jobs: Job[]; began: number } {
  const [fewest, most] = jobCounts[setting.stage];
  const count = draw.int(fewest, most);
  const jobs: Job[] = [];
  let end = draw.chance(0.72) ? now : now - draw.int(1, 40);
  for (let at = 0; at < count; at++) {
    const months = setting.stage === 'fresher' ? draw.int(2, 8) : draw.int(7, 74);
    const isCurrent = at === 0 && end === now;
    const above = jobs.at(-1);
    const job = drawJob(setting, draw, { at, count, start: end - months, end, isCurrent });
    const isPromoted = above !== undefined && draw.chance(0.14);
    jobs.push(isPromoted ? { ...job, company: above.company, location: above.location } : job);
    const gap = draw.chance(0.12) ? draw.int(9, 30) : draw.int(0, 4);
    end -= months + (isPromoted ? 1 : gap);
  }
  return { jobs, began: end };
}

type Span = { at: number; count: number; start: number; end: number; isCurrent: boolean };

function drawJob(setting: Setting, draw: Draw, { at, count, start, end, isCurrent }: Span): Job {
  const { language, country } = setting;
  const { name, town } = splitTown(drawCompany(setting, draw), country.towns);
  return {
    company: name,
    position: drawTitle(setting, draw, count <= 1 ? 0.5 : 1 - at / (count - 1)),
    location: town || (draw.chance(0.85) ? drawPlace() : ''),
    startDate: isoMonth(start),
    endDate: isCurrent ? '' : isoMonth(end),
    current: isCurrent,
    description: '',
    bullets: drawBullets(setting, draw, bulletCount(setting, draw, at)),
  };

  function drawPlace(): string {
    const place = draw.pick(country.towns);
    const namesCountry = draw.chance(0.15) && !place.includes(',') && language !== 'hi';
    return namesCountry ? `${place}, ${draw.pick(country.name)}` : place;
  }
}

function bulletCount({ stage }: Setting, draw: Draw, at: number): number {
  if (draw.chance(0.07)) return 0;
  const most = stage === 'veteran' && at > 3 ? 2 : 6 - Math.min(3, at);
  return draw.int(1, most);
}

/** Draws a title for the progress of a career, from 0 to 1. */
export function drawTitle({ occupation, language }: Setting, draw: Draw, progress: number): string {
  const { titles } = occupation;
  const at = Math.round(progress * (titles.length - 1));
  const title = titles[at] ?? titles[0] ?? '';
  if (draw.chance(0.2)) return wideTitle(title, { occupation, language }, draw);
  if (!draw.chance(0.16)) return title;
  const ranked = draw.pick(wordsOf(language, 'rank'));
  // A title that begins with the rank already gets none: 'Deputy Editor'.
  return ranked.split(' ')[0] === title.split(' ')[0] ? title : ranked.replace('{title}', title);
}

/** Titles of two parts with any separator: a second trade, a subject, a kind of contract. */
function wideTitle(title: string, of: Pick<Setting, 'occupation' | 'language'>, draw: Draw) {
  const { titles, fields, skills } = of.occupation;
  const second = draw.pick(titles.filter((one) => one !== title).concat(skills[0] ?? title));
  const area = draw.pick([...fields, ...skills]);
  const contract = draw.pick(wordsOf(of.language, 'type'));
  const kind = draw.chance(0.5) ? contract : contract.toLocaleLowerCase(of.language);
  return draw.pick([
    `${title} / ${second}`,
    `${title}, ${area}`,
    `${title} – ${area}`,
    `${title} - ${area}`,
    `${title} (${area})`,
    `${title} (${kind})`,
    `${title} (${kind})`,
    `${title} & ${second}`,
  ]);
}

function drawCompany(setting: Setting, draw: Draw): string {
  const kind = draw.chance(0.12) ? 'firm' : draw.pick(setting.trade.employers);
  const name = fill(draw.pick(wordsOf(setting.language, `employer.${kind}`)), setting, draw);
  if (draw.chance(0.06)) return wideFirm(name, setting, draw);
  const isFirm = !/authority|hospital|school|university|bank|care/.test(kind);
  if (!isFirm || draw.chance(0.45)) return name;
  const form = draw.pick(setting.country.forms);
  return setting.language === 'ru' ? `${form} «${name}»` : `${name} ${form}`;
}

/** An employer with an addition: another name, or an agency. */
function wideFirm(name: string, setting: Setting, draw: Draw): string {
  const letters = name.replace(/[^\p{Lu}]/gu, '').slice(0, 4);
  const part = draw.pick(wordsOf(setting.language, 'sector'));
  return draw.pick([
    letters.length > 1 ? `${name} (${letters})` : `${name} (${part})`,
    `${name} – ${part}`,
    `${name} - ${part}`,
    `${name} (${part})`,
    `${name}, ${part}`,
  ]);
}

function drawBullets(setting: Setting, draw: Draw, count: number): string[] {
  const { language } = setting;
  const stop = draw.chance(0.45) ? '.' : '';
  return draw.some(wordsOf(language, 'frame'), count).map((frame) => {
    const tail = draw.chance(0.4) ? draw.pick(wordsOf(language, 'tail')) : '';
    const joined = tail.startsWith(',') || tail === '' ? frame + tail : `${frame} ${tail}`;
    return sentence(fill(joined, setting, draw)) + stop;
  });
}
