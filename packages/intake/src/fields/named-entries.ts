import { headerSegments } from '../entries/header-segments.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { Line } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import { bareUrl, findUrls } from '../vocabulary/addresses.ts';
import { findDate } from '../vocabulary/dates.ts';
import { bodyFields, dateFields, type Note, textOfBody } from './content-fields.ts';
import { entriesOf, nameAndGiver, partsOf } from './listed-entries.ts';

const linkLabel =
  /^(?:project\s+)?(?:link|url|website|repository|repo|demo|source|code|github)\s*:?\s*/i;
const technologyLabel =
  /^(?:technologies|technology|tech stack|stack|tools|built with|tech|technologien)(?: used)?\s*:\s*/i;

export function readProjects(lines: readonly Line[], note: Note, firstIndex = 0) {
  const dated = splitEntries(lines, { indentIsItem: false });
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  return entries.map((entry, at) => {
    const path = `projects[${firstIndex + at}]`;
    const line = entry.header[0]?.lines[0];
    const segments = headerSegments(entry.header);
    const [title, ...others] = segments.filter(({ text }) => !isLink(text));
    const body = entry.body.filter((block) => !isLink(block.text));
    const labeled = takeLabeled(body);
    const technologies =
      labeled || others.map(({ text }) => text.replace(technologyLabel, '')).join(', ');
    const link = linkOf(entry);
    const name = withoutAddress(title?.text ?? '');
    const text = textOfBody(body.filter((block) => !technologyLabel.test(block.text)));
    const description = withoutOwnLink(text, link);
    note(`${path}.name`, name, 0.85, line);
    note(`${path}.technologies`, technologies, 0.8, others[0]?.line ?? line);
    note(`${path}.description`, description, 0.85, body[0]?.lines[0]);
    note(`${path}.link`, link, 0.9, line);
    return { name, technologies, description, link, ...dateFields(entry.date, path, note, line) };
  });
}

/**
 * Removes a link after a name, which is a field of its own: 'Kerbside (https://kerbside.example)'.
 */
const withoutAddress = (text: string): string => text.replace(/ \((https?:\/\/[^()\s]+)\)$/, '');

/** Removes a link on a line of its own after the last sentence. */
function withoutOwnLink(text: string, link: string): string {
  const [, before = '', last = ''] = /^(.*[.!?])\s+(\S+)$/s.exec(text) ?? [];
  return link !== '' && bareUrl(last) === bareUrl(link) ? before : text;
}

const isLink = (text: string): boolean => {
  const plain = text.replace(linkLabel, '');
  const [url] = findUrls(plain);
  return url !== undefined && plain.length - url.length < 3;
};

const takeLabeled = (body: readonly TextBlock[]): string =>
  body.find(({ text }) => technologyLabel.test(text))?.text.replace(technologyLabel, '') ?? '';

/** Returns an entry's link. A written address takes precedence over the target of a hyperlink. */
function linkOf({ header, body }: Entry): string {
  const blocks = [...header, ...body];
  const written = blocks.find(({ text }) => isLink(text));
  if (written) return findUrls(written.text)[0] ?? '';
  const inHeader = header.flatMap(({ text }) => findUrls(text))[0];
  return (
    inHeader ??
    blocks
      .flatMap(({ lines }) => lines.flatMap((line) => line.links))
      .find((url) => /^https?:/.test(url)) ??
    ''
  );
}

/**
 * Splits entries without dates: 'Name: description', 'Name – description', or a name above its
 * text.
 */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const block of joinBlocks(lines)) {
    const parted = /^([^:.]{2,60}?)(?::|\s[–—-])\s+(\S.*)$/s.exec(block.text);
    const open = entries.at(-1);
    const isName =
      block.kind === 'paragraph' && block.text.length < 70 && !/[.:]$/.test(block.text);
    if (parted && !isLink(block.text) && !technologyLabel.test(block.text)) {
      const [, name = '', rest = ''] = parted;
      entries.push({
        header: [{ ...block, kind: 'paragraph', text: name, lines: nameLine(block, name) }],
        body: [{ ...block, kind: 'paragraph', text: rest }],
      });
    } else if (!open || (isName && open.body.length > 0 && !isLink(block.text)))
      entries.push({ header: [block], body: [] });
    else open.body.push(block);
  }
  return entries;
}

