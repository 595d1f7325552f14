import { expect, test } from 'vitest';
import { isPay, payOf } from './pay.ts';

test.each([
  ['Gehalt: 62.000 – 74.000 € brutto/Jahr', '62.000 – 74.000 € brutto/Jahr'],
  ['€65,000 - €75,000/yr  Hybrid  Full-time', '€65,000 - €75,000/yr'],
  ['Salary: from EUR 5,400 gross per month + shift bonus', 'from EUR 5,400 gross per month'],
  [
    '💰 EUR 80,000 - 95,000 base + virtual shares\nSalary: EUR 80,000 - 95,000',
    'EUR 80,000 - 95,000',
  ],
  ['Compensation: 68-78k € p.a., depending on level.', '68-78k € p.a.'],
  ['Jahresgehalt von 70.000 bis 82.000 Euro (je nach Qualifikation)', 'von 70.000 bis 82.000 Euro'],
  [
    'Das Monatsentgelt beträgt zwischen 4.628,76 und 6.610,65 Euro.',
    'zwischen 4.628,76 und 6.610,65 Euro',
  ],
  ['TV-V EG 11 (4.592,13 € bis 5.890,77 € monatlich)', '4.592,13 € bis 5.890,77 € monatlich'],
  ['Stundenlohn? Nein: 52.000 EUR Jahresbrutto plus Bonus', '52.000 EUR Jahresbrutto'],
  ['It’s permanent, salary up to 90k depending on experience.', 'up to 90k'],
  [
    'It’s permanent, 2-3 days home office possible, salary up to 90k depending on you.',
    'up to 90k',
  ],
  ['💰 EUR 80,000 - 95,000 base + virtual shares', 'EUR 80,000 - 95,000 base'],
  ['📍 München · Hybrid · 💶 80k–95k + ESOP', ''],
  ['Nurse\nTacoma, WA | Full time | $42/hr', '$42/hr'],
  ['Pay: £12.60 per hour', '£12.60 per hour'],
  ['Salary\n£28,000 to £32,500 a year', '£28,000 to £32,500 a year'],
  ['CTC: ₹12,00,000 – ₹18,00,000 per annum', '₹12,00,000 – ₹18,00,000 per annum'],
  ['Salary: Rs. 25,000/- per month', 'Rs. 25,000/- per month'],
  ['Package: 12-18 LPA', '12-18 LPA'],
  ['Rémunération : 35 à 40 K€ brut annuel', '35 à 40 K€ brut annuel'],
  ['Salaire : 1 900 € bruts par mois', '1 900 € bruts par mois'],
  ['Salario: 24.000 - 28.000 € brutos anuales', '24.000 - 28.000 € brutos anuales'],
  ['Salário: R$ 4.500,00 por mês', 'R$ 4.500,00 por mês'],
  ['वेतन: ₹18,000 से ₹22,000 प्रति माह', '₹18,000 से ₹22,000 प्रति माह'],
  ['Lohn: CHF 95’000 brutto im Jahr', 'CHF 95’000 brutto im Jahr'],
  ['Quantity Surveyor - Leeds - £45,000–£55,000 + package', '£45,000–£55,000'],
  ['📍London, Hoxton 💷 £65–75k + options', '£65–75k'],
  ['CDI - Lyon 7e (69) - 38-42 k€ selon profil', '38-42 k€'],
  ['WELDERS NEEDED ** Dudley ** £17.50-£19 p/h', '£17.50-£19 p/h'],
  ['वेतन: 15,000 प्रतिमाह', '15,000 प्रतिमाह'],
  ['Pay €65,000 to €75,000 depending on experience.\n€65,000 - €75,000/yr', '€65,000 to €75,000'],
])('the pay of a job is read in its own words: %j', (text, pay) => {
  expect(payOf(text)).toBe(pay);
});

test.each([
  'Competitive salary, 30 days of leave.',
  'Series B scale-up (€48M raised, 120 people)',
  'Budget- und Terminverantwortung für Projekte bis 1,5 Mio. €',
  'a modular platform worth around €12m',
  'Zuschuss von 50 € monatlich zum Fitnessstudio',
  'Referral bonus of $2,000',
  'Salary review every 2 years, 38 hours per week',
  'Revenue of $4,000,000 a year',
  'Our customers save $50,000 a year',
  'Company car or €500 mobility budget per month',
  'Tel. 0511 555 0199, 20097 Hamburg',
  'Salary: A: £20,000 a year\nSalary: B: £40,000 a year',
  'Pay band 6, grade 13',
  'We bought a £45,000 oven. It is lovely.',
  'Einspringprämie 60 Euro im Monat',
  'Cook\n\nCut costs by £12,000',
  'Architect (£50,000 house extensions)',
  'Fundraiser\n£100,000 campaign',
  'Insurance clerk, $10,000 life cover',
  '',
])('no pay is made up: %j', (text) => {
  expect(payOf(text)).toBe('');
});

test('what only names pay is told from a field of work', () => {
  expect(['Stundenlohn', 'salary', '52.000 EUR Jahresbrutto'].map(isPay)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Compensation', 'Lohnabrechnung', 'Budgets of €2m'].map(isPay)).toEqual([
    false,
    false,
    false,
  ]);
});
