import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../advertisement-place.ts';
import { payOf } from '../pay.ts';
import { readAdvertisement } from '../read-advertisement.ts';
import { bareName } from '../testing/measure-needs.ts';
import { type LabeledNeeds, type NeedsFixture, needsFixtures } from '../testing/needs-fixtures.ts';
import { nameKey } from './named-page.ts';

type Read = { gold: LabeledNeeds; title: string; employer: string };

/** How many of a hundred are read letter by letter as a person labeled them. */
function shareOf(read: Read[], isEnglish: boolean, what: 'title' | 'employer'): number {
  const all = read.filter(({ gold }) => (gold.language === 'en') === isEnglish);
  const right = all.filter((one) => nameKey(one[what]) === nameKey(one.gold[what]));
  return (100 * right.length) / all.length;
}

describe('advertisements that nothing was learned or mended on', () => {
  let read: Read[] = [];
  beforeAll(() => {
    read = needsFixtures('names').map(({ text, gold }) => {
      const { title, company: employer } = readAdvertisement(text);
      return { gold, title, employer };
    });
  });

  it('have their employers read', () => {
    expect(shareOf(read, true, 'employer')).toBeGreaterThanOrEqual(85);
    expect(shareOf(read, false, 'employer')).toBeGreaterThanOrEqual(65);
  });

  it('have their titles read', () => {
    expect(shareOf(read, true, 'title')).toBeGreaterThanOrEqual(62);
    expect(shareOf(read, false, 'title')).toBeGreaterThanOrEqual(70);
  });
});

describe('advertisements as they are copied from pages, which nothing was learned or mended on', () => {
  const fixtures = needsFixtures('pages/held-back');
  const shareOfRight = (isRight: (one: NeedsFixture) => boolean) =>
    (100 * fixtures.filter(isRight).length) / fixtures.length;
  const town = (place: string) => (place.split(/,| - |\//)[0] ?? '').toLowerCase();
  const digits = (pay: string) => pay.replace(/\D/g, '');

  it('have their titles and employers read', () => {
    const read = new Map(fixtures.map(({ file, text }) => [file, readAdvertisement(text)]));
    const isTitle = ({ file, gold }: NeedsFixture) =>
      bareName(read.get(file)?.title ?? '') === bareName(gold.title);
    const isEmployer = ({ file, gold }: NeedsFixture) =>
      bareName(read.get(file)?.company ?? '') === bareName(gold.employer);
    expect(shareOfRight(isTitle)).toBeGreaterThanOrEqual(75);
    expect(shareOfRight(isEmployer)).toBeGreaterThanOrEqual(82);
  });

  it('have their place and pay read', () => {
    const isPlace = ({ text, gold: { employer, place = '' } }: NeedsFixture) => {
      const found = placeOf(text, employer).toLowerCase();
      return place === '' ? found === '' : found.includes(town(place));
    };
    const isPay = ({ text, gold: { pay = '' } }: NeedsFixture) =>
      digits(payOf(text)) === digits(pay);
    expect(shareOfRight(isPlace)).toBeGreaterThanOrEqual(68);
    expect(shareOfRight(isPay)).toBeGreaterThanOrEqual(90);
  });
});

describe('a title and an employer', () => {
  it('stand in the text, whatever that is', () => {
    const words = fc.constantFrom(
      ...[
        'Senior',
        'nurse',
        'Acme',
        'Ltd',
        'at',
        'join',
        'We',
        'are',
        'looking',
        'for',
        'a',
        'Chef',
      ],
      ...['\n', '- ', ', ', ': ', ' – ', '(m/w/d)', 'GmbH', 'sucht', 'Empresa', 'नर्स', '. ', '@'],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
        const text = parts.join(' ');
        const { title, company } = readAdvertisement(text);
        const written = text.toLowerCase().replace(/\s+/g, ' ');
        for (const name of [title, company])
          expect(written).toContain(name.toLowerCase().replace(/\s+/g, ' '));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Responsable\nFerros & Feitios, Lda\nBraga\n\nRequisitos\n- Excel', 'Ferros & Feitios, Lda'],
    ['सेल्स एग्जीक्यूटिव\nअन्नपूर्णा फूड्स प्रा. लि.\nजयपुर', 'अन्नपूर्णा फूड्स प्रा. लि.'],
  ])('has its legal form: %j', (text, company) => {
    expect(readAdvertisement(text).company).toBe(company);
  });

  it('takes no state for a legal form', () => {
    const text = 'Sales Manager\nHarbor Foods, SA 5000\n\nRequirements\n- 3 years of experience';
    expect(readAdvertisement(text).company).toBe('Harbor Foods');
  });

  it('is no heading', () => {
    const { company } = readAdvertisement(
      'AYUDANTE DE COCINA | HOTEL BAHÍA AZUL | MENORCA\n\nFunciones\n- Organizar el trabajo diario\n- Colaborar con el equipo\n\nRequisitos\n- Experiencia previa de dos años\n\nOfrecemos\n- Contrato indefinido',
    );
    expect(company).toBe('HOTEL BAHÍA AZUL');
  });

  it('ends before a region, and within no word', () => {
    const titleIn = (line: string) =>
      readAdvertisement(
        `${line}\nWindkraft Nordfriesland GmbH\n\nIhre Aufgaben\n- Sie planen und steuern die täglichen Abläufe\n\nIhr Profil\n- Abgeschlossene Berufsausbildung und gute Deutschkenntnisse`,
      ).title;
    expect(titleIn('Servicetechniker (m/w/d) Region Husum')).not.toContain('Husum');
    expect(titleIn('Physiotherapeut:in in Teil- oder Vollzeit gesucht!')).toBe(
      'Physiotherapeut:in',
    );
    expect(titleIn('Pflegefachkraft- Vollzeit')).toBe('Pflegefachkraft');
  });

  it.each([
    [
      'Baker\n\nHelvo’s Night Team seeks a baker. Helvo is old. Helvo bakes bread at night in Leeds.',
      'Helvo',
    ],
    [
      'Baker\n\nJoin L’Helvo. L’Helvo is a bakery in Leeds. L’Helvo bakes bread at night.',
      'L’Helvo',
    ],
    [
      'Cook\n\nJoin Wendy’s Kitchen. Wendy is our owner. Wendy’s Kitchen is open daily.',
      'Wendy’s Kitchen',
    ],
    [
      'Nurse\n\nSt John’s Hospital is hiring. St John was a saint. St John is our patron.',
      'St John’s Hospital',
    ],
  ])('is whose part or work it is, with its own article: %j', (text, company) =>
    expect(readAdvertisement(text).company).toBe(company),
  );

  it('are told from where they stand in a sentence', () => {
    const text =
      'Harrow & Finch is a bakery with three shops in Leeds.\n\nWe are looking for a Head Pastry Chef to run our new kitchen. Harrow & Finch pays above the union rate.\n\nSend your resume to jobs@harrowfinch.example.';
    expect(readAdvertisement(text)).toMatchObject({
      title: 'Head Pastry Chef',
      company: 'Harrow & Finch',
    });
  });
});
