import { headerPieces } from '../entries/header-pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { joinPassages, type Passage } from '../lines/passages.ts';
import type { Line } from '../model.ts';
import { findUrls } from './addresses.ts';
import { dateFields, textOfBody } from './body.ts';
import type { Note } from './collect.ts';

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
    const pieces = headerPieces(entry.header);
    const [title, ...others] = pieces.filter(({ text }) => !isLink(text));
    const body = entry.body.filter((passage) => !isLink(passage.text));
    const labelled = takeLabelled(body);
    const technologies =
      labelled || others.map(({ text }) => text.replace(technologyLabel, '')).join(', ');
    const link = linkOf(entry);
    const name = title?.text ?? '';
    const description = textOfBody(body.filter((passage) => !technologyLabel.test(passage.text)));
    note(`${path}.name`, name, 0.85, line);
    note(`${path}.technologies`, technologies, 0.7, others[0]?.line ?? line);
    note(`${path}.description`, description, 0.85, body[0]?.lines[0]);
    note(`${path}.link`, link, 0.9, line);
    return { name, technologies, description, link, ...dateFields(entry.date, path, note, line) };
  });
}

const isLink = (text: string): boolean => {
  const plain = text.replace(linkLabel, '');
  const [url] = findUrls(plain);
  return url !== undefined && plain.length - url.length < 3;
};

const takeLabelled = (body: readonly Passage[]): string =>
  body.find(({ text }) => technologyLabel.test(text))?.text.replace(technologyLabel, '') ?? '';

/** A written address counts before one that a link leads to. */
function linkOf({ header, body }: Entry): string {
  const passages = [...header, ...body];
  const written = passages.find(({ text }) => isLink(text));
  if (written) return findUrls(written.text)[0] ?? '';
  const inHeader = header.flatMap(({ text }) => findUrls(text))[0];
  return (
    inHeader ??
    passages
      .flatMap(({ lines }) => lines.flatMap((line) => line.links))
      .find((url) => /^https?:/.test(url)) ??
    ''
  );
}

/** 'Name: what it is', 'Name – what it is', or a name above its text. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const passage of joinPassages(lines)) {
    const parted = /^([^:.]{2,60}?)(?::|\s[–—-])\s+(\S.*)$/s.exec(passage.text);
    const open = entries.at(-1);
    const isName =
      passage.kind === 'paragraph' && passage.text.length < 70 && !/[.:]$/.test(passage.text);
    if (parted && !isLink(passage.text) && !technologyLabel.test(passage.text)) {
      const [, name = '', rest = ''] = parted;
      entries.push({
        header: [{ ...passage, kind: 'paragraph', text: name, lines: nameLine(passage, name) }],
        body: [{ ...passage, kind: 'paragraph', text: rest }],
      });
    } else if (!open || (isName && open.body.length > 0 && !isLink(passage.text)))
      entries.push({ header: [passage], body: [] });
    else open.body.push(passage);
  }
  return entries;
}

/** The header's own line, holding the name alone. */
function nameLine({ lines }: Passage, name: string): Line[] {
  const [line] = lines;
  const [cell] = line?.cells ?? [];
  return line && cell ? [{ ...line, cells: [{ ...cell, text: name }] }] : [];
}
