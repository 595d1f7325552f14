import type { SectionName } from '@folio/contract/section-names';
import { webHref } from '@folio/contract/web-address';
import { levelOf } from '../../fields/languages.ts';
import { patentNumber } from '../../fields/more-entries.ts';
import { findEmail, findPhone } from '../../vocabulary/addresses.ts';
import { mayBePlace, namesDegree, namesRole, namesSchool } from '../../vocabulary/names.ts';
import { type Head, headOf, withBullets } from './entry-heads.ts';
import { readOwnJobs, roleAndEmployer } from './own-jobs.ts';
import { descriptionOf, type TextEntry, type TextSection } from './text-sections.ts';

/** Creates a reader for the entries of one kind, whose headers have at most `most` texts. */
const each =
  <T>(most: number, read: (head: Head) => T) =>
  (entries: readonly TextEntry[]): T[] =>
    entries.map((entry) => read(headOf(entry, most)));

/** Reads the degree with its field, the school and its place, any of which may be missing. */
function schoolOf([first = '', second = '', third = '']: readonly string[]) {
  const isPlaced = third === '' && mayBePlace(second) && !namesSchool(second);
  const isSchool = namesSchool(first) && !namesDegree(first) && (second === '' || isPlaced);
  if (isSchool) return { degree: '', field: '', institution: first, location: second };
  const [degree = '', ...field] = splitItems(first);
  return {
    degree,
    field: field.join(', '),
    institution: isPlaced ? '' : second,
    location: isPlaced ? second : third,
  };
}

const labeledAddress = /^[^:：]{2,60}(?:[:՝፦៖]\s|：)(\S+)$/u;

/** A project's address is below it, after its label. */
function projectOf({ texts: [name = '', technologies = ''], period, link, body }: Head) {
  const last = body.at(-1);
  const [, below = ''] = (last?.kind === 'paragraph' && labeledAddress.exec(last.text)) || [];
  const isBelow = webHref(below) !== undefined;
  const description = descriptionOf(isBelow ? body.slice(0, -1) : body);
  return { name, technologies, ...period, link: isBelow ? below : link, description };
}

/**
 * Assigns the texts after a patent's title: by their order if all are present, else by their
 * content.
 */
function patentOf([title = '', ...others]: readonly string[]) {
  const [number = '', office = '', status = '', inventors = ''] = others;
  if (others.length === 4) return { title, number, office, status, inventors };
  const numbered = others.find((text) => patentNumber.test(text)) ?? '';
  const [last = ''] = others.filter((text) => text !== numbered).slice(-1);
  const left = others.filter((text) => text !== numbered && text !== last);
  const isOfPeople = /,|\s/.test(last);
  const [first = '', second = ''] = isOfPeople ? left : [...left, last];
  return {
    title,
    number: numbered,
    office: second === '' ? '' : first,
    status: second || first,
    inventors: isOfPeople ? last : '',
  };
}

function refereeOf(texts: readonly string[]) {
  const email = texts.find((text) => findEmail(text)) ?? '';
  const phone = texts.find((text) => text !== email && findPhone(text)) ?? '';
  const [name = '', ...others] = texts.filter((text) => text !== email && text !== phone);
  const isAlone = others.length === 1 && !namesRole(others[0] ?? '');
  const [position = '', organization = '', relationship = ''] = isAlone ? ['', ...others] : others;
  return { name, position, organization, relationship, email, phone };
}

type EntriesName = Exclude<
  SectionName,
  ('personalInfo' | 'interests') | ('skills' | 'languages') | ('publications' | 'customSections')
>;

/** The readers of all entry sections. A missing text is inferred from the words of the others. */
export const entryReaders: Readonly<
  Record<EntriesName, (entries: readonly TextEntry[]) => object[]>
> = {
  workExperience: readOwnJobs,
  education: each(3, ({ texts, period, description }) => ({
    ...schoolOf(texts),
    ...period,
    description,
  })),
  projects: each(2, projectOf),
  certifications: each(2, ({ texts: [name = '', issuer = ''], day, description }) => ({
    name,
    issuer,
    ...day,
    description,
  })),
  volunteering: each(3, (head) => {
    const { first: position, second: organization, location } = roleAndEmployer(head.texts);
    return {
      position,
      organization,
      location,
      link: head.link,
      ...head.period,
      ...withBullets(head),
    };
  }),
  patents: each(5, ({ texts, day, link, description }) => ({
    ...patentOf(texts),
    ...day,
    link,
    description,
  })),
  talks: each(3, ({ texts: [title = '', second = '', third = ''], day, link, description }) => {
    const isPlaced = third === '' && mayBePlace(second);
    const [event, location] = isPlaced ? ['', second] : [second, third];
    return { title, event, location, ...day, link, description };
  }),
  awards: each(2, ({ texts: [title = '', awarder = ''], day, link, description }) => ({
    title,
    awarder,
    ...day,
    link,
    description,
  })),
  courses: each(2, ({ texts, period, link, description }) => {
    const isSchool = texts.length === 1 && namesSchool(texts[0] ?? '');
    const [name = '', institution = ''] = isSchool ? ['', ...texts] : texts;
    return { name, institution, ...period, link, description };
  }),
  memberships: each(2, ({ texts: [organization = '', role = ''], period, link, description }) => ({
    organization,
    role,
    ...period,
    link,
    description,
  })),
  militaryService: each(3, (head) => {
    const { first: rank, second: branch, location } = roleAndEmployer(head.texts);
    return { rank, branch, location, ...head.period, ...withBullets(head) };
  }),
  references: each(6, ({ texts, description }) => ({ ...refereeOf(texts), description })),
};

/** A single text is an entry's title if it is short and does not end with a full stop. */
export const readOwnCustom = each(2, (head) => {
  const { texts, period, link } = head;
  const [title = '', subtitle = ''] = texts;
  const { description, bullets } = withBullets(head);
  const isText = texts.length === 1 && !head.isDated && link === '' && isProse(title);
  return isText
    ? { title: '', description: [title, description].filter(Boolean).join('\n'), bullets }
    : { title, subtitle, ...period, link, description, bullets };
});

const isProse = (text: string): boolean => /[.!?…。！？।]$|^.{100}/u.test(text);

/** Splits a list at the commas of any script, except within brackets. */
const splitItems = (text: string): string[] =>
  (text.match(/(?:[^,،、፣၊()]|\([^()]*\)|[()])+/gu) ?? [])
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Splits a label from its value: 'Tools: Saw, Plane'. A line without the separator is either a
 * label or a value.
 */
function pairsOf({ blocks }: TextSection): { label: string; value: string }[] {
  return blocks.flat().map((line) => {
    const at = line.indexOf(': ');
    return at < 0
      ? { label: '', value: line }
      : { label: line.slice(0, at), value: line.slice(at + 2) };
  });
}

export const readOwnSkills = (section: TextSection) =>
  pairsOf(section).map(({ label, value }) => ({ category: label, items: splitItems(value) }));

export const readOwnLanguages = (section: TextSection) =>
  pairsOf(section).map(({ label, value }) => {
    const proficiency = label === '' ? undefined : levelOf(value);
    return proficiency
      ? { language: label, proficiency }
      : { language: [label, value].filter(Boolean).join(': '), proficiency: '' as const };
  });
