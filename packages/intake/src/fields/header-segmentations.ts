import type { Segment } from '../entries/header-segments.ts';
import { evidence } from '../vocabulary/header-evidence.ts';
import {
  endsAsCompany,
  mayBePlace,
  namesCompany,
  namesPlace,
  namesRole,
  namesSchool,
} from '../vocabulary/names.ts';

/** One way to split a header into segments. Its cost is higher if it is less likely. */
export type Segmentation = { segments: readonly Segment[]; cost: number };

type Parting = {
  part: (segment: Segment, isAlone: boolean) => Segment[] | undefined;
  cost: number;
};

/**
 * Returns the ways to split a job's header: as written, and split or joined at words, brackets,
 * commas and dashes.
 */
export function headerSegmentations(segments: readonly Segment[]): Segmentation[] {
  const placed = segments.map(splitPlace);
  const segmentations = segmentationsOf(placed.flatMap(([likely]) => likely ?? []));
  const hasOther = placed.some(([, other]) => other !== undefined);
  return hasOther
    ? [
        ...segmentations,
        ...segmentationsOf(placed.flatMap(([likely, other]) => other ?? likely ?? [])),
      ]
    : segmentations;
}

function segmentationsOf(placed: readonly Segment[]): Segmentation[] {
  const once = waysToPart(placed);
  const twice = placed.length > mostParted ? [] : once.flatMap(partAgain);
  const joined = placed.flatMap((_, at) => joinedAt(placed, at));
  return [{ segments: placed, cost: 0 }, ...once, ...twice, ...joined];
}

/** Headers with more segments are only split once. */
const mostParted = 3;

const waysToPart = (placed: readonly Segment[]): Segmentation[] =>
  placed.flatMap((_, at) => partedAt(placed, at));

const partAgain = ({ segments, cost }: Segmentation): Segmentation[] =>
  waysToPart(segments).map((again) => ({ ...again, cost: cost + again.cost }));

/**
 * Ways to split one text, with their costs. 'at' nearly always separates a role from a company, so
 * it has a reward.
 */
const partings: readonly Parting[] = [
  { part: splitAt, cost: -0.3 },
  { part: splitIn, cost: 0.3 },
  { part: splitSlash, cost: 0.3 },
  { part: splitComma, cost: 0.3 },
  { part: splitLastComma, cost: 0.3 },
  { part: splitUnknown, cost: 0.45 },
  { part: splitBracket, cost: 0.1 },
];

const partedAt = (placed: readonly Segment[], at: number): Segmentation[] =>
  partings.flatMap(({ part, cost }) => {
    const segment = placed[at];
    const parts = segment && part(segment, placed.length === 1);
    return parts
      ? [{ segments: [...placed.slice(0, at), ...parts, ...placed.slice(at + 1)], cost }]
      : [];
  });

/** Joins two segments that only a dash separates: 'Staff Nurse – Dialysis' may be one text. */
function joinedAt(placed: readonly Segment[], at: number): Segmentation[] {
  const [before, segment] = [placed[at - 1], placed[at]];
  if (!before || !segment?.isDashed) return [];
  const joinedWith = (...texts: string[]): Segment[] => [
    ...placed.slice(0, at - 1),
    { ...before, text: `${before.text} – ${texts[0]}` },
    ...texts.slice(1).map((text) => ({ ...segment, text, isDashed: false })),
    ...placed.slice(at + 1),
  ];
  const whole = { segments: joinedWith(segment.text), cost: 0.04 };
  const [trade, company] = commaParts(segment.text) ?? [];
  // 'Intern – Sales, Acme Ltd': the field of work belongs to the role, and the company follows.
  const [name = ''] = company?.split(', ') ?? [];
  const isTrade =
    namesRole(before.text) && (endsAsCompany(name) || /^\p{Lu}{2,4}$/u.test(trade ?? ''));
  return trade && company && isTrade && !endsAsCompany(trade)
    ? [whole, { segments: joinedWith(trade, company), cost: -0.1 }]
    : [whole];
}

/**
 * Splits a place from the end of a text: 'Fernhollow, Seattle, WA', but not 'Berlin, Berlin,
 * Germany', which is only a place. In 'Cook, Acme, Germany' the place may have one part or two:
 * both ways are returned, the likelier one first.
 */
