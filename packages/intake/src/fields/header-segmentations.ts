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

/** A way in which a header may be parted, and how much it takes for granted. */
export type Segmentation = { segments: readonly Segment[]; cost: number };

type Parting = {
  part: (segment: Segment, isAlone: boolean) => Segment[] | undefined;
  cost: number;
};

/**
 * The ways in which a job's header may be parted: as it is set, or at its words, brackets and
 * commas as well.
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

/** Longer headers hardly have two texts that have to be parted. */
const mostParted = 3;

const waysToPart = (placed: readonly Segment[]): Segmentation[] =>
  placed.flatMap((_, at) => partedAt(placed, at));

const partAgain = ({ segments, cost }: Segmentation): Segmentation[] =>
  waysToPart(segments).map((again) => ({ ...again, cost: cost + again.cost }));

/** What stands before and behind 'at' is hardly one text. */
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

/** 'Staff Nurse – Dialysis' may be one text. */
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
  // 'Intern – Sales, Acme Ltd'.
  const [name = ''] = company?.split(', ') ?? [];
  const isTrade =
    namesRole(before.text) && (endsAsCompany(name) || /^\p{Lu}{2,4}$/u.test(trade ?? ''));
  return trade && company && isTrade && !endsAsCompany(trade)
    ? [whole, { segments: joinedWith(trade, company), cost: -0.1 }]
    : [whole];
}

/**
 * 'Fernhollow, Seattle, WA' ends with a place; 'Berlin, Berlin, Germany' is one. In 'Cook, Acme, Germany'
 * the place may be two words or one: the likeliest way first.
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
    // 'Halden, Singapore' may be a place, or a company and its place.
    const isWhole = at === 1 && parts.length === 2 && namesPlace(segment.text);
    if (isWhole) ways.push([segment]);
    if (mayBePlace(rest) && !(isWhole && before.includes(' / ')))
      ways.push(parted(segment, before, rest));
  }
  return ways.length === 0 ? [[segment]] : ways.slice(-2);
}

/** 'Acme-Decatur, GA': a town that a hyphen alone parts from a name, before its state. */
const tightTown = /(?<=\p{Ll}\p{L}|[A-Z]{2})-(?=\p{Lu}[\p{L}. ]{2,24}, [A-Z]{2}(?:\s\d{5})?$)/u;

