import { contentLimits } from '@folio/contract/content-limits';
import { type Line, textOf } from '../layout/model.ts';
import {
  findEmail,
  findPhone,
  findUrls,
  isSharedHost,
  withoutNumbered,
} from '../vocabulary/addresses.ts';
import { namesRole } from '../vocabulary/names.ts';
import { contactTokens, type Token } from './contact-tokens.ts';
import type { Note } from './content-fields.ts';
import { type Evidence, findPlace, nearReach } from './find-place.ts';
import { type Detail, readDetails } from './head-lists.ts';
import {
  addressesOf,
  asksForName,
  credentialsOf,
  findNameLine,
  namedLine,
  nameLinesOf,
  nameOf,
} from './name.ts';
import { partName, splitName } from './split-name.ts';
import { findTitle, headText } from './title.ts';

const phoneLabel =
  /\b(?:phone|tel|telephone|telefon|mobile?|cell|handy|teléfono|téléphone|m|t|p)\b\s*[.:]/i;

/** Reads the person from the lines above all sections and from the section of contact details. */
export function readPerson(
  head: readonly Line[],
  contact: readonly Line[],
  note: Note,
  evidence?: Evidence,
) {
  const lines = [...head, ...contact];
  const addresses = addressesOf(lines);
  const nameLine =
    namedLine(lines, addresses) ??
    findNameLine(head, addresses) ??
    findNameLine(contact, addresses);
  const nameLines = nameLine ? nameLinesOf(nameLine, head, addresses) : [];
  const email = firstOf(lines, (line) => findEmail(textOf(line)) ?? mailOfLinks(line));
  const phone = phoneIn(lines);
  const top = head.slice(0, mostLines);
  const near = [...top, ...contact.slice(0, mostLines)];
  const websites = readWebsites(lines);
  const tokens = contactTokens(near, nameLines).filter(
    ({ text, line }) => !contact.includes(line) || !namesSite(text, websites),
  );
  const place = findPlace(tokens, nearReach(near, top, nameLines), evidence);
  const text = headText(top, nameLines);
  const titled = head.filter((line) => !text.sources.has(line));
  const title = findTitle(titled, nameLines, place, tokens);
  const isForm = nameLine !== undefined && asksForName(nameLine);
  const name = partName(nameLines.map(nameOf).join(' '), addresses, isForm);
  const { firstName, lastName } = splitName(name);
  const person = {
    firstName,
    lastName,
    email: email?.text ?? '',
    phone: phone?.text ?? '',
    location: place?.text ?? '',
    title: title?.text ?? '',
    website: websites.join(' '),
  };
  const sureness = {
    firstName: nameLine ? 0.95 : 0.5,
    lastName: 0.9,
    email: 0.99,
    website: 0.95,
    phone: findPhone(person.phone)?.confidence ?? 0.8,
    location: placeSureness.find(([least]) => (place?.weight ?? 0) >= least)?.[1] ?? 0.6,
    title: namesRole(person.title) ? 0.9 : 0.65,
  };
  const site = lines.find((line) => findUrls(textOf(line)).length > 0);
  const sources = {
    firstName: nameLine,
    lastName: nameLine,
    email: email?.line,
    phone: phone?.line,
    location: place?.line,
    title: title?.line,
    website: site,
  };
  for (const field of fields)
    note(`personalInfo.${field}`, person[field], sureness[field], sources[field]);
  const details = withCredentials(readDetails(top, contact, note), nameLines, note);
  return { ...person, details, rest: text.blocks.flatMap(({ lines }) => lines) };
}

/**
 * Adds a row for the degrees and credentials around a name. They are not part of the name, but
 * employers look for them.
 */
function withCredentials(details: Detail[], nameLines: readonly Line[], note: Note): Detail[] {
  const line = nameLines.find((one) => credentialsOf(one) !== '');
  if (!line || details.length >= contentLimits.headEntries) return details;
  const value = credentialsOf(line);
  const detail = { label: germanDegree.test(value) ? 'Titel' : 'Credentials', value };
  const path = `personalInfo.details[${details.length}]`;
  note(`${path}.label`, detail.label, 0.9, line);
  note(`${path}.value`, detail.value, 0.9, line);
  return [...details, detail];
}

const germanDegree = /(?:^|\s)(?:Dipl|Mag)[.-]/;

const fields = ['firstName', 'lastName', 'email', 'phone', 'location', 'title', 'website'] as const;

/**
 * The number of lines in which the place is searched, because a file without headings consists only
 * of its head.
 */
const mostLines = 150;

/**
 * Confidence of a place by its weight: higher if words or a label name it than if it is only near a
 * phone number.
 */
const placeSureness: readonly (readonly [least: number, sureness: number])[] = [
  [2, 0.85],
  [1, 0.8],
];

/** Finds a phone number, preferably one with a country code or a label. */
function phoneIn(lines: readonly Line[]): Token | undefined {
  // A bar keeps digits of adjacent cells from becoming one number.
  const written = (line: Line) => line.cells.map((cell) => cell.text).join(' | ');
  const phoneOf = (line: Line) => findPhone(withoutNumbered(withoutAddresses(written(line))));
  const surely = (line: Line) => {
    const found = phoneOf(line);
    return found && (found.confidence > 0.9 || phoneLabel.test(textOf(line))) ? found.phone : '';
  };
  return firstOf(lines, surely) ?? firstOf(lines, (line) => phoneOf(line)?.phone);
}

function firstOf(
  lines: readonly Line[],
  find: (line: Line) => string | undefined,
): Token | undefined {
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

const mailOfLinks = (line: Line): string | undefined =>
  line.links
    .find((url) => /^mailto:/i.test(url))
    ?.replace(/^mailto:/i, '')
    .split('?')[0];

/** Returns the web addresses, including the targets of links whose text is not an address. */
export function readWebsites(lines: readonly Line[]): string[] {
  const written = lines.flatMap((line) => findUrls(textOf(line)));
  const linked = lines.flatMap((line) => line.links).filter((url) => hosted.test(url));
  const keys = new Set(written.map(key));
  const added = linked.filter((url) => ![...keys].some((known) => key(url).startsWith(known)));
  const all = [...written, ...added.map((url) => url.replace(/\/$/, ''))];
  const sites = [...new Map(all.map((url) => [key(url), url])).values()];
  return sites.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
}

/** Whether a text is only the name of a site whose address is below it: 'GitHub'. */
function namesSite(text: string, websites: readonly string[]): boolean {
  const name = text.toLowerCase();
  return websites.some((url) => key(url).split(/[./]/).includes(name));
}

const isShared = (url: string): boolean => isSharedHost(key(url));

/** A host without a dot, such as `localhost`, is not a person's page. */
const hosted = /^https?:\/\/[^\s/]+\.[^\s/]/i;

const key = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');
