import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLines } from './export-source/plain-characters.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { type Contact, writeVcard } from './vcard.ts';

const fields = ['firstName', 'lastName', 'title', 'company', 'email', 'phone', 'url'] as const;
const contactOf = (text: string): Contact => ({
  firstName: text,
  lastName: text,
  title: text,
  company: text,
  email: text,
  phone: text,
  url: text,
});

const empty = contactOf('');
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
/** The parts of a value between semicolons that are not escaped. */
const partsOf = (value: string) => (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? []).map(withoutEnd);
const withoutEnd = (part: string) => unescaped(part.replace(/;$/, ''));

/** Each line's property and value, as a reader of vCards takes them: unfolded, then unescaped. */
function readVcard(card: string) {
  expect(card.endsWith('\r\n')).toBe(true);
  const lines = card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return { property: line.slice(0, colon), value: line.slice(colon + 1) };
  });
}

function expectExact(contact: Contact): void {
  const card = writeVcard(contact);
  for (const line of card.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  const read = readVcard(card);
  const shown = (text: string) => plainLines(text);
  const given = fields.slice(2).filter((name) => contact[name].trim() !== '');
  const properties = { title: 'TITLE', company: 'ORG', email: 'EMAIL;TYPE=INTERNET', phone: 'TEL' };
  const nameOf = (field: string) => properties[field as keyof typeof properties] ?? 'URL';
  expect(read.map(({ property }) => property)).toEqual([
    'BEGIN',
    'VERSION',
    'N',
    'FN',
    ...given.map(nameOf),
    'END',
  ]);
  const valueIn = (name: string) => read.find(({ property }) => property === name)?.value ?? '';
  const { firstName, lastName } = contact;
  expect(partsOf(valueIn('N')).slice(0, 2)).toEqual([shown(lastName), shown(firstName)]);
  expect(unescaped(valueIn('FN'))).toBe(shown([firstName, lastName].filter(Boolean).join(' ')));
  for (const field of given) expect(unescaped(valueIn(nameOf(field)))).toBe(shown(contact[field]));
}

describe('a vCard', () => {
  it('[vcard-1] says who somebody is and how to reach them', () => {
    const card = writeVcard({
      firstName: 'Ana María',
      lastName: 'Silva; López',
      title: 'Engineer, bridges',
      company: 'Pontes\nS.A.',
      email: 'ana@example.com',
      phone: '+34 600 000 000',
      url: 'https://ana.example/?a=1,2',
    });
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Silva\\; López;Ana María;;;',
      'FN:Ana María Silva\\; López',
      'TITLE:Engineer\\, bridges',
      'ORG:Pontes\\nS.A.',
      'EMAIL;TYPE=INTERNET:ana@example.com',
      'TEL:+34 600 000 000',
      'URL:https://ana.example/?a=1\\,2',
      'END:VCARD',
      '',
    ]);
  });

  it('leaves out what is not known', () => {
    const names = readVcard(writeVcard({ ...empty, firstName: 'Ana' })).map((l) => l.property);
    expect(names).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'END']);
  });

  it.each(hostileTexts.map((text) => [text]))(
    '[vcard-3] holds %j as text in every field',
    (text) => {
      expectExact(contactOf(text));
    },
  );

  it('[vcard-2] reads as it was written, whatever that is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc
        .array(
          fc.constantFrom('\r\n', '\n', ' ', ';', ',', '\\', ':', 'é', '漢', '😀', 'END:VCARD'),
          {
            maxLength: 60,
          },
        )
        .map((parts) => parts.join('')),
    );
    const contact = fc.record({
      firstName: text,
      lastName: text,
      title: text,
      company: text,
      email: text,
      phone: text,
      url: text,
    });
    fc.assert(fc.property(contact, expectExact), { numRuns: 150 });
  });
});
