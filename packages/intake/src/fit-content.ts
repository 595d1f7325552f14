import { contentLimits } from '@folio/contract/content-limits';
import { ResumeContent } from '@folio/contract/resume-content';

/** Cuts what is longer than a resume may hold, so that whatever was read can be stored. */
export function fitContent(draft: object): ResumeContent {
  return ResumeContent.parse(fit(draft, ''));
}

const textLimits: Record<string, number> = {
  summary: contentLimits.longText,
  description: contentLimits.longText,
  technologies: contentLimits.longText,
  interests: contentLimits.longText,
  bullets: 5_000,
  items: contentLimits.shortText,
  dateText: contentLimits.periodText,
  link: contentLimits.link,
};
const listLimits: Record<string, number> = {
  bullets: 60,
  items: contentLimits.itemsPerCategory,
  entries: 40,
  customSections: 20,
};

function fit(value: unknown, key: string): unknown {
  if (typeof value === 'string') return cut(value, textLimits[key] ?? contentLimits.shortText);
  if (Array.isArray(value)) {
    return value
      .slice(0, listLimits[key] ?? contentLimits.entriesPerSection)
      .map((one) => fit(one, key));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fit(one, name)]));
}

/** Without half a letter at the end. */
const cut = (text: string, limit: number): string =>
  text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text;
