import type { TypedCase } from './typed-case.ts';

/** Cases that were looked at while the readers of these sections were written. */
export const tuned: readonly TypedCase[] = [
  {
    section: 'publications',
    text: `PUBLICATIONS
[1] I. Okafor and M. Brandt, “Tidal loads on slender piles,” Journal of Coastal Works, vol. 12, no. 3, pp. 45–67, 2019.
[2] I. Okafor, “Scour around monopiles,” Ocean Structures, vol. 8, pp. 101–119, 2017. doi:10.1000/os.8.101`,
    expected: [
      { title: 'Tidal loads on slender piles', venue: 'Journal of Coastal Works', date: '2019' },
      { title: 'Scour around monopiles', venue: 'Ocean Structures', doi: '10.1000/os.8.101' },
    ],
  },
  {
    section: 'publications',
    text: `Selected Publications
Okafor, I., & Brandt, M. (2021). Waves against old walls. Harbour Review, 4(2), 11–29.
Okafor, I. (2018). A short history of breakwaters. Shore Press.`,
    expected: [
      { title: 'Waves against old walls', authors: 'I. Okafor, M. Brandt', date: '2021' },
      { title: 'A short history of breakwaters', date: '2018' },
    ],
  },
  {
    section: 'publications',
    text: `Publikationen
Hydraulik für Eilige – Technikverlag Rhein, 2020
Deiche verstehen – Wasserbau heute, 2016`,
    expected: [
      { title: 'Hydraulik für Eilige', venue: 'Technikverlag Rhein', date: '2020' },
      { title: 'Deiche verstehen', venue: 'Wasserbau heute', date: '2016' },
    ],
  },
  {
    section: 'awards',
    text: `Awards
Young Engineer of the Year, Institute of Coastal Works, 2018
Best Paper, Ocean Structures Conference, 2017`,
    expected: [
      { title: 'Young Engineer of the Year', awarder: 'Institute of Coastal Works', date: '2018' },
      { title: 'Best Paper', awarder: 'Ocean Structures Conference', date: '2017' },
    ],
  },
  {
    section: 'awards',
    text: `HONORS & AWARDS
• 2022 – Silver Medal for Teaching (Oakfield College)
• 2019 – Dean's List`,
    expected: [
      { title: 'Silver Medal for Teaching', awarder: 'Oakfield College', date: '2022' },
      { title: "Dean's List", awarder: '', date: '2019' },
    ],
  },
  {
    section: 'awards',
    text: `Auszeichnungen
Mai 2021: Förderpreis der Stiftung Wasserbau
2015: Deutschlandstipendium`,
    expected: [
      { title: 'Förderpreis der Stiftung Wasserbau', date: '2021-05' },
      { title: 'Deutschlandstipendium', date: '2015' },
    ],
  },
  {
    section: 'volunteering',
    text: `VOLUNTEER EXPERIENCE
Team Leader, Harbour Lifeboat Station
March 2016 – Present
- Trained 14 volunteers in first aid
- Kept the rota for three boats

Tutor, Reading for All
2012 – 2014
- Taught two evenings a week`,
    expected: [
      {
        position: 'Team Leader',
        organization: 'Harbour Lifeboat Station',
        startDate: '2016-03',
        current: true,
        bullets: ['Trained 14 volunteers in first aid', 'Kept the rota for three boats'],
      },
      { position: 'Tutor', organization: 'Reading for All', startDate: '2012', endDate: '2014' },
    ],
  },
  {
    section: 'volunteering',
    text: `Ehrenamt
2017 – heute: Kassenwart, Sportverein Blau-Weiß e. V.
2011 – 2015: Jugendtrainer, Ruderclub Nord e. V.`,
    expected: [
      { position: 'Kassenwart', organization: 'Sportverein Blau-Weiß e. V.', startDate: '2017' },
      { position: 'Jugendtrainer', organization: 'Ruderclub Nord e. V.', endDate: '2015' },
    ],
  },
  {
    section: 'volunteering',
    text: `Volunteering
Driver at Bristol Foodbank
Mentor at Code Evenings`,
    expected: [
      { position: 'Driver', organization: 'Bristol Foodbank' },
      { position: 'Mentor', organization: 'Code Evenings' },
    ],
  },
  {
    section: 'courses',
    text: `COURSES
Negotiation, Open University, 2020
Statistics for Engineers, Oakfield College, 2018 – 2019`,
    expected: [
      { name: 'Negotiation', institution: 'Open University', startDate: '2020' },
      { name: 'Statistics for Engineers', institution: 'Oakfield College', endDate: '2019' },
    ],
  },
  {
    section: 'courses',
    text: `Weiterbildung
03/2021 – 05/2021 Projektleitung im Wasserbau, Akademie Rhein
11/2018 Erste Hilfe am Wasser, Rotes Kreuz`,
    expected: [
      {
        name: 'Projektleitung im Wasserbau',
        institution: 'Akademie Rhein',
        startDate: '2021-03',
        endDate: '2021-05',
      },
      { name: 'Erste Hilfe am Wasser', institution: 'Rotes Kreuz' },
    ],
  },
  {
    section: 'courses',
    text: `Courses and Training
- Deep Learning (Coursera), 2021
- Lean Basics (Oakfield College), 2019`,
    expected: [
      { name: 'Deep Learning', institution: 'Coursera', startDate: '2021' },
      { name: 'Lean Basics', institution: 'Oakfield College', startDate: '2019' },
    ],
  },
  {
    section: 'references',
    text: `REFERENCES
Jo Marsh
Director, Harbour & Vale Logistics
jo.marsh@example.com
+44 20 7946 0999

Owen Pryce
Head of Works, Fennimore Docks
owen.pryce@example.org`,
    expected: [
      {
        name: 'Jo Marsh',
        position: 'Director',
        organization: 'Harbour & Vale Logistics',
        email: 'jo.marsh@example.com',
        phone: '+44 20 7946 0999',
      },
      { name: 'Owen Pryce', organization: 'Fennimore Docks', email: 'owen.pryce@example.org' },
    ],
  },
  {
    section: 'references',
    text: `Referees
Dr Li Na, Senior Lecturer, Oakfield College, Email: li.na@example.edu, Phone: 01865 555 012
Sam Rivers, Manager, Pell & Sons, Email: sam@example.com`,
    expected: [
      {
        name: 'Dr Li Na',
        position: 'Senior Lecturer',
        organization: 'Oakfield College',
        email: 'li.na@example.edu',
        phone: '01865 555 012',
      },
      { name: 'Sam Rivers', position: 'Manager', organization: 'Pell & Sons' },
    ],
  },
  {
    section: 'patents',
    text: `PATENTS
Self-levelling mooring, US 10,123,456 B2, granted 2019
Quiet pile driver, EP 3 456 789 A1, pending, 2021`,
    expected: [
      {
        title: 'Self-levelling mooring',
        number: 'US 10,123,456 B2',
        status: 'granted',
        date: '2019',
      },
      { title: 'Quiet pile driver', number: 'EP 3 456 789 A1', status: 'pending', date: '2021' },
    ],
  },
  {
    section: 'patents',
    text: `Patents
• US9876543B1: Method for cleaning hulls (2016)
• DE102015001234: Vorrichtung zum Messen von Wellen (2015)`,
    expected: [
      { title: 'Method for cleaning hulls', number: 'US9876543B1', date: '2016' },
      { title: 'Vorrichtung zum Messen von Wellen', number: 'DE102015001234', date: '2015' },
    ],
  },
  {
    section: 'talks',
    text: `TALKS
“Eight questions before a release”, OpsConf, Lisbon, May 2023
“What the tide tells”, Harbour Days, Leeds, 2021`,
    expected: [
      {
        title: 'Eight questions before a release',
        event: 'OpsConf',
        location: 'Lisbon',
        date: '2023-05',
      },
      { title: 'What the tide tells', event: 'Harbour Days', location: 'Leeds', date: '2021' },
    ],
  },
  {
    section: 'talks',
    text: `Invited Talks
2022 | Building on sand | Coastal Works Congress
2020 | Sensors in salt water | Ocean Structures Conference`,
    expected: [
      { title: 'Building on sand', event: 'Coastal Works Congress', date: '2022' },
      { title: 'Sensors in salt water', event: 'Ocean Structures Conference', date: '2020' },
    ],
  },
  {
    section: 'memberships',
    text: `PROFESSIONAL MEMBERSHIPS
Fellow, Institute of Coastal Works, 2019 – Present
Member, Society of Hydraulic Engineers, 2012 – 2018`,
    expected: [
      { organization: 'Institute of Coastal Works', role: 'Fellow', current: true },
      { organization: 'Society of Hydraulic Engineers', role: 'Member', endDate: '2018' },
    ],
  },
  {
    section: 'memberships',
    text: `Mitgliedschaften
Verein Deutscher Ingenieure (seit 2014)
Hafenbautechnische Gesellschaft (seit 2017)`,
    expected: [
      { organization: 'Verein Deutscher Ingenieure', startDate: '2014', current: true },
      { organization: 'Hafenbautechnische Gesellschaft', startDate: '2017', current: true },
    ],
  },
  {
    section: 'militaryService',
    text: `MILITARY SERVICE
Sergeant, United States Army
June 2004 – August 2010
- Led a squad of nine
- Awarded for safe driving`,
    expected: [
      {
        rank: 'Sergeant',
        branch: 'United States Army',
        startDate: '2004-06',
        endDate: '2010-08',
        bullets: ['Led a squad of nine', 'Awarded for safe driving'],
      },
    ],
  },
  {
    section: 'militaryService',
    text: `Wehrdienst
07/2003 – 03/2004 Bundeswehr, Obergefreiter`,
    expected: [
      { branch: 'Bundeswehr', rank: 'Obergefreiter', startDate: '2003-07', endDate: '2004-03' },
    ],
  },
];
