import type { ResumeContent } from '@folio/contract/resume-content';
import type { Line } from '../layout/model.ts';
import { looseKind } from '../vocabulary/headings.ts';
import { languagesIn } from '../vocabulary/language-names.ts';
import { collectFields, fitContent, type ReadField } from './content-fields.ts';
import { besideLevel, levelOf, readLanguages } from './languages.ts';

type Read = { content: ResumeContent; fields: ReadField[] };

/**
 * Converts rows of spoken languages among the skills or personal details ('Languages: German,
 * English (C1)', 'Mother tongue: Polish') into languages with levels.
 */
export function withSpokenLanguages<T extends Read>(read: T): T {
  const { skills, personalInfo } = read.content;
  const at = skills.findIndex(({ category, items }) => isSpoken(category, items));
  const row = skills[at];
  if (row) {
    const rest = { ...read.content, skills: skills.toSpliced(at, 1) };
    return withSpokenLanguages(withRow(read, `skills[${at}]`, rest, row));
  }
  const { details } = personalInfo;
  const number = details.findIndex(({ label, value }) => isSpoken(label, itemsOf(value)));
  const detail = details[number];
  if (!detail) return read;
  const person = { ...personalInfo, details: details.toSpliced(number, 1) };
  const rest = { ...read.content, personalInfo: person };
  const group = { category: detail.label, items: itemsOf(detail.value) };
  return withSpokenLanguages(withRow(read, `personalInfo.details[${number}]`, rest, group));
}

const itemsOf = (text: string): string[] => text.split(/[,;|]\s*|\s(?:&|and)\s/);

type Group = { category: string; items: string[] };

/**
 * Adds the languages of a row to content without that row. Languages that exist already take its
 * levels.
 */
function withRow<T extends Read>(
  read: T,
  path: string,
  rest: ResumeContent,
  { category, items }: Group,
): T {
  const { languages } = read.content;
  const { fields, note } = collectFields();
  const itemOf = (language: string) =>
    items.find((item) => namesIn(item).includes(language.toLowerCase()));
  const leveled = languages.map((one) => ({
    ...one,
    proficiency: one.proficiency || levelOf(itemOf(one.language) ?? '') || ('' as const),
  }));
  const known = new Set(languages.map(({ language }) => language.toLowerCase()));
  const unknown = items.filter((item) => namesIn(item).every((name) => !known.has(name)));
  const label = levelOf(category) ? [`${category}:`] : [];
  const added = readLanguages(
    [lineOf([...label, ...unknown])],
    (path, value, sure) => note(path, value, sure),
    languages.length,
  );
  const content = fitContent({ ...rest, languages: [...leveled, ...added] });
  const source = read.fields.find((field) => field.path.startsWith(`${path}.`))?.source;
  const found = fields.map((field) => ({ ...field, ...(source && { source }) }));
  return { ...read, content, fields: [...withoutRow(read.fields, path), ...found] };
}

const namesIn = (text: string): string[] => languagesIn(text).map(({ name }) => name.toLowerCase());

/** Whether a row lists spoken languages: 'Languages: Java, SQL' stays a row of skills. */
const isSpoken = (label: string, items: readonly string[]): boolean =>
  (looseKind(label.replace(/\([^()]*\)/g, '')) === 'languages' || levelOf(label) === 'Native') &&
  items.length > 0 &&
  items.every((item) => {
    const [language, ...others] = languagesIn(item);
    return language && others.length === 0 && besideLevel(item).length <= language.name.length;
  });

const lineOf = (texts: readonly string[]): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 0,
  links: [],
  cells: texts.map((text, at) => ({
    text,
    x: 100 * at,
    width: 90,
    size: 10,
    font: '',
    isBold: false,
    isItalic: false,
  })),
});

/** Returns the fields without those of one row, and moves the rows after it up. */
function withoutRow(fields: readonly ReadField[], path: string): ReadField[] {
  const list = path.slice(0, path.indexOf('['));
  const removed = numberIn(path, list);
  return fields.flatMap((field) => {
    const at = field.path.startsWith(`${list}[`) ? numberIn(field.path, list) : -1;
    if (at === removed) return [];
    const moved = `${list}[${at - 1}]${field.path.slice(`${list}[${at}]`.length)}`;
    return [at > removed ? { ...field, path: moved } : field];
  });
}

const numberIn = (path: string, list: string): number =>
  Number.parseInt(path.slice(list.length + 1), 10);
