import { isBulletGlyph } from '../lines/bullets.ts';
import { isWrapped, joinPassages } from '../lines/passages.ts';
import { type Line, sizeOf, textOf } from '../model.ts';
import { headingKind } from '../sections/heading-words.ts';
import { findEmail, findUrls } from './addresses.ts';
import type { Note } from './collect.ts';
import { type Bit, findPlace, isAddress } from './find-place.ts';
import { findPhone } from './phone.ts';
import { namesPlace, namesRole } from './words.ts';

const documentTitle =
  /^(?:curriculum(?: vit(?:ae|æ))?|resum[eé]?|cv|c\.v\.|my (?:cv|resume)|(?:professional |personal )?resum[eé]|bio-?data|lebenslauf|curr[ií]cul[ou]m?(?: v[ií]tae)?|hoja de vida|životopis|zyciorys|życiorys|cv \/ resume|meritförteckning|özgeçmiş|जीवन परिचय|बायोडाटा)$/i;
const label =
  /^(?:e-?mail|phone|tel(?:ephone|efon)?|mobile|mobil|cell|address|adresse|anschrift|location|website|web|linkedin|github|portfolio|url|wohnort|dirección|endereço|pais|site|name|nom|nombre|nome|ort|home|residence|based in|lives in|teléfono|correo|téléphone|courriel|date of birth|nationality|t|m|e|a|w|h|p|ईमेल|फ़ोन|पता)\s*[.:]\s+/i;
const separator =
  /\s+[|•·●▪◦‖⋄∙~/◆■♦⬥*-]\s+|\s*\|\s*|\s+[–—]\s+|\s{3,}|\s*[•·]\s*|[\s,;]+(?=(?:e-?mail|phone|tel|telephone|telefon|mobile|mobil|cell|address|home|linkedin|github|web|website|teléfono|correo|téléphone|courriel|date of birth|nationality)(?:\s*\([^)]*\))?\s*:)/i;
const phoneLabel = /\b(?:phone|tel|telephone|telefon|mobile?|cell|handy|teléfono|téléphone|m|t|p)\b\s*[.:]/i;

const isDocumentTitle = (text: string): boolean =>
  documentTitle.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || documentTitle.test(text);

/** Who the resume is of, from the lines above its sections and its section of contact details. */
export function readPerson(
  head: readonly Line[],
  contact: readonly Line[],
  note: Note,
  placesSaid: ReadonlySet<string> = new Set(),
) {
  const lines = joinAddresses([...head, ...contact]);
  const said = addressesOf(lines);
  const nameLine = findNameLine(head, said) ?? findNameLine(contact, said);
  const nameLines = nameLine ? [nameLine, ...goingOn(nameLine, head)] : [];
  const email = firstOf(lines, (line) => findEmail(textOf(line)) ?? mailOfLinks(line));
  const phoneOf = (line: Line) => findPhone(withoutAddresses(textOf(line)));
  const phone =
    firstOf(lines, (line) => {
      const found = phoneOf(line);
      return found && (found.confidence > 0.9 || phoneLabel.test(textOf(line))) ? found.phone : '';
    }) ?? firstOf(lines, (line) => phoneOf(line)?.phone);
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
    .flatMap(({ text: whole }) =>
      whole.split(separator).map((text) => ({ text, isWhole: text === whole })),
    )
    .map(({ text, isWhole }) => ({ text: text.replace(label, '').trim(), line, isWhole }))
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

/** What some countries' resumes say of a person besides. */
const personal =
  /^(?:date of birth|born|geboren|geburts|né[e]? le|nationality|nationalität|staatsang|\d{2} ans|\d{2} years|driving licence|permis|marital|gender)/i;

const isContact = (text: string): boolean =>
  findEmail(text) !== undefined || findUrls(text).length > 0 || findPhone(text) !== undefined;

/** The largest line of the head that could be a name, the first of them where all are of one size. */
function findNameLine(head: readonly Line[], said: string): Line | undefined {
  const named = head.find((line) => /^(?:name|nom|nombre|nome)\s*:/i.test(textOf(line)));
  if (named) return named;
  const able = head.filter((line) => line.page === 1 && canBeName(nameOf(line)));
  const largest = Math.max(...able.map(sizeOf));
  const large = able.filter((line) => sizeOf(line) >= largest - 0.5);
  return (
    able.find((line) => wordsSaid(line, said) >= 2) ??
    large.find((line) => wordsSaid(line, said) === 1) ??
    large.find((line) => !namesRole(nameOf(line))) ??
    large[0]
  );
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The addresses of mail and pages, which mostly hold their owner's name. */
const addressesOf = (lines: readonly Line[]): string =>
  folded(
    lines
      .flatMap((line) => [findEmail(textOf(line))?.split('@')[0] ?? '', ...findUrls(textOf(line))])
      .join(' '),
  );

/** How many words of a line are part of the addresses. */
const wordsSaid = (line: Line, said: string): number =>
  folded(nameOf(line))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && said.includes(word)).length;

/** A name that is set large may take two lines. */
function goingOn(nameLine: Line, head: readonly Line[]): Line[] {
  const next = head[head.indexOf(nameLine) + 1];
  if (!next || nameLine.cells.length > 1 || next.cells.length > 1) return [];
  const size = sizeOf(nameLine);
  const others = head.filter((line) => line !== nameLine && line !== next).map(sizeOf);
  const isLarge = others.every((other) => other < size - 1) && size >= 14;
  const isAlike = Math.abs(sizeOf(next) - size) < 0.5 && next.column === nameLine.column;
  const words = `${nameOf(nameLine)} ${nameOf(next)}`.split(/\s+/).length;
  const mayBeRole = namesRole(textOf(next)) && (words > 3 || textOf(nameLine).includes('|'));
  const isName = canBeName(nameOf(next)) && !mayBeRole && words <= 5;
  return isLarge && isAlike && isName ? [next] : [];
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
  if (text === '' || words.length > 6 || text.length > 70 || isDocumentTitle(text)) return false;
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
      text === place ||
      namesPlace(text) ||
      isDocumentTitle(text) ||
      label.test(text);
    if (isOther || text.length > 130 || /[.!]$/.test(text)) continue;
    if (personal.test(text) || isAddress(text)) continue;
    return { text, line };
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

/** A name whose letters were set wide may have lost its gap: the addresses know where it was. */
function partName(name: string, said: string): string {
  if (name.length < 6 || !/^[\p{Lu}'’-]+$/u.test(name)) return name;
  const plain = (text: string) => folded(text).replace(/[^\p{L}]/gu, '');
  for (let at = 2; at <= name.length - 3; at++) {
    const [first, last] = [name.slice(0, at), name.slice(at)];
    const given = `(?:${plain(first)}[^\\p{L}]*|\\b${plain(first).slice(0, 1)}[^\\p{L}]?|^|[^\\p{L}])`;
    if (/^\p{Lu}/u.test(last) && new RegExp(`${given}${plain(last)}(?!\\p{L})`, 'u').test(said))
      return `${first} ${last}`;
  }
  return name;
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
