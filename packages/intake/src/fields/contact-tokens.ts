import type { Cell, Line } from '../layout/model.ts';
import { findEmail, findPhone, findUrls } from '../vocabulary/addresses.ts';
import {
  type ContactKind,
  readLabel,
  splitAtLabels,
  withoutLabelBehind,
} from '../vocabulary/contact-labels.ts';
import { isBulletGlyph } from '../vocabulary/letters.ts';
import { namesPlace, namesRole } from '../vocabulary/names.ts';
import { isCountry } from '../vocabulary/places.ts';
import { isPersonal } from '../vocabulary/set-phrases.ts';
import { nameOf } from './name.ts';

/**
 * A text in the lines about a person that is not a contact detail. `isWhole`: it fills its line or
 * `cell`; `isBeside`: its line also has a contact detail.
 */
export type Token = {
  text: string;
  line: Line;
  cell?: Cell;
  isWhole?: boolean;
  isBeside?: boolean;
  kind?: ContactKind;
  /** Whether a job title and a comma precede it. */
  isBehindRole?: boolean;
  /** The dash or slash between it and the previous text. */
  lead?: string;
};

const strong = /(?:(?<!\s)\s+)?[|•·●▪◦‖⋄∙◆■♦⬥\ue000]\s*|(?<!\s)\s{3,}/u;
const weak =
  /((?<!\s)\s+-\s+(?![A-Z]{2}$|\d{3} ?\d{3}\.?$)|(?<!\s)\s+[–—]\s+(?![A-Z]{2}$|\d{3} ?\d{2,3}\.?$)|(?<!\s)\s+[~/*]\s+)/u;
const icon = /(?![|•·●▪◦‖⋄∙◆■♦⬥])[\p{So}\p{Extended_Pictographic}]\ufe0f?/gu;
const placeIcon = /[📍📌🏠🏡🏘🏙🗺🌍🌎🌏⌂⚲⌖◎]/u;
const placeMark = '\ue001';

/** Splits lines into tokens, without contact details, with the kind that a label gives them. */
export function contactTokens(lines: readonly Line[], nameLines: readonly Line[] = []): Token[] {
  const found = lines.flatMap((line) =>
    lineTokens(line, nameLines.includes(line) ? nameOf(line) : ''),
  );
  const tokens = found.flatMap((token, at) => {
    const above = found[at - 1];
    const isNext = above !== undefined && lines.indexOf(token.line) - lines.indexOf(above.line) < 2;
    const isNamed =
      isNext && above.text === '' && token.kind === undefined && isUnder(token, above);
    if (token.text === '') return [];
    return isNamed && above.kind ? [{ ...token, kind: above.kind }] : [token];
  });
  return joinParts(tokens);
}

/**
 * Joins the parts of an address that a form labels one by one: 'Street: 4 Mill Row', 'City:
 * Skelby', 'Country: Norvia'.
 */
function joinParts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  tokens.forEach((token, at) => {
    const before = joined.at(-1);
    if (before && token.kind === 'part' && tokens[at - 1]?.kind === 'part')
      joined[joined.length - 1] = { ...before, text: `${before.text}, ${token.text}` };
    else joined.push(token.kind === 'part' ? lonePart(token) : token);
  });
  return joined;
}

/**
 * Returns a part of an address as a place, unless it is only a country, which proves less than an
 * address.
 */
function lonePart({ kind: _, ...token }: Token): Token {
  return isCountry(token.text) ? token : { ...token, kind: 'place' };
}

/** Whether a label, on a line of its own or in the cell before, belongs to the token. */
const isUnder = (token: Token, label: Token): boolean =>
  token.line === label.line || Math.abs((token.cell?.x ?? 0) - (label.cell?.x ?? 0)) < 40;

function lineTokens(line: Line, name: string): Token[] {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text));
  const written = cells.map((cell) => behind(name, withSign(cell)));
  const unreached = written.map(withoutReach);
  const isBeside = unreached.some((text, at) => text !== written[at]);
  const parts = cells.map((cell, at) => ({
    cell,
    texts: partsOf(unreached[at] ?? '').filter(
      ({ text }) => name === '' || !/^\p{Lu}[\p{Lu}.]{1,7}$/u.test(text),
    ),
  }));
  const isFact = isRow(cells);
  return parts.flatMap(({ cell, texts }) =>
    texts.flatMap((part) => tokensOf(part, { line, cell, isBeside }, isFact)),
  );
}

type Part = { text: string; lead?: string };

function tokensOf({ text, lead }: Part, at: Omit<Token, 'text'>, isFact: boolean): Token[] {
  const isMarked = text.startsWith(placeMark);
  const plain = text.replace(placeMark, '').trim();
  const { kind = isFact ? 'fact' : undefined, rest } = isMarked
    ? { kind: 'place' as const, rest: plain }
    : readAnyLabel(withoutNote(plain));
  const whole = (at.cell?.text ?? '').replace(/^\s*:\s*/, '').trim();
  const isWhole = text.trim() === whole || isMarked;
  if (rest === '' && !(isWhole && kind)) return [];
  const place = kind ? undefined : placeBehindRole(rest);
  if (place) return [{ ...at, text: place, isBeside: false, isBehindRole: true }];
  return [{ ...at, text: rest, isWhole, ...(kind && { kind }), ...(lead && { lead }) }];
}

