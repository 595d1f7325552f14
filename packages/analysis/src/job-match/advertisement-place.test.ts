import { expect, it } from 'vitest';
import { placeOf } from './advertisement-place.ts';

it.each([
  ['Cook\nLocation: Bath, England', 'Bath, England'],
  ['Cook\n**Location:** Bengaluru (hybrid) ', 'Bengaluru (hybrid)'],
  ['- Work location: Köln | ', 'Köln'],
  ['Cook\r\nWHERE: Leeds.', 'Leeds'],
  ['Nurse\nGood Harbor Hospital\nTacoma, WA | Full time | $42/hr', 'Tacoma, WA'],
  ['Registered Nurse, OR\nGood Harbor Hospital\nTacoma, WA', 'Tacoma, WA'],
  ['Cook - St. Louis, MO 63101 (on site)', 'St. Louis, MO 63101 (on site)'],
  ['Designer\n\nAcme · Remote · Full time', 'Remote'],
  [
    'Konstrukteur\nArbeitsort: Hamburg - hybrid (3 Tage vor Ort)',
    'Hamburg - hybrid (3 Tage vor Ort)',
  ],
  ['Location: remote (EU)', 'remote (EU)'],
  ['Standort: Hannover | hybrid', 'Hannover | hybrid'],
  ['Einsatzort: 20097 Hamburg', '20097 Hamburg'],
  ['Lieu de travail : Nantes (44)', 'Nantes (44)'],
  ['Ubicación: Zaragoza', 'Zaragoza'],
  ['Local de trabalho: Campinas/SP', 'Campinas/SP'],
  ['कार्यस्थल: पुणे', 'पुणे'],
  ['Engineer\n📍 München · Hybrid · 💶 80k–95k', 'München · Hybrid'],
  ['Engineer\nBrightwater Pumps · Bremen, Germany (Hybrid)', 'Bremen, Germany (Hybrid)'],
  ['Engineer (m/f/x) | Kiel or remote within Germany', 'Kiel or remote within Germany'],
  [
    'Projektingenieur\nKessler GmbH\n70565 Stuttgart-Vaihingen\nHomeoffice möglich',
    '70565 Stuttgart-Vaihingen',
  ],
  ['Ingenieur/in\nam Standort Halle (Saale)', 'Halle (Saale)'],
  ['Home > Jobs > Leeds\nCook\nYou run our home kitchen.', 'Leeds'],
  [
    'Warehouse Operative - job post\nTarn Ltd\nDaventry, Northamptonshire',
    'Daventry, Northamptonshire',
  ],
  ['Project Manager\nTollgate\nView all jobs\nBrisbane QLD\nSave', 'Brisbane QLD'],
  ['Electrician - Manchester - £19 an hour', 'Manchester'],
  ['Pastry Chef\nThe Marram Hotel\nSt Andrews, Fife', 'St Andrews, Fife'],
  ['Boulanger H/F\nLyon 7e (69)', 'Lyon 7e (69)'],
  ['Operador de Loja (Porto - Cedofeita) (M/F)', 'Porto'],
  ['Salão Dona Bela, Almada (junto ao metro)', 'Almada (junto ao metro)'],
  ['Das Seniorenheim St. Anna in Landshut sucht eine Pflegefachkraft.', 'Landshut'],
  ['Somos una fintech de Buenos Aires. Buscamos gente.', 'Buenos Aires'],
  ['होटल शिवालिक, हरिद्वार में रसोइया की आवश्यकता है।', 'हरिद्वार'],
  ['Cargo: Analista\nCidade: Betim', 'Betim'],
  ['Welder\nMobile, AL', 'Mobile, AL'],
  ['Cook\nFounded in 1998, we cook in Leeds. Our founders met in Berlin.', 'Leeds'],
  ['Cook\nYou support our clients in Hull and their families.', 'Hull'],
  ['Koch\nSeit der Gründung 1990 in dritter Hand, kochen wir in Landshut.', 'Landshut'],
  ['Auxiliar\nContratamos para a loja em Campinas. A empresa nasceu em Recife.', 'Campinas'],
])('the place of a job is read where a line names it: %j', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it.each([
  'Location is key to us.',
  'Location:',
  `Location: ${'far '.repeat(40)}`,
  'We are based in many cities.',
  'Local: knowledge of the area is an asset',
  'Where: you will work with farmers',
  'Cook\nTacoma, WA or Boise, ID\nWe hire all over.',
  'Cook\nTacoma, WA | Boise, ID',
  'Cook\nOur kitchens are in Leeds and in Hull.',
  'Cook\nSave\nSave the date, and save time.',
  'Account Manager (APAC)',
  'Cook\nMarch 12\nWe hire.',
  'Driver\nMon, Tue',
  'Sales Manager\nEnterprise',
  'Analista Fiscal | Efetivo | Híbrido',
  'Registered Nurse, OR\nGood Harbor Hospital',
  'Senior Medical Assistant, MA | Full time',
  'Clerk\nJoin Smith, OK? We thought so.',
  'Design Engineer\nHydraulik Nord · Hybrid',
  'am Standort Kiel oder am Standort Bremen',
  'Data Analyst\nOur founders met in Berlin.',
  'Data Analyst\nIn Berlin our founders met, and here we are.',
  'Data Analyst\nYou will travel to our customers in Vienna twice a year.',
  'Data Analyst\nWe work with partners in Vienna.',
  'Kaufmann\nUnsere Kunden sitzen in Wien, und Montageeinsätze in Wien kommen vor.',
  'Kaufmann\nUnsere Gründerin wurde in Hamburg geboren.',
  'Chef de chantier\nFondée à Marseille en 1962, la maison recrute.',
  'Backend\nNimbara nació en Bilbao en 2015.',
  'Auxiliar\nA empresa nasceu em Recife, em 1998.',
  'लेखाकार\nहमारी स्थापना पटना में हुई थी।',
  'Wir bieten\n12000 Euro Prämie',
  '',
])('no place is made up: %j', (text) => {
  expect(placeOf(text)).toBe('');
});

it.each([
  [
    'Konstrukteur (m/w/d) Hydraulik – Hamburg - hybrid\nPumpen GmbH',
    'Pumpen GmbH',
    'Hamburg, hybrid',
  ],
  ['Ingenieur\nWind AG\nRostock\nVollzeit, unbefristet', 'Wind AG', 'Rostock'],
  ['Engineer | Acme | Hybrid', 'Acme', ''],
  ['Engineer | Acme | Hybrid', '', ''],
  ['Ingenieur\nWind AG\nServicetechniker\nVollzeit', 'Wind AG', ''],
])('a bare town is told from the employer: %j', (text, company, place) => {
  expect(placeOf(text, company)).toBe(place);
});
