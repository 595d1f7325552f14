import type { ResumeContent } from '@folio/contract/resume-content';
import type { Line } from '../layout/model.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { languagesIn } from '../vocabulary/language-names.ts';
import { collectFields, fitContent, type ReadField } from './content-fields.ts';
import { besideLevel, levelOf, readLanguages } from './languages.ts';

type Read = { content: ResumeContent; fields: ReadField[] };
type Group = ResumeContent['skills'][number];

/** Turns a row 'Languages: German, English (C1)' among the skills into languages with levels. */
export function withSpokenLanguages<T extends Read>(read: T): T {
  const { skills, languages } = read.content;
  const at = skills.findIndex(isSpoken);
  const group = skills[at];
  if (!group) return read;
  const { fields, note } = collectFields();
  const itemOf = (language: string) =>
    group.items.find((item) => namesIn(item).includes(language.toLowerCase()));
  const leveled = languages.map((one) => ({
    ...one,
    proficiency: one.proficiency || levelOf(itemOf(one.language) ?? '') || ('' as const),
  }));
  const known = new Set(languages.map(({ language }) => language.toLowerCase()));
  const items = group.items.filter((item) => namesIn(item).every((name) => !known.has(name)));
  const added = readLanguages(
    [lineOf(items)],
    (path, value, sure) => note(path, value, sure),
    languages.length,
  );
  const content = fitContent({
    ...read.content,
    skills: skills.toSpliced(at, 1),
    languages: [...leveled, ...added],
  });
  const source = read.fields.find(({ path }) => path.startsWith(`skills[${at}].`))?.source;
  const found = fields.map((field) => ({ ...field, ...(source && { source }) }));
  return { ...read, content, fields: [...withoutGroup(read.fields, at), ...found] };
}

const namesIn = (text: string): string[] => languagesIn(text).map(({ name }) => name.toLowerCase());

/** A row of the language's own names: 'Languages: Java, SQL' stays a row of skills. */
const isSpoken = ({ category, items }: Group): boolean =>
  headingKind(category) === 'languages' &&
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

/** The fields without those of one group of skills; the groups behind it move up. */
const withoutGroup = (fields: readonly ReadField[], removed: number): ReadField[] =>
  fields.flatMap((field) => {
    const at = Number(/^skills\[(\d+)\]/.exec(field.path)?.[1] ?? -1);
    if (at === removed) return [];
    const path = field.path.replace(/^skills\[\d+\]/, `skills[${at - 1}]`);
    return [at > removed ? { ...field, path } : field];
  });