function splitPlace(segment: Segment): Segment[][] {
  const [, name = '', inside = ''] = bracketed.exec(segment.text) ?? [];
  if (mayBePlace(inside)) return [parted(segment, name, inside)];
  const parts = segment.text.replace(tightTown, ', ').split(/,\s+/);
  const ways: Segment[][] = [];
  for (let at = 1; at < parts.length; at++) {
    const before = parts.slice(0, at).join(', ');
    const rest = parts.slice(at).join(', ');
    if (namesPlace(before) || isInBrackets(before)) break;
    // 'Halden, Singapore' may be a place, or a company with its place.
    const isWhole = at === 1 && parts.length === 2 && namesPlace(segment.text);
    if (isWhole) ways.push([segment]);
    if (mayBePlace(rest) && !(isWhole && before.includes(' / ')))
      ways.push(parted({ ...segment, ...(isWhole && { isOfPlace: true }) }, before, rest));
  }
  return ways.length === 0 ? [[segment]] : ways.slice(-2);
}

/** A hyphen between a company and a town before its state: 'Acme-Decatur, GA'. */
const tightTown = /(?<=\p{Ll}\p{L}|[A-Z]{2})-(?=\p{Lu}[\p{L}. ]{2,24}, [A-Z]{2}(?:\s\d{5})?$)/u;

