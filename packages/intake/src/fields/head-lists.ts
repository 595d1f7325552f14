import { contentLimits } from '@folio/contract/content-limits';
import { kindOfAddress } from '@folio/contract/link-kinds';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Line, textOf } from '../layout/model.ts';
import { findEmail, findPhone, findUrls, isContact } from '../vocabulary/addresses.ts';
import { isNameLabel, readLabel } from '../vocabulary/contact-labels.ts';
import { isPersonal } from '../vocabulary/set-phrases.ts';
import { fitContent, type Note, type ReadField } from './content-fields.ts';

export type Detail = { label: string; value: string };

/**
 * Reads personal details such as 'Nationality: Swedish' from the head and from a contact section. A
 * label counts if it names such a detail or is beside contact details.
 */
export function readDetails(head: readonly Line[], contact: readonly Line[], note: Note): Detail[] {
  const lines = [...head, ...contact];
  const isTable = lines.some(isLabeledReach);
  const found = lines.flatMap((line) => {
    const isRow = line.cells.length === 2 && (isTable || namesFact(line));
    const isBeside = isRow || contact.includes(line) || isContact(textOf(line));
    const pieces = piecesOf(line, isRow).flatMap((piece) => detailOf(piece, isBeside));
    return pieces.map((detail) => ({ detail, line }));
  });
  return found.slice(0, contentLimits.headEntries).map(({ detail, line }, at) => {
    note(`personalInfo.details[${at}].label`, detail.label, labeledConfidence, line);
    note(`personalInfo.details[${at}].value`, detail.value, labeledConfidence, line);
    return detail;
  });
}

const labeledConfidence = 0.9;

/** Whether a line labels a contact detail, as in a table whose other rows also have labels. */
const isLabeledReach = ({ cells: [label, value, ...others] }: Line): boolean =>
  label !== undefined &&
  value !== undefined &&
  others.length === 0 &&
  readLabel(label.text).kind === 'reach' &&
  readLabel(label.text).rest === '' &&
  isContact(value.text);

/** Whether a line's first cell is the label of a personal detail: 'Nationality | Polish'. */
const namesFact = ({ cells: [label] }: Line): boolean => {
  const { kind, rest } = readLabel(label?.text ?? '');
  return kind === 'fact' && rest === '';
};

/** Joins a label in a cell of its own to the next cell. */
const piecesOf = ({ cells }: Line, isRow: boolean): string[] => {
  const [first = '', second = '', ...others] = cells.map(({ text }) => text);
  const isPair = others.length === 0 && second !== '' && (isRow || first.endsWith(':'));
  const label = first.replace(/\s?[:：]$/, '');
  const texts = isPair ? [`${label}: ${second}`] : cells.map(({ text }) => text);
  // A slash is a separator only in cells without another one: in a list, 'she / her' is one text.
  return texts.flatMap((text) => text.split(/ [|•·●▪◦] /u.test(text) ? / [|•·●▪◦] /u : ' / '));
};

const labeled =
  /^(?<label>[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.'’/()-]{1,40}?)\s?[:：]\s?(?<value>[^\s:：][^:：]{0,98})$/u;

/** 'Geboren am 14.03.1974 in Steyr': a date of birth without a colon after its label. */
const born =
  /^(?<label>(?:geb(?:oren|\.)|born|née?|nat[oa]|nacid[oa]|nascid[oa])(?: (?:am|on|le|il|el|em))?) (?<value>\d[^:：]{3,98})$/iu;

function detailOf(piece: string, isBeside: boolean): Detail[] {
  const birth = born.exec(piece.trim())?.groups;
  const { label = '', value = '' } = birth ?? labeled.exec(piece.trim())?.groups ?? {};
  if (label === '' || findEmail(piece) || findPhone(piece) || findUrls(piece).length > 0) return [];
  if (birth) return [{ label, value }];
  const { kind } = readLabel(piece.trim());
  const isFact = kind === 'fact' || isPersonal(piece);
  const isOther = (kind !== undefined && kind !== 'fact') || isNameLabel(label);
  return isOther || !(isFact || isBeside) ? [] : [{ label: label.trim(), value: value.trim() }];
}

type Read = { content: ResumeContent; fields: ReadField[] };

/**
 * Turns web addresses of known sites into links of their kind, if there are several; the remaining
 * one is the person's own page. A single address stays the website, which it may be.
 */
export function withLinkKinds<T extends Read>(read: T): T {
  const { personalInfo } = read.content;
  const all = personalInfo.website.split(/\s+/).filter(Boolean);
  const [own, profiles] = [all.filter((one) => !kindOfAddress(one)), all.filter(kindOfAddress)];
  if (all.length < 2 || profiles.length === 0) return read;
  const website = own.join(' ');
  const links = profiles.map((url) => ({ kind: kindOfAddress(url), url, label: '' }));
  const person = { ...personalInfo, website, links: [...personalInfo.links, ...links] };
  const first = personalInfo.links.length;
  const fields = read.fields.flatMap((field) =>
    field.path === 'personalInfo.website'
      ? [
          ...(website === '' ? [] : [{ ...field, value: website }]),
          ...profiles.map((value, at) => ({
            ...field,
            path: `personalInfo.links[${first + at}].url`,
            value,
          })),
        ]
      : [field],
  );
  return { ...read, content: fitContent({ ...read.content, personalInfo: person }), fields };
}
