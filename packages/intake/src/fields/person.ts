import { isBulletGlyph } from '../lines/bullets.ts';
import { isWrapped, joinPassages } from '../lines/passages.ts';
import { type Line, sizeOf, textOf } from '../model.ts';
import { headingKind } from '../sections/heading-words.ts';
import { findEmail, findUrls } from './addresses.ts';
import type { Note } from './collect.ts';
import { findPhone } from './phone.ts';
import { looksLikePlace, namesPlace, namesRole } from './words.ts';

const documentTitle =
  /^(?:curriculum vitae|résumé|resume|cv|lebenslauf|currículo|currículum(?: vitae)?|जीवन परिचय|बायोडाटा)$/i;
const label =
  /^(?:e-?mail|phone|tel(?:ephone|efon)?|mobile|mobil|cell|address|adresse|anschrift|location|website|web|linkedin|github|portfolio|url|wohnort|dirección|endereço|pais|site|name|nom|nombre|nome|ort|t|m|e|a|w|ईमेल|फ़ोन|पता)\s*[.:]\s+/i;
const separator = /\s+[|•·●▪◦‖⋄∙~]\s+|\s*\|\s*|\s+[–—]\s+|\s{3,}|\s*[•·]\s*/;

type Bit = { text: string; line: Line };

/** Who the resume is of, from the lines above its sections and its section of contact details. */
export function readPerson(head: readonly Line[], contact: readonly Line[], note: Note) {
  const lines = joinAddresses([...head, ...contact]);
  const nameLine = findNameLine(head);

  const name = nameLine ? nameOf(nameLine) : '';
  const email = firstOf(lines, (line) => findEmail(textOf(line)) ?? mailOfLinks(line));
  const phone = firstOf(lines, (line) => findPhone(withoutAddresses(textOf(line)))?.phone);
  const bits = lines.filter((line) => line !== nameLine).flatMap(bitsOf);
  const place =
    bits.find(({ text }) => namesPlace(text)) ??
    bits.find(({ text }) => looksLikePlace(text) && !namesRole(text)) ??
    labelledPlace(lines);
  const title = findTitle(head, nameLine, place?.text);
  const websites = readWebsites(lines);
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
    rest: restOf(head, [nameLine, title?.line]),
  };
}

/** An address that a narrow column broke in two is one again. */
function joinAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const text = textOf(line);
    const isRest = /^[\p{Ll}\d][^\s@]*$/u.test(text) && !isContact(text);
    const isOpen =
      before?.rightEdge !== undefined &&
      /\S*[@./][^\s]*$/.test(textOf(before)) &&
      isWrapped(before, line);
    const last = before?.cells.at(-1);
    if (before && last && isRest && isOpen && before.column === line.column) {
      const cells = [...before.cells.slice(0, -1), { ...last, text: last.text + text }];
      joined[joined.length - 1] = { ...before, cells };
    } else joined.push(line);
  }
  return joined;
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

const mailOfLinks = (line: Line): string | undefined =>
  line.links
    .find((url) => /^mailto:/i.test(url))
    ?.replace(/^mailto:/i, '')
    .split('?')[0];

const withoutAddresses = (text: string): string =>
  findUrls(text).reduce(
    (rest, url) => rest.replace(url, ' '),
    text.replace(findEmail(text) ?? '\u0000', ' '),
  );

const bitsOf = (line: Line): Bit[] =>
  line.cells
    .filter((cell) => !isBulletGlyph(cell.text))
    .flatMap((cell) => cell.text.split(separator))
    .map((text) => ({ text: text.replace(label, '').trim(), line }))
    .filter(({ text }) => text !== '');

function labelledPlace(lines: readonly Line[]): Bit | undefined {
  return firstOf(
    lines,
    (line) =>
      /^(?:address|location|adresse|anschrift|wohnort|dirección|endereço|पता)\s*:?\s+(.+)$/i.exec(
        textOf(line),
      )?.[1],
  );
}

const isContact = (text: string): boolean =>
  findEmail(text) !== undefined || findUrls(text).length > 0 || findPhone(text) !== undefined;

/** The largest line of the head that could be a name, the first of them where all are of one size. */
function findNameLine(head: readonly Line[]): Line | undefined {
  const named = head.find((line) => /^(?:name|nom|nombre|nome)\s*:/i.test(textOf(line)));
  if (named) return named;
  const able = head.filter((line) => line.page === 1 && canBeName(nameOf(line)));
  const largest = Math.max(...able.map(sizeOf));
  return (
    able.find((line) => sizeOf(line) >= largest - 0.5 && !namesRole(nameOf(line))) ??
    able.find((line) => sizeOf(line) >= largest - 0.5)
  );
}

function nameOf(line: Line): string {
  const [first] = line.cells.filter((cell) => !isBulletGlyph(cell.text));
  const text =
    (first?.text ?? '').replace(/^(?:name|nom|nombre|nome)\s*:\s*/i, '') ||
    (line.cells[1]?.text ?? '');
  const [name = ''] = text.split(/\s+[|•·–—]\s+|\s+-\s+|\s*\|\s*/);
  return name
    .replace(/,\s*(?:Ph\.?D|M\.?D|MBA|CPA|PMP|RN|P\.?E|MSc|BSc|Esq|CFA)\.?(?:,.*)?$/, '')
    .trim();
}

function canBeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text === '' || words.length > 6 || text.length > 70 || documentTitle.test(text)) return false;
  if (/[\d@:/]/.test(text) || headingKind(text) !== undefined || isContact(text)) return false;
  return (
    /^\p{L}/u.test(text) &&
    !namesPlace(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}

/** What is said of the person right below the name, or beside it. */
function findTitle(
  head: readonly Line[],
  nameLine: Line | undefined,
  place: string | undefined,
): Bit | undefined {
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
  const near = [...head.slice(at + 1, at + 5), ...head.slice(Math.max(0, at - 1), at)];
  for (const line of near) {
    const text = textOf(line);
    const isOther =
      isContact(text) ||
      text === place ||
      namesPlace(text) ||
      documentTitle.test(text) ||
      label.test(text);
    if (isOther || text.length > 130 || /[.!]$/.test(text)) continue;
    return { text, line };
  }
  return undefined;
}

/** Running text below the name, without a heading of its own, is a summary. */
function restOf(head: readonly Line[], used: (Line | undefined)[]): Line[] {
  const rest = head.filter((line) => !used.includes(line) && !isContact(textOf(line)));
  const long = joinPassages(rest).filter(({ text }) => text.length > 90);
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

/** Particles belong to the last name; capitals all over are a look, not a spelling. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const isCaps =
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const spelled = isCaps
    ? name
        .toLowerCase()
        .replace(
          /(^|[\s'’-])(\p{L})/gu,
          (_, gap: string, letter: string) => gap + letter.toUpperCase(),
        )
    : name;
  const swapped = /^([^,]+),\s+([^,]+)$/.exec(spelled);
  if (swapped) return { firstName: swapped[2] ?? '', lastName: swapped[1] ?? '' };
  const words = spelled.split(/\s+/).filter(Boolean);
  const particle = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:van|von|de|da|di|del|della|dos|das|la|le|el|al|bin|ibn|ter|ten|zu|zur|af|av|mac|st\.?)$/i.test(
        word,
      ),
  );
  const at = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