const isInBrackets = (before: string): boolean => /[([][^()[\]]*$/.test(before);

const bracketed = /^([^()[\]]{2,}(?:\([^()]*\)[^()[\]]+)?)(?<!\s)\s+[([]([^()[\]]{2,})[)\]]$/;

/**
 * Endings of fields of work ('Electrical', 'Water Management'), which don't name a company or town.
 */
const trade = /(?:ical|ional|trial|ural|eering|tion|ment|ance|ware|ics)$/;

/**
 * Splits a name in brackets: 'Fitter (Acme Works)', 'Acme Works (Ely)', but not 'Boilermaker
 * (FIFO)'.
 */
function splitBracket(segment: Segment): Segment[] | undefined {
  const [, name = '', inside = ''] = bracketed.exec(segment.text) ?? [];
  const isName = /^\p{Lu}/u.test(inside) && inside !== inside.toUpperCase();
  // Two roles are kept as one text: 'Warehouse Supervisor (Sergeant)'.
  const isRole = namesRole(name) && namesRole(inside) && !endsAsCompany(name);
  if (!isName || isRole || trade.test(inside)) return undefined;
  return [
    { ...segment, text: name },
    { ...segment, text: inside, isBracketed: true },
  ];
}

/** Splits at a slash: 'Acme / Leeds', but not 'Designer / Developer'. */
function splitSlash(segment: Segment): Segment[] | undefined {
  const parts = segment.text.split(/(?<!\s)\s+\/\s+/);
  const roles = parts.filter((text) => evidence(text, 'role') > 0.3).length;
  return parts.length > 1 && parts.length < 4 && roles < 2 ? parted(segment, ...parts) : undefined;
}

/**
 * Splits at the first comma: 'Engineer, Acme Ltd', but not 'Engineer, Platform' or 'Director, Head
 * of Sales'. A text without a role is split only if it is the whole header (`isAlone`).
 */
function splitComma(segment: Segment, isAlone: boolean): Segment[] | undefined {
  const texts = commaParts(segment.text);
  if (!texts) return undefined;
  const [first, rest] = texts;
  const isRole = [first, rest].some((text) => evidence(text, 'role') > 0.3);
  if (!isRole && !isAlone) return undefined;
  const isOneRole = namesRole(first) && namesRole(rest) && !namesCompany(rest);
  return isOneRole && rest.split(', ').length < 2 ? undefined : parted(segment, first, rest);
}

/** Splits at the last comma: 'Staff Nurse, Cardiology, Corrib Hospital'. */
function splitLastComma(segment: Segment): Segment[] | undefined {
  const comma = segment.text.lastIndexOf(', ');
  const [before, company] = [segment.text.slice(0, comma), segment.text.slice(comma + 2)];
  const isRole = before.includes(', ') && namesRole(before) && namesCompany(company);
  return isRole && !isInBrackets(before) ? parted(segment, before, company) : undefined;
}

/**
 * Splits a text without known words, such as 'Second Voice, Noord' beside a place. Other headers
 * then decide.
 */
function splitUnknown(segment: Segment, isAlone: boolean): Segment[] | undefined {
  const texts = splitComma(segment, isAlone) ? undefined : commaParts(segment.text);
  const isRole =
    namesPlace(segment.text) || texts?.some((text) => namesRole(text) || namesPlace(text));
  return texts && !isRole ? parted(segment, ...texts) : undefined;
}

/** Splits a text at its first comma outside brackets. */
function commaParts(text: string): [string, string] | undefined {
  const found = [...text.matchAll(/, /g)].find(({ index }) => !isInBrackets(text.slice(0, index)));
  if (!found) return undefined;
  const rest = text.slice(found.index + 2);
  return [
    text.slice(0, found.index),
    rest.replace(/^(?:at|bei|chez|presso|bij|hos)\s+(?=\p{Lu})/u, ''),
  ];
}

/** Returns each text as a segment with the properties of the one that it came from. */
const parted = (segment: Segment, ...texts: string[]): Segment[] =>
  texts.map((text) => ({ ...segment, text }));

/** Splits at 'at' and its equivalents in other languages: 'Engineer at Acme'. */
function splitAt(segment: Segment): Segment[] | undefined {
  const parts = segment.text.split(/,?(?<!\s)\s+(?:at|@|bei|chez|bij|hos|presso)\s+(?=\p{Lu})/u);
  const [role, company, ...others] = parted(segment, ...parts);
  if (!role || !company || others.length > 0) return undefined;
  // The name of a school may contain 'at': 'University of Texas at Austin'.
  if (namesSchool(role.text) && namesPlace(company.text)) return undefined;
  const [, name, place = ''] =
    /^(.{3,}?)(?<!\s)\s+(?:in|near)\s+(\p{Lu}.*)$/su.exec(company.text) ?? [];
  const isPlaced = name !== undefined && mayBePlace(place);
  return [
    { ...role, leans: 'role' },
    { ...company, text: isPlaced ? name : company.text, leans: 'company' },
    ...(isPlaced ? [{ ...company, text: place, leans: 'place' as const }] : []),
  ];
}

/** 'in' before a capitalized name. */
const inName =
  /,?(?<!\s)\s+(?:en|na|no|nos|nas|w|we|hos|på|vid|ved|pri|při|kod|chez|presso|u)\s+(?=\p{Lu})/u;

function leaning(segment: Segment, role: string, company: string): Segment[] {
  const isRole = evidence(role, 'role') > 0.3;
  return [
    { ...segment, text: role, ...(isRole && { leans: 'role' }) },
    { ...segment, text: company, ...(isRole && { leans: 'company' }) },
  ];
}

/**
 * Splits at 'in' before a company ('Engineer in Acme Ltd', 'Ingeniera en Acme'), but not inside its
 * name: 'Bank Ludowy w Nordby'.
 */
function splitIn(segment: Segment): Segment[] | undefined {
  const [before, behind, ...others] = segment.text.split(inName);
  if (before && behind && others.length === 0) {
    const isName = namesCompany(before) && !namesRole(before);
    return isName ? undefined : leaning(segment, before, behind);
  }
  const [, role = '', company = ''] =
    /^(.+?)(?<!\s)\s+(?:in|with|for)\s+(?=\p{Lu})(.+)$/su.exec(segment.text) ?? [];
  const [name = ''] = company.split(', ');
  const isName = namesCompany(name) || name.includes(' ');
  return evidence(role, 'role') > 0.3 && isName ? parted(segment, role, company) : undefined;
}

/** Separators that all headers of a list may share. */
const signs: readonly RegExp[] = [
  /(?<!\s)\s+\/\s+/,
  /(?<=\p{L}):\s+(?=\p{Lu})/u,
  /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
];

/**
 * Splits every header of a list at a separator that all of them contain: 'Binder. Acme. Ely', 'Acme
 * / Binder'.
 */
export function partAtSteadySigns(headers: readonly (readonly Segment[])[]): Segment[][] {
  const sign = signs.find((one) => headers.length >= 2 && headers.every((own) => hasOne(own, one)));
  if (!sign) return headers.map((segments) => [...segments]);
  return headers.map((segments) =>
    segments.flatMap((segment) => segment.text.split(sign).map((text) => ({ ...segment, text }))),
  );
}

const hasOne = (segments: readonly Segment[], sign: RegExp): boolean =>
  segments.length <= 2 && segments.filter(({ text }) => sign.test(text)).length === 1;