const isInBrackets = (before: string): boolean => /[([][^()[\]]*$/.test(before);

const bracketed = /^([^()[\]]{2,}(?:\([^()]*\)[^()[\]]+)?)(?<!\s)\s+[([]([^()[\]]{2,})[)\]]$/;

/** 'Electrical', 'Water Management': no names of companies or towns. */
const trade = /(?:ical|ional|trial|ural|eering|tion|ment|ance|ware|ics)$/;

/** 'Fitter (Acme Works)', 'Acme Works (Ely)', but not 'Boilermaker (FIFO)'. */
function splitBracket(segment: Segment): Segment[] | undefined {
  const [, name = '', inside = ''] = bracketed.exec(segment.text) ?? [];
  const isName = /^\p{Lu}/u.test(inside) && inside !== inside.toUpperCase();
  // 'Warehouse Supervisor (Sergeant)'.
  const isRole = namesRole(name) && namesRole(inside) && !endsAsCompany(name);
  if (!isName || isRole || trade.test(inside)) return undefined;
  return [
    { ...segment, text: name },
    { ...segment, text: inside, isBracketed: true },
  ];
}

/** 'Acme / Leeds', but not 'Designer / Developer'. */
function splitSlash(segment: Segment): Segment[] | undefined {
  const parts = segment.text.split(/(?<!\s)\s+\/\s+/);
  const roles = parts.filter((text) => evidence(text, 'role') > 0.3).length;
  return parts.length > 1 && parts.length < 4 && roles < 2 ? parted(segment, ...parts) : undefined;
}

/**
 * 'Engineer, Acme Ltd', and any other header of two where other headers are such; but not
 * 'Engineer, Platform' or 'Director, Head of Sales'.
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

/** 'Staff Nurse, Cardiology, Corrib Hospital'. */
function splitLastComma(segment: Segment): Segment[] | undefined {
  const comma = segment.text.lastIndexOf(', ');
  const [before, company] = [segment.text.slice(0, comma), segment.text.slice(comma + 2)];
  const isRole = before.includes(', ') && namesRole(before) && namesCompany(company);
  return isRole && !isInBrackets(before) ? parted(segment, before, company) : undefined;
}

/** 'Second Voice, Noord' beside a place: no word tells, but other headers may. */
function splitUnknown(segment: Segment, isAlone: boolean): Segment[] | undefined {
  const texts = splitComma(segment, isAlone) ? undefined : commaParts(segment.text);
  const isRole =
    namesPlace(segment.text) || texts?.some((text) => namesRole(text) || namesPlace(text));
  return texts && !isRole ? parted(segment, ...texts) : undefined;
}

/** What stands before the first comma that is in no brackets, and behind it. */
function commaParts(text: string): [string, string] | undefined {
  const found = [...text.matchAll(/, /g)].find(({ index }) => !isInBrackets(text.slice(0, index)));
  if (!found) return undefined;
  const rest = text.slice(found.index + 2);
  return [
    text.slice(0, found.index),
    rest.replace(/^(?:at|bei|chez|presso|bij|hos)\s+(?=\p{Lu})/u, ''),
  ];
}

/** Each text as a segment of its own. */
const parted = (segment: Segment, ...texts: string[]): Segment[] =>
  texts.map((text) => ({ ...segment, text }));

/** 'Engineer at Acme'. */
function splitAt(segment: Segment): Segment[] | undefined {
  const parts = segment.text.split(/,?(?<!\s)\s+(?:at|@|bei|chez|bij|hos|presso)\s+(?=\p{Lu})/u);
  const [role, company, ...others] = parted(segment, ...parts);
  if (!role || !company || others.length > 0) return undefined;
  // 'University of Texas at Austin' is one.
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

/** Where somebody worked, before a name with a capital. */
const inName =
  /,?(?<!\s)\s+(?:en|na|no|nos|nas|w|we|hos|på|vid|ved|pri|při|kod|chez|presso|u)\s+(?=\p{Lu})/u;

function leaning(segment: Segment, role: string, company: string): Segment[] {
  const isRole = evidence(role, 'role') > 0.3;
  return [
    { ...segment, text: role, ...(isRole && { leans: 'role' }) },
    { ...segment, text: company, ...(isRole && { leans: 'company' }) },
  ];
}

/** 'Engineer in Acme Ltd', 'Ingeniera en Acme'. */
function splitIn(segment: Segment): Segment[] | undefined {
  const [before, behind, ...others] = segment.text.split(inName);
  if (before && behind && others.length === 0) return leaning(segment, before, behind);
  const [, role = '', company = ''] =
    /^(.+?)(?<!\s)\s+(?:in|with|for)\s+(?=\p{Lu})(.+)$/su.exec(segment.text) ?? [];
  const [name = ''] = company.split(', ');
  const isName = namesCompany(name) || name.includes(' ');
  return evidence(role, 'role') > 0.3 && isName ? parted(segment, role, company) : undefined;
}

/** What parts the headers of one list, where all of them are set alike. */
const signs: readonly RegExp[] = [
  /(?<!\s)\s+\/\s+/,
  /(?<=\p{L}):\s+(?=\p{Lu})/u,
  /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
];

/** 'Binder. Acme. Ely' and 'Acme / Binder': a sign that each header of a list has parts all of them. */
export function partAtSteadySigns(headers: readonly (readonly Segment[])[]): Segment[][] {
  const sign = signs.find((one) => headers.length >= 2 && headers.every((own) => hasOne(own, one)));
  if (!sign) return headers.map((segments) => [...segments]);
  return headers.map((segments) =>
    segments.flatMap((segment) => segment.text.split(sign).map((text) => ({ ...segment, text }))),
  );
}

const hasOne = (segments: readonly Segment[], sign: RegExp): boolean =>
  segments.length <= 2 && segments.filter(({ text }) => sign.test(text)).length === 1;
