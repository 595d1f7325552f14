import { describe, expect, it } from 'vitest';
import { readAdvertisement } from '../read-advertisement.ts';

const conditionsIn = (text: string) =>
  readAdvertisement(text).knockouts.map(({ kind, text }) => `${kind}: ${text}`);

describe('conditions of a job', () => {
  it('are told by their own words, each with its kind', () => {
    expect(
      conditionsIn(
        'Night Warehouse Operative\n\nRequirements\n- Valid forklift licence\n- At least 2 years of experience in a warehouse\n- Fluent English\n- Must have the right to work in the UK',
      ),
    ).toEqual([
      'licence: Valid forklift licence',
      'years: At least 2 years of experience in a warehouse',
      'language: Fluent English',
      'right-to-work: right to work in the UK',
    ]);
  });

  it('are not what is liked, offered or told of the employer', () => {
    expect(
      conditionsIn(
        'Line Cook\n\nAbout us\nWe have cooked for this town for 30 years and are an equal opportunity employer.\n\nNice to have\n- Basic Spanish\n- A driving licence is a plus\n\nWe offer\n- 25 days of holiday and a pension\n- Free English lessons',
      ),
    ).toEqual([]);
  });

  it('are what rules find in a short item of a list, though the model has not seen its name', () => {
    expect(conditionsIn('Cook\n\nRequirements\n- CAP Cuisine')).toEqual(['degree: CAP Cuisine']);
    expect(conditionsIn('Cook\n\nWe offer\n- CAP Cuisine')).toEqual([]);
  });

  it('end on no small word and begin with no number of a criterion', () => {
    const officer =
      'Finance Officer\n\nPerson specification\n- E1 AAT level 3 or equivalent\n- E2 At least 2 yrs bookkeeping experience incl. reconciliations';
    for (const one of conditionsIn(officer)) expect(one).not.toMatch(/: E\d| incl\.?$/);
    const grown = 'Cook\n\nWe have grown from 4 staff to 19 in three years.';
    expect(conditionsIn(grown)).toEqual([]);
  });

  it('say the fewest years, of months too', () => {
    const yearsIn = (line: string) => readAdvertisement(`Baker\n\nRequirements\n- ${line}`).years;
    expect(yearsIn('Minimum 3 years of experience in a bakery')).toBe(3);
    expect(yearsIn('At least 24 months of experience in a bakery')).toBe(2);
    expect(yearsIn('Experience in a bakery')).toBeUndefined();
  });

  it.each([
    'Experience with children aged 3 to 5 years',
    'You will teach pupils from 6 to 10 years.',
    'Sie betreuen Kinder im Alter von 3 bis 6 Jahren',
    'Vous accompagnez des enfants de 3 à 6 ans',
    'Cuidar a niños de 3 a 6 años',
    'Trabalhar com crianças de 2 a 5 anos',
    '6 से 10 वर्ष के बच्चों को पढ़ाना',
  ])('are not the age of those whom the work is for: %j', (line) => {
    const read = readAdvertisement(`Playworker\n\nRequirements\n- ${line}`);
    expect(read.years).toBeUndefined();
    expect(read.knockouts.filter(({ kind }) => kind === 'years')).toEqual([]);
  });

  it('are experience with people of some age', () => {
    const line = 'Minimum 2 years of experience with children from 1 to 6 years';
    expect(readAdvertisement(`Playworker\n\nRequirements\n- ${line}`).years).toBe(2);
  });

  it('are found by rules behind what the model reads', () => {
    const story = 'Our barges carry gravel from the quarry to the port. '.repeat(250);
    expect(conditionsIn(`Skipper\n\n${story}\n\nRequirements:\n- Driving licence`)).toContain(
      'licence: Driving licence',
    );
  });
});
