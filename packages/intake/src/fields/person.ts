import { isBulletGlyph } from '../lines/bullets.ts';
import { isWrapped, joinPassages } from '../lines/passages.ts';
import { type Line, rightOf, textOf } from '../model.ts';
import { type Bit, isAddress, isPersonal } from './address-lines.ts';
import { findEmail, findUrls } from './addresses.ts';
import type { Note } from './collect.ts';
import { findPlace } from './find-place.ts';
import {
  addressesOf,
  findNameLine,
  isContact,
  isDocumentTitle,
  namedLine,
  nameLinesOf,
  nameOf,
  partName,
  splitName,
} from './name.ts';
import { findPhone } from './phone.ts';
import { namesPlace, namesRole } from './words.ts';

const phoneLabel =
  /\b(?:phone|tel|telephone|telefon|mobile?|cell|handy|teléfono|téléphone|m|t|p)\b\s*[.:]/i;
const label =
  /^(?:e-?mail|phone|tel(?:ephone|efon)?|mobile|mobil|cell|address|adresse|anschrift|location|website|web|linkedin|github|portfolio|url|wohnort|dirección|endereço|pais|site|name|nom|nombre|nome|ort|home|residence|based in|lives in|teléfono|correo|téléphone|courriel|date of birth|nationality|t|m|e|a|w|h|p|ईमेल|फ़ोन|पता)\s*[.:]\s+/i;
const separator =
  /\s+[|•·●▪◦‖⋄∙~/◆■♦⬥*]\s+|\s+-\s+(?![A-Z]{2}$|\d{3} ?\d{3}\.?$)|\s*\|\s*|\s+[–—]\s+(?!\d{3} ?\d{2,3}\.?$)|\s{3,}|\s*[•·]\s*|[\s,;]+(?=(?:e-?mail|phone|tel|telephone|telefon|mobile|mobil|cell|address|home|linkedin|github|web|website|teléfono|correo|téléphone|courriel|date of birth|nationality)(?:\s*\([^)]*\))?\s*:)/i;

/** Who the resume is of, from the lines above its sections and its section of contact details. */
export function readPerson(
  head: readonly Line[],
  contact: readonly Line[],
  note: Note,
  placesSaid: ReadonlySet<string> = new Set(),
) {
  const lines = joinAddresses([...head, ...contact]);
  const said = addressesOf(lines);
  const nameLine =
    namedLine(lines, said) ?? findNameLine(head, said) ?? findNameLine(contact, said);
  const nameLines = nameLine ? nameLinesOf(nameLine, head, said) : [];
  const email = firstOf(lines, (line) => findEmail(textOf(line)) ?? mailOfLinks(line));
  const phone = phoneIn(lines);
  const bits = lines.flatMap((line) =>
    nameLines.includes(line) ? bitsOf({ ...line, cells: line.cells.slice(1) }) : bitsOf(line),
  );
  const place = findPlace(bits, labelledPlace(lines), placesSaid);
  const title = findTitle(head, nameLines, place?.text);
  const websites = readWebsites(lines);
  const name = partName(nameLines.map(nameOf).join(' '), said);
  const { firstName, lastName } = splitName(name);
  note('personalInfo.firstName', firstName, nameLine ? 0.95 : 0.5, nameLine);
  note('personalInfo.lastName', lastName, 0.9, nameLine);
  note('personalInfo.email', email?.text ?? '', 0.99, email?.line);
  note(
    'personalInfo.phone',
    phone?.text ?? '',
    findPhone(phone?.text ?? '')?.confidence ?? 0.8,
    phone?.line,
  );
  note('personalInfo.location', place?.text ?? '', 0.85, place?.line);
  note(
    'personalInfo.title',
    title?.text ?? '',
    namesRole(title?.text ?? '') ? 0.9 : 0.65,
    title?.line,
  );
  note(
    'personalInfo.website',
    websites.join(' '),
    0.95,
    lines.find((line) => findUrls(textOf(line)).length > 0),
  );
  return {
    ...{ firstName, lastName, email: email?.text ?? '', phone: phone?.text ?? '' },
    ...{ location: place?.text ?? '', title: title?.text ?? '', website: websites.join(' ') },
    rest: restOf(head, [...nameLines, title?.line]),
  };
}

/** One that says its country, or is called a phone, before any other. */
function phoneIn(lines: readonly Line[]): Bit | undefined {
  const phoneOf = (line: Line) => findPhone(withoutAddresses(textOf(line)));
  const surely = (line: Line) => {
    const found = phoneOf(line);
    return found && (found.confidence > 0.9 || phoneLabel.test(textOf(line))) ? found.phone : '';
  };
  return firstOf(lines, surely) ?? firstOf(lines, (line) => phoneOf(line)?.phone);
}

function firstOf(
  lines: readonly Line[],
  find: (line: Line) => string | undefined,
): Bit | undefined {
  for (const line of lines) {
    const text = find(line);
    if (text) return { text, line };
  }
  return undefined;
}

