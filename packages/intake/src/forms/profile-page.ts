import { patternTable } from '@folio/tables/pattern-table';
import { type Line, textOf } from '../layout/model.ts';

const words = patternTable(new URL('./profile-page.tsv', import.meta.url), [
  'contact',
  'issued',
  'own',
  'reach',
]);
const contact = new RegExp(`(?:^|(?<!\\s)\\s+)(?:${words.contact})$`, 'iu');
const issued = new RegExp(`^(?:${words.issued})\\s+(?=[^\\n]{0,12}\\d{4})`, 'iu');
const own = new RegExp(`^(?:${words.own}|${words.reach})$`, 'iu');
const reach = new RegExp(`^(?:${words.reach})$`, 'iu');
/** The alternative text of the logo beside an entry, which repeats the entry's name. */
const logo = /^([\p{L}\d].{1,60}) logo$/iu;

/** Pronouns, which are below the name, where other resumes have a title. */
const pronouns = /^\(?((?:he|she|they)\/\p{L}{2,6})\)?$/iu;

/**
 * Removes what a copied LinkedIn profile page adds: the link 'Contact info', the number of
 * connections, and each line's duplicate for screen readers. Only a text that states its number of
 * connections is such a page.
 */
export function withoutPageWords(lines: readonly Line[]): readonly Line[] {
  const isPage = lines.some((line) => contact.test(textOf(line)));
  if (!isPage || !lines.some((line) => reach.test(textOf(line)))) return lines;
  const others = lines.map(textOf).filter((text) => !logo.test(text));
  const isLogo = (line: Line): boolean => {
    const [, name] = logo.exec(textOf(line)) ?? [];
    return name !== undefined && others.some((text) => text.includes(name));
  };
  return lines.flatMap((line, at) =>
    isOfPage(line, lines[at - 1]) || isLogo(line) ? [] : withoutLabels(line),
  );
}

const isOfPage = (line: Line, above: Line | undefined): boolean =>
  own.test(textOf(line)) || (above !== undefined && said(line) === said(above));

/** 'Mar 2022 to Present' repeats 'Mar 2022 - Present'. */
const said = (line: Line): string => textOf(line).replace(/ to /g, ' - ').toLowerCase();

function withoutLabels(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0) return [line];
  const text = cell.text.replace(contact, '').replace(issued, '').replace(pronouns, 'Pronouns: $1');
  if (text === cell.text) return [line];
  return text === '' ? [] : [{ ...line, cells: [{ ...cell, text }] }];
}
