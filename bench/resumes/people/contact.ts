import type { Draw } from '../random.ts';
import { namesOf, wordsOf } from '../words.ts';
import type { Content, Setting } from './person.ts';

/** Draws name and contact details. Hosts end with .example, which nobody can register. */
export function drawContact(
  setting: Setting,
  draw: Draw,
): Omit<Content['personalInfo'], 'title' | 'summary'> {
  const { country, language } = setting;
  const people = draw.pick(country.names);
  const given = draw.pick(namesOf(people, 'given'));
  const second = draw.chance(0.08) ? ` ${draw.pick(namesOf(people, 'given'))}` : '';
  const initial = draw.chance(0.06)
    ? ` ${folded(draw.pick(namesOf(people, 'given')))[0]?.toUpperCase() ?? 'J'}.`
    : '';
  const firstName = given + (second || initial);
  const family = draw.pick(namesOf(people, 'family'));
  const isDouble = draw.chance(people === 'spanish' || people === 'portuguese' ? 0.6 : 0.06);
  const tie = people === 'spanish' || people === 'portuguese' ? ' ' : '-';
  const lastName = isDouble ? `${family}${tie}${draw.pick(namesOf(people, 'family'))}` : family;
  const address = mailName(firstName, lastName, draw);
  const digits = draw.pick(country.phones);
  const withChance = (share: number, text: string) => (draw.chance(share) ? text : '');
  return {
    firstName,
    lastName,
    email: withChance(0.96, `${address}@${draw.pick(country.domains)}`),
    phone: withChance(
      0.93,
      digits.replace(/#/g, () => String(draw.int(0, 9))),
    ),
    location: withChance(0.85, drawAddress(setting, draw)),
    website: withChance(0.3, drawWebsite(address, draw)),
  };

  function drawAddress({ country: { towns, name } }: Setting, from: Draw): string {
    const town = from.pick(towns);
    if (from.chance(0.45)) return town;
    if (from.chance(0.6)) return `${town}, ${from.pick(name)}`;
    const street = from.pick(wordsOf(language, 'street'));
    const house = String(from.int(1, 190));
    const code = from.chance(0.6) ? `${from.int(10000, 98999)} ` : '';
    return `${street.replace('{number}', house)}, ${code}${town}`;
  }
}

const folded = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function mailName(first: string, last: string, draw: Draw): string {
  const [one, other] = [folded(first), folded(last)];
  if (one === '' || other === '') return `mail.${draw.int(1000, 9999)}`;
  return draw.pick([
    `${one}.${other}`,
    `${one[0]}.${other}`,
    `${one}${other}${draw.int(10, 99)}`,
    `${other}_${one}`,
    `${one}${draw.int(70, 99)}`,
  ]);
}

function drawWebsite(address: string, draw: Draw): string {
  const name = address.replace(/[._]/g, '-');
  return draw.pick([
    `linkedin.com/in/${name}`,
    `github.com/${name.replace('-', '')}`,
    `${name}.example`,
    `www.${name}.example`,
    `linkedin.com/in/${name}-${draw.int(100, 999)}`,
  ]);
}
