import type { Bullet } from '@folio/contract/bullets';
import { contentLimits } from '@folio/contract/content-limits';
import { ResumeContent } from '@folio/contract/resume-content';
import { certaintyOf, type Line, type Rect, rectOf, textOf } from '../layout/model.ts';
import type { TextBlock } from '../layout/text-blocks.ts';
import type { FoundDate } from '../vocabulary/dates.ts';

/** A field that was read, its confidence from 0 to 1, and its position in the file. */
export type ReadField = {
  path: string;
  value: string;
  confidence: number;
  /** Whether `confidence` is a learned probability instead of a rule's own estimate. */
  isJudged?: boolean;
  /** Confidence in the letters themselves if they were recognized in an image. */
  certainty?: number;
  source?: { page: number; rect: Rect; text: string };
};

/** A field for which a rule's confidence is below this is shown as unsure. */
export const unsureBelow = 0.79;
/**
 * The same threshold for a learned probability. It marks two of three wrong values and one of
 * eleven correct ones.
 */
export const likelyFrom = 0.84;

export const isUnsure = ({ confidence, isJudged = false }: ReadField): boolean =>
  confidence < (isJudged ? likelyFrom : unsureBelow);

/** Records a field that was read. Ignores empty values. */
export type Note = (path: string, value: string, confidence: number, line?: Line) => void;

export function collectFields(): { fields: ReadField[]; note: Note } {
  const fields: ReadField[] = [];
  const note: Note = (path, value, confidence, line) => {
    if (value === '') return;
    const source = line && { page: line.page, rect: rectOf(line), text: textOf(line) };
    const certainty = line ? certaintyOf(line) : 1;
    fields.push({
      path,
      value,
      confidence: confidence * certainty,
      ...(certainty < 1 && { certainty }),
      ...(source && { source }),
    });
  };
  return { fields, note };
}

const exactConfidence = 0.99;

/** Records every field of content that a file holds as data, where nothing had to be inferred. */
export function noteContent(content: ResumeContent, note: Note): void {
  for (const [name, value] of Object.entries(content)) noteValue(name, value, note);
}

function noteValue(path: string, value: unknown, note: Note): void {
  if (isBullet(value)) note(path, value.text, exactConfidence);
  else if (typeof value === 'string') note(path, value, exactConfidence);
  else if (Array.isArray(value)) noteList(path, value, note);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (name !== 'id' && name !== 'place') noteValue(`${path}.${name}`, one, note);
}

function noteList(path: string, list: unknown[], note: Note): void {
  if (path.endsWith('.items') && list.every((one) => typeof one === 'string'))
    note(path, list.join(', '), exactConfidence);
  else for (const [index, one] of list.entries()) noteValue(`${path}[${index}]`, one, note);
}

const isBullet = (value: unknown): value is Bullet =>
  typeof value === 'object' && value !== null && 'text' in value;

/** Cuts texts and lists to the limits of resumes, so that whatever was read can be stored. */
export const fitContent = (draft: object): ResumeContent => cutContent(draft).content;

/**
 * Cuts texts and lists like `fitContent`, and returns whether anything was cut, which the person is
 * told.
 */
export function cutContent(draft: object): { content: ResumeContent; isCut: boolean } {
  const room = { bullets: contentLimits.bulletsInAll, isCut: false };
  const content = ResumeContent.parse(fit(draft, '', room));
  return { content, isCut: room.isCut };
}

const textLimits: Record<string, number> = {
  summary: contentLimits.longText,
  description: contentLimits.longText,
  technologies: contentLimits.longText,
  interests: contentLimits.longText,
  bullets: contentLimits.longText,
  /** The limit for a bullet that has other fields besides its text. */
  text: contentLimits.longText,
  authors: contentLimits.longText,
  inventors: contentLimits.longText,
  url: contentLimits.link,
  items: contentLimits.longText,
  itemsText: contentLimits.itemsText,
  dateText: contentLimits.periodText,
  link: contentLimits.link,
};
const listLimits: Record<string, number> = {
  bullets: contentLimits.bulletsPerEntry,
  items: contentLimits.itemsPerCategory,
  links: contentLimits.headEntries,
  details: contentLimits.headEntries,
};

/** How many more bullets fit into the resume, and whether anything was cut. */
type Room = { bullets: number; isCut: boolean };

function fit(value: unknown, key: string, room: Room): unknown {
  if (typeof value === 'string') return fitText(value, key, room);
  if (Array.isArray(value)) return fitList(value, key, room);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, fit(one, name, room)]),
  );
}

function fitList(list: unknown[], key: string, room: Room): unknown[] {
  const limit = listLimits[key] ?? contentLimits.entriesPerSection;
  const fitting = list.slice(0, key === 'bullets' ? Math.min(limit, room.bullets) : limit);
  if (key === 'bullets') room.bullets -= fitting.length;
  if (fitting.length < list.length) room.isCut = true;
  return fitting.map((one) => fit(one, key, room));
}

/** Names are not styled: marks in them come from a longer text that they were cut out of. */
const bold = /\*\*([^*]+)\*\*/g;

/** Cuts a text at a limit, never within a surrogate pair. */
function fitText(written: string, key: string, room: Room): string {
  const text = key in textLimits ? written : written.replace(bold, '$1');
  const limit = textLimits[key] ?? contentLimits.shortText;
  if (text.length <= limit) return text;
  room.isCut = true;
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

/** Records the dates of an entry. `dateText` keeps words that say more than the dates. */
export function dateFields(date: FoundDate | undefined, path: string, note: Note, line?: Line) {
  const { startDate = '', endDate = '', current = false, dateText = '' } = date ?? {};
  const confidence = date?.isRange ? 0.95 : 0.8;
  note(`${path}.startDate`, startDate, confidence, line);
  note(`${path}.endDate`, endDate, confidence, line);
  return { startDate, endDate, current, dateText };
}

/** Records the paragraphs and list items of a body. */
export function bodyFields(body: readonly TextBlock[], path: string, note: Note) {
  const bullets = body.filter(({ kind }) => kind === 'item');
  const paragraphs = body.filter(({ kind }) => kind === 'paragraph');
  bullets.forEach((bullet, index) => {
    note(`${path}.bullets[${index}]`, bullet.text, 0.9, bullet.lines[0]);
  });
  const description = paragraphs.map((one) => one.text).join('\n\n');
  note(`${path}.description`, description, 0.8, paragraphs[0]?.lines[0]);
  return { description, bullets: bullets.map((one) => one.text) };
}

export const textOfBody = (body: readonly TextBlock[]): string =>
  body.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text)).join('\n');
