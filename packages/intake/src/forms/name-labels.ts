import { spellName } from '../fields/spell-name.ts';
import { type Line, textOf } from '../model.ts';

const surname =
  /^(?:surname|last name|nama belakang|family name|nachname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|efternamn)$/i;
const given =
  /^(?:name|other names?|christian names?|forename\(s\)|nama depan|given names?|forenames?|vornamen?|prénoms?|nombres?|nome|voornaam|imię|förnamn)$/i;
/** Forms ask for the name before anything else. */
const within = 40;

/** A name that a form asks for in two parts, in whatever order, is told on one line. */
export function withoutNameLabels(lines: readonly Line[]): readonly Line[] {
  const head = lines.slice(0, within);
  const [last, first] = [surname, given].map((label) => valueBehind(head, label));
  if (!first || !last) return lines;
  const [cell] = first.line.cells;
  if (!cell) return lines;
  const text = `Name: ${first.value} ${spelled(last.value)}`;
  const named: Line = { ...first.line, cells: [{ ...cell, text }], links: [] };
  return lines.flatMap((line) => {
    if (line === first.line) return [named];
    return line === last.line ? [] : [line];
  });
}

function valueBehind(lines: readonly Line[], label: RegExp) {
  for (const line of lines) {
    const cells = line.cells.filter(({ text }) => text !== ':');
    const at = cells.findIndex(({ text }) => label.test(text.replace(/(?:(?<!\s)\s+)?:$/, '')));
    const inline = /^([^:]{3,20}?)\s*:\s*(.+)$/.exec(textOf(line));
    const written = at >= 0 ? cells[at + 1]?.text : undefined;
    const told = inline && label.test(inline[1] ?? '') ? inline[2] : undefined;
    const value = (written ?? told ?? '').replace(/^:\s*/, '');
    if (/^\p{L}[\p{L} .'’-]{1,40}$/u.test(value)) return { line, value };
  }
  return undefined;
}

/** Forms ask for surnames in capitals. */
const spelled = (name: string): string => (name === name.toUpperCase() ? spellName(name) : name);