const withoutAddresses = (text: string): string =>
  findUrls(text).reduce(
    (rest, url) => rest.replace(url, ' '),
    text.replace(findEmail(text) ?? '\u0000', ' '),
  );

/** An address that a narrow column broke in two is one again. */
function joinAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const text = textOf(line);
    const isHost = /^@\S+$/.test(text) && !textOf(before ?? line).includes('@');
    const isRest = isHost || (/^[\p{Ll}\d][^\s@]*$/u.test(text) && !isContact(text));
    const isOpen =
      before?.rightEdge !== undefined &&
      /\S*[@./][^\s]*$/.test(textOf(before)) &&
      isWrapped(before, line);
    const last = before?.cells.at(-1);
    if (before && last && isRest && isOpen && before.column === line.column) {
      const cells = [
        ...before.cells.slice(0, -1),
        { ...last, text: last.text + text, width: rightOf(line) - last.x },
      ];
      joined[joined.length - 1] = { ...before, cells };
    } else joined.push(line);
  }
  return joined;
}

const mailOfLinks = (line: Line): string | undefined =>
  line.links
    .find((url) => /^mailto:/i.test(url))
    ?.replace(/^mailto:/i, '')
    .split('?')[0];

const bitsOf = (line: Line): Bit[] =>
  line.cells
    .filter((cell) => !isBulletGlyph(cell.text))
    .flatMap((cell) =>
      cell.text.split(separator).flatMap((part) => {
        const text = part
          .replace(/^\s*:\s*/, '')
          .replace(label, '')
          .trim();
        const place = placeAfterRole(text);
        return { text: place ?? text, line, cell, isWhole: part === cell.text && !place };
      }),
    )
    .filter(({ text }) => text !== '');

/** 'Interface designer, Tampere, Finland'. */
function placeAfterRole(text: string): string | undefined {
  const [, role = '', place = ''] = /^([^,]+),\s+([^,]+,[^,]+)$/.exec(text) ?? [];
  return namesRole(role) && namesPlace(place) ? place : undefined;
}

function labelledPlace(lines: readonly Line[]): Bit | undefined {
  return firstOf(
    lines,
    (line) =>
      /^(?:address|location|adresse|anschrift|wohnort|dirección|endereço|पता)\s*:?\s+(.+)$/i.exec(
        textOf(line),
      )?.[1],
  );
}

/** What is said of the person right below the name, or beside it. */
function findTitle(
  head: readonly Line[],
  nameLines: readonly Line[],
  place: string | undefined,
): Bit | undefined {
  const [nameLine] = nameLines;
  if (!nameLine) return undefined;
  const beside =
    textOf(nameLine).split(/\s+[|•·–—]\s+|\s+-\s+|\s*\|\s*/)[1] ?? nameLine.cells[1]?.text;
  if (
    beside &&
    !isContact(beside) &&
    !namesPlace(beside) &&
    !/^(?:name|nom)/i.test(textOf(nameLine))
  )
    return { text: beside, line: nameLine };
  const at = head.indexOf(nameLine);
  const below = at + nameLines.length;
  const near = [...head.slice(below, below + 4), ...head.slice(Math.max(0, at - 1), at)];
  for (const line of near) {
    const text = textOf(line);
    const isOther =
      isContact(text) ||
      place?.includes(text.replace(/[\s,.]+$/, '')) ||
      namesPlace(text) ||
      isDocumentTitle(text) ||
      label.test(text);
    if (isOther || text.length > 130 || /[.!]$/.test(text)) continue;
    if (isPersonal(text) || isAddress(text)) continue;
    return {
      text: place && text.endsWith(`, ${place}`) ? text.slice(0, -place.length - 2) : text,
      line,
    };
  }
  return undefined;
}

/** Running text below the name, without a heading of its own, is a summary. */
function restOf(head: readonly Line[], used: (Line | undefined)[]): Line[] {
  const rest = head.filter((line) => !used.includes(line) && !isContact(textOf(line)));
  const long = joinPassages(rest).filter(
    ({ text }) => text.length > 90 || (text.length > 45 && /[.!]$/.test(text)),
  );
  return long.flatMap(({ lines }) => lines);
}

/** Written addresses, and those of links whose words are none. */
function readWebsites(lines: readonly Line[]): string[] {
  const written = lines.flatMap((line) => findUrls(textOf(line)));
  const linked = lines.flatMap((line) => line.links).filter((url) => /^https?:/i.test(url));
  const key = (url: string) =>
    url
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
      .replace(/\/$/, '');
  const keys = new Set(written.map(key));
  const added = linked.filter((url) => ![...keys].some((known) => key(url).startsWith(known)));
  const all = [...written, ...added.map((url) => url.replace(/\/$/, ''))];
  return [...new Map(all.map((url) => [key(url), url])).values()];
}
