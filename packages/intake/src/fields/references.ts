import { type Line, textOf } from '../layout/model.ts';
import { findEmail, findPhone } from '../vocabulary/addresses.ts';
import { readLabel } from '../vocabulary/contact-labels.ts';
import { isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';
import { namesCompany, namesRole, namesSchool } from '../vocabulary/names.ts';
import type { Note } from './content-fields.ts';

/** Reads referees, each on a few lines or on one. */
export function readReferences(lines: readonly Line[], note: Note, firstIndex = 0) {
  return peopleOf(inColumns(lines)).map((person, at) => {
    const read = personOf(person.map(({ text }) => text));
    for (const [name, value] of Object.entries(read))
      note(`references[${firstIndex + at}].${name}`, value, 0.8, person[0]?.line);
    return read;
  });
}

type Text = { text: string; line: Line };

/** Returns texts column by column, since two people may be side by side. */
function inColumns(lines: readonly Line[]): Text[][] {
  const [first] = lines;
  const starts = first?.cells.filter(({ text }) => !isBulletGlyph(text)).map(({ x }) => x) ?? [];
  const isTable =
    starts.length > 1 &&
    lines.length > 1 &&
    lines.every(({ cells }) => cells.every(({ x }) => starts.some((one) => Math.abs(one - x) < 4)));
  if (!isTable) return [lines.map((line) => ({ line, text: withoutBullet(textOf(line)) }))];
  return starts.map((start) =>
    lines.flatMap((line) =>
      line.cells
        .filter(({ x }) => Math.abs(x - start) < 4)
        .map(({ text }) => ({ line, text: withoutBullet(text) })),
    ),
  );
}

/**
 * Splits texts into people. The next person begins if a name follows a contact detail, or after a
 * wide gap.
 */
function peopleOf(columns: readonly (readonly Text[])[]): Text[][] {
  const people: Text[][] = [];
  for (const column of columns) {
    const gaps = column.map(({ line }) => line.gapAbove);
    const usual = Math.min(...gaps.slice(1), Number.POSITIVE_INFINITY);
    let open: Text[] | undefined;
    for (const [at, one] of column.entries()) {
      const isApart = at > 0 && (gaps[at] ?? 0) > 1.4 * usual;
      const isNext = open !== undefined && beginsNext(open, one, isApart);
      if (open && !isNext) open.push(one);
      else {
        open = [one];
        people.push(open);
      }
    }
  }
  return people;
}

/**
 * Whether a text begins the next person. A name set apart from its details is not a person by
 * itself.
 */
function beginsNext(open: readonly Text[], { text }: Text, isApart: boolean): boolean {
  const isReached = open.some(({ text }) => reaches(text));
  const isNamed = beginsWithName(text);
  return isApart ? isReached || isNamed : isReached && isNamed;
}

const reaches = (text: string): boolean =>
  findEmail(text) !== undefined || findPhone(text) !== undefined;

const beginsWithName = (text: string): boolean =>
  readLabel(text).kind === undefined &&
  /^(?:\p{Lu}[\p{L}.’'-]{0,30}\s){1,3}(?:(?:van|von|de|der|den|da|di|del|la|le|el|al|bin|ter|ten|zu|af|av)\s){0,2}\p{Lu}/u.test(
    text,
  );

function personOf(texts: readonly string[]) {
  const whole = texts.join(' | ');
  const email = findEmail(whole) ?? '';
  const phone = texts.flatMap((text) => findPhone(text.replace(email, '')) ?? [])[0]?.phone ?? '';
  const rest = texts
    .flatMap((text) => text.split(/\s{0,9}[|·•]\s{0,9}|,\s+|[،、፣၊]\s?|\s[–—-]\s/))
    .map((text) => text.replace(email || '\0', '').replace(phone || '\0', ''))
    .map((text) =>
      readLabel(`${text.trim()} `.replace(/\s$/, ''))
        .rest.replace(/[\s:,;]{1,9}$/, '')
        .trim(),
    )
    .filter((text) => /\p{L}{2}/u.test(text) && !isLabel(text));
  const [name = '', ...others] = rest;
  const roleAt = others.findIndex((text) => namesRole(text) && !namesCompany(text));
  // Three parts are position, employer and relationship: 'Dean, Durham University, Supervisor'.
  const [first = '', second = '', relationship = ''] = others.length === 3 ? others : [];
  if (relationship !== '' && (roleAt < 0 || namesSchool(second) || namesCompany(second)))
    return { name, position: first, organization: second, relationship, email, phone };
  const at = roleAt >= 0 ? roleAt : others.length > 1 ? 0 : -1;
  const position = others[at] ?? '';
  const [organization = '', ...more] = others.filter((_, index) => index !== at);
  return { name, position, organization, email, phone, description: more.join(', ') };
}

const isLabel = (text: string): boolean =>
  /^(?:e-?mail|phone|tel\p{L}{0,12}|mobile?|handy|cell|contact|kontakt)\W{0,3}$/iu.test(text);
