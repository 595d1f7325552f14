import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import type { DisplayItem } from '@folio/typeset/display-list';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { revision } from '../../src/features/landing/revision.ts';
import { fonts } from './sample-page.ts';

export const weakBullet = revision.before;
export const strongBullet = revision.after;

export function withFirstBullet(bullet: string): ResumeContent {
  const [job] = sampleContent.workExperience;
  if (!job) throw new Error('The sample has no job');
  return withBullets([bullet, ...job.bullets.slice(1)]);
}

/** The sample with other bullets in its first job. */
export function withBullets(bullets: readonly unknown[]): ResumeContent {
  const [job, ...jobs] = sampleContent.workExperience;
  if (!job) throw new Error('The sample has no job');
  return ResumeContent.parse({ ...sampleContent, workExperience: [{ ...job, bullets }, ...jobs] });
}

/** Only the first job of the sample, with these bullets. */
export function jobAlone(bullets: string[]): ResumeContent {
  const [job] = sampleContent.workExperience;
  if (!job) throw new Error('The sample has no job');
  return ResumeContent.parse({
    ...sampleContent,
    personalInfo: { ...sampleContent.personalInfo, summary: '' },
    workExperience: [{ ...job, bullets }],
    education: [],
    skills: [],
    projects: [],
    certifications: [],
    languages: [],
    interests: '',
  });
}

export type Area = { xPt: number; yPt: number; widthPt: number; heightPt: number };

/** The part of a page within an area, as an SVG of its size; `isClear` leaves the paper out. */
export function paintArea(items: DisplayItem[], area: Area, { isClear = false } = {}): string {
  const shown = items.filter((item) => meets(item, area));
  const svg = paintSvg({ items: shown, boxes: [] }, area, fonts);
  const size = `width="${round(area.widthPt)}" height="${round(area.heightPt)}"`;
  const box = [area.xPt, area.yPt, area.widthPt, area.heightPt].map(round).join(' ');
  const framed = svg.replace(/width="[^"]*" height="[^"]*" viewBox="[^"]*"/, () => {
    return `${size} viewBox="${box}"`;
  });
  const ground = /<path fill="#fff" d="M0 0[^"]*"\/>/;
  const paper = `<path fill="#fff" d="M${round(area.xPt)} ${round(area.yPt)}h${round(area.widthPt)}v${round(area.heightPt)}H${round(area.xPt)}z"/>`;
  return framed.replace(ground, isClear ? '' : paper);
}

const round = (pt: number): number => Math.round(pt * 100) / 100;

function meets(item: DisplayItem, { yPt, heightPt }: Area): boolean {
  const [top, height] =
    item.kind === 'line' ? [item.topPt, item.heightPt] : [item.yPt, item.heightPt];
  return top < yPt + heightPt && top + height > yPt;
}