/** Returns the header's line, reduced to the name. */
function nameLine({ lines }: TextBlock, name: string): Line[] {
  const [line] = lines;
  if (!line?.cells[0]) return [];
  const { runs: _, ...cell } = line.cells[0];
  return [{ ...line, cells: [{ ...cell, text: name }] }];
}

export function readCertifications(lines: readonly Line[], note: Note, firstIndex = 0) {
  return entriesOf(lines).map((entry, at) => {
    const path = `certifications[${firstIndex + at}]`;
    const line = entry.header[0]?.lines[0];
    const { header, expiring, ends } = withoutExpiry(entry.header);
    const { name, giver: issuer } = expiring
      ? { name: expiring, giver: '' }
      : nameAndGiver(partsOf(header));
    const found = expiring || ends ? dateOf(header) : entry.date;
    const date = found?.endDate || found?.startDate || '';
    const dateText = found?.isRange || !found?.dateText ? '' : found.dateText;
    const description = [ends, textOfBody(entry.body)].filter((text) => text !== '').join('\n');
    note(`${path}.name`, name, 0.85, line);
    note(`${path}.issuer`, issuer, 0.8, line);
    note(`${path}.date`, date, 0.9, line);
    note(`${path}.description`, description, 0.8, entry.body[0]?.lines[0]);
    return { name, issuer, date, dateText, description };
  });
}

const expiry =
  /[\s,;(|–—-](?:exp\.?|expir(?:es?|y|ation|ing)|valid (?:until|till|through|thru|to)|renew(?:s|al))(?: date)?(?: on)?(?:\s{0,3}:)?\s{1,3}(?=[^;|]{0,28}\d{2})[^;|]{4,30}$/iu;

/** Returns the first date in the rest of a header. */
const dateOf = (header: readonly TextBlock[]) =>
  header.map(({ text }) => findDate(text)).find((date) => date !== undefined);

/**
 * Removes the expiry date of a certificate, which is neither its date nor its issuer. It follows as
 * text, or a single line without another date stays whole ('RN, Ohio, exp. 05/31/2028').
 */
function withoutExpiry(header: readonly TextBlock[]) {
  const none = { header, expiring: '', ends: '' };
  const at = header.findIndex(({ text }) => expiry.test(text));
  const block = header[at];
  const index = block?.text.search(expiry) ?? 0;
  if (!block || index < 2) return none;
  const own = block.text.slice(0, index);
  if (header.length === 1 && findDate(own) === undefined)
    return { header: [], expiring: block.text, ends: '' };
  const ends = block.text.slice(index).replace(/^[\s,;(|–—-]+|\)$/g, '');
  return { ...none, header: header.with(at, { ...block, text: own }), ends };
}

/** Reads a section with a custom title: its entries if it has any, else one entry per line. */
export function readCustom(title: string, lines: readonly Line[], note: Note, index: number) {
  const found = splitEntries(lines);
  const entries = found.length > 0 ? found : lineEntries(lines);
  note(`customSections[${index}].title`, title, 0.8);
  return {
    title,
    entries: entries.map((entry, at) => {
      const path = `customSections[${index}].entries[${at}]`;
      const line = entry.header[0]?.lines[0];
      const [first, ...others] = headerSegments(entry.header);
      const subtitle = others.map(({ text }) => text).join(', ');
      note(`${path}.title`, first?.text ?? '', 0.8, line);
      note(`${path}.subtitle`, subtitle, 0.8, line);
      return {
        title: first?.text ?? '',
        subtitle,
        dateText: dateWords(entry),
        ...bodyFields(entry.body, path, note),
      };
    }),
  };
}

/** Returns the date as it was written. */
function dateWords({ header, date }: Entry): string {
  if (!date) return '';
  for (const { text } of header) {
    const found = findDate(text);
    if (found) return text.slice(found.index, found.index + found.length);
  }
  return '';
}

const lineEntries = (lines: readonly Line[]): Entry[] =>
  joinBlocks(lines).map((block) =>
    block.text.length > 200
      ? { header: [], body: [{ ...block, kind: 'paragraph' }] }
      : { header: [block], body: [] },
  );
