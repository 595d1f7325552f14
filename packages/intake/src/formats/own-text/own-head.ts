import { kindOfAddress } from '@folio/contract/link-kinds';
import { betweenTexts } from '@folio/contract/text-lists';
import { webHref } from '@folio/contract/web-address';
import { splitName } from '../../fields/split-name.ts';
import { findPhone, isContact } from '../../vocabulary/addresses.ts';

/**
 * Reads the person from the lines above all sections: name, title, and contact details in their
 * order, each of which may be missing. Undefined if the lines are something else.
 */
export function readOwnHead(lines: readonly string[]) {
  const last = lines.at(-1) ?? '';
  const isReach = isContact(last) || address.test(last) || last.includes(betweenTexts);
  const hasContacts = lines.length > 2 || (lines.length > 1 && isReach);
  const [name = '', title = '', ...more] = hasContacts ? lines.slice(0, -1) : lines;
  if (more.length > 0 || name === '') return undefined;
  return { ...nameOf(name), title, ...contactsOf(hasContacts ? last.split(betweenTexts) : []) };
}

/**
 * Splits a name by the same rules as in other files, unless that would change its words or their
 * order.
 */
function nameOf(name: string) {
  const split = splitName(name);
  if (`${split.firstName} ${split.lastName}`.trim() === name) return split;
  const at = name.lastIndexOf(' ');
  return { firstName: name.slice(0, Math.max(at, 0)), lastName: name.slice(at + 1) };
}

const address = /^[^\s@]+@[^\s@]+$/;

const digits = /^\+?[\d\s()./-]{5,}$/;

type Link = { kind: ReturnType<typeof kindOfAddress>; url: string; label: string };

function contactsOf(texts: readonly string[]) {
  const email = texts.find((text) => address.test(text)) ?? '';
  const phone = texts.find((text) => digits.test(text) || findPhone(text)?.phone === text) ?? '';
  const others = texts.filter((text) => text !== email && text !== phone);
  const details = others.flatMap(detailOf);
  const links = others.flatMap(linkOf);
  const [location = '', ...unknown] = others.filter(
    (text) => linkOf(text).length + detailOf(text).length === 0,
  );
  const [own, profiles] = [links.filter(isOwnPage), links.filter((link) => !isOwnPage(link))];
  const isSingle = own.length === 0 && profiles.length === 1 && profiles[0]?.label === '';
  const sites = isSingle ? profiles : own;
  return {
    email,
    phone,
    location,
    website: sites.map(({ url }) => url).join(' '),
    links: isSingle ? [] : profiles.map(({ kind = 'other', ...link }) => ({ kind, ...link })),
    details: [...details, ...unknown.map((value) => ({ label: '', value }))],
  };
}

const isOwnPage = ({ kind, label }: Link): boolean => kind === undefined && label === '';

/** Reads an address, or a text followed by the address that it links to. */
function linkOf(text: string): Link[] {
  const [, label = '', behind = ''] = /^(.+) \((https?:\/\/[^()\s]+)\)$/.exec(text) ?? [];
  const url = behind || text;
  return webHref(url) === undefined ? [] : [{ kind: kindOfAddress(url), url, label }];
}

function detailOf(text: string): { label: string; value: string }[] {
  const [, label, value] = /^([^:：]{1,60}?)\s?(?:[:՝፦៖]\s|：)(\S.*)$/su.exec(text) ?? [];
  return label && value ? [{ label, value }] : [];
}