/**
 * Reads an unknown label as one for a place, unless the label has another meaning: 'My corner:
 * Thirsk, UK'.
 */
function readAnyLabel(text: string): ReturnType<typeof readLabel> {
  const read = readLabel(text);
  const [, label = '', rest = ''] = /^(\p{L}[\p{L} ]{2,20}):\s+(\S.*)$/u.exec(text) ?? [];
  if (read.kind || label === '' || !namesPlace(rest)) return read;
  return /prefer|reloc|willing|born|native|origin|citizen|travel|countr|desired/i.test(label)
    ? { kind: 'fact', rest }
    : { kind: 'place', rest };
}

/** Returns the place behind a job title: 'Joiner, Skelby'. */
function placeBehindRole(text: string): string | undefined {
  const [, role = '', place = ''] = /^([^,]+), (\p{Lu}[\p{L}'’ -]{2,25})$/u.exec(text) ?? [];
  return namesRole(role) && !namesRole(place) ? place : undefined;
}

/** Whether a line is a row of a form with an unknown label: its value is not a place. */
const isRow = ([first, second, ...others]: readonly Cell[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  others.length === 0 &&
  (/:$/.test(first.text) || /^[:-]\s/.test(second.text)) &&
  readLabel(first.text).kind === undefined;

/**
 * Removes remarks around a place: 'Leeds (open to relocation)', 'Joiner based in Leeds', 'Joiner,
 * Leeds, UK'.
 */
const withoutNote = (text: string): string =>
  text
    .replace(/(?:(?<!\s)\s+)?\(([^()]*)\)$/u, (whole, note: string) =>
      isPersonal(note) ? '' : whole,
    )
    .replace(/,\s+([^,\s][^,]*)$/u, (whole, note: string) =>
      isPersonal(note) || isAsideNote(note) ? '' : whole,
    )
    .replace(/^([^,]+),\s+(?=\S)(?=([^,]+,[^,]+)$)/u, (whole, role: string, place: string) =>
      namesRole(role) && namesPlace(place) ? '' : whole,
    )
    .replace(/^(.{3,40}) from (?=\p{Lu})/u, (whole, role: string) => (namesRole(role) ? '' : whole))
    .replace(/^.{3,60}?[\s,]+(?=(?:based|living|located) (?:in|near|at)\s+\p{Lu})/u, '');

/** Whether a remark is not a place: 'willing to travel', 'own van', but not 'near Leeds'. */
const isAsideNote = (note: string): boolean =>
  /^\p{Ll}{5,}(?: or \p{Ll}+)?$|^(?!near|bei|près|cerca|perto|vicino|nära|ved)\p{Ll}{3,}(?: \p{Ll}+){1,6}$/u.test(
    note,
  );

/** Turns a single letter in another style into a label: 'A Thirsk', 'T 01845 550 114'. */
function withSign({ text, runs = [] }: Cell): string {
  const [letter, rest] = runs;
  const isSign = rest !== undefined && /^\p{Lu}\s*$/u.test(letter?.text ?? '');
  return isSign ? text.replace(/^(\p{Lu})\s+/u, '$1: ') : text;
}

/** Returns the text behind the name on its line. */
const behind = (name: string, text: string): string =>
  name !== '' && text.includes(name) ? text.slice(text.indexOf(name) + name.length) : text;

function partsOf(text: string): Part[] {
  const chunks = text
    .replace(icon, (sign) => (placeIcon.test(sign) ? `\ue000${placeMark}` : '\ue000'))
    .split(strong)
    .flatMap((chunk) => splitAtLabels(chunk));
  return chunks.flatMap((chunk, at) =>
    chunk.split(weak).flatMap((part, order, all) => {
      if (order % 2 === 1) return [];
      const isLast = at === chunks.length - 1 && order === all.length - 1;
      const trimmed = part.replace(
        /^[^\p{L}\p{N}(〒\ue001'’"“#]+|(?<![\s;/~*–—-])[\s;/~*–—-]+$/gu,
        '',
      );
      const own = isLast ? trimmed : withoutLabelBehind(trimmed).replace(/,$/, '');
      const lead = order > 0 ? all[order - 1] : undefined;
      return /[\p{L}\p{N}]/u.test(own) ? [{ text: own, ...(lead && { lead }) }] : [];
    }),
  );
}

/** Returns a text with gaps in place of mail addresses, web pages and phone numbers. */
function withoutReach(text: string): string {
  let rest = text;
  for (let mail = findEmail(rest); mail; mail = findEmail(rest))
    rest = rest.replace(mail, '\ue000');
  for (const url of findUrls(rest)) rest = rest.replace(url, '\ue000');
  for (let count = 0; count < 4; count++) {
    const phone = findPhone(rest)?.phone;
    if (!phone || !rest.includes(phone)) break;
    rest = rest.replace(phone, '\ue000');
  }
  return rest;
}
