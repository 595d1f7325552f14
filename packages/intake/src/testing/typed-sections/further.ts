import type { TypedCase } from './typed-case.ts';

/**
 * Cases that were written after the readers of these sections, which were then repaired on them.
 */
export const further: readonly TypedCase[] = [
  {
    section: 'publications',
    text: `PEER-REVIEWED ARTICLES
2023 Varga, L. & Osei, P. Silt and sailcloth. Journal of Estuary Studies 14: 33–52.
2021 Varga, L. Reading the bar. Pilot Quarterly 9: 4–11.`,
    expected: [
      { title: 'Silt and sailcloth', venue: 'Journal of Estuary Studies', date: '2023' },
      { title: 'Reading the bar', venue: 'Pilot Quarterly', date: '2021' },
    ],
  },
  {
    section: 'publications',
    text: `Publications
Varga, Lena. "The Quay and Its Ghosts." Harbour History 22, no. 1 (2022): 5–30.
Varga, Lena, and Paul Osei. "Dredging Ledgers." Port Papers 3, no. 2 (2019): 71–88.`,
    expected: [
      { title: 'The Quay and Its Ghosts', venue: 'Harbour History', date: '2022' },
      { title: 'Dredging Ledgers', venue: 'Port Papers', date: '2019' },
    ],
  },
  {
    section: 'publications',
    text: `Publications
Silt and sailcloth
L. Varga, P. Osei
Journal of Estuary Studies, 2023
Reading the bar
L. Varga
Pilot Quarterly, 2021`,
    expected: [
      {
        title: 'Silt and sailcloth',
        authors: 'L. Varga, P. Osei',
        venue: 'Journal of Estuary Studies',
        date: '2023',
      },
      { title: 'Reading the bar', venue: 'Pilot Quarterly', date: '2021' },
    ],
  },
  {
    section: 'awards',
    text: `Awards & Honors
Golden Anchor (2021) - awarded by the Port Authority of Varna
Apprentice of the Year (2014) - awarded by Tidewater College`,
    expected: [
      { title: 'Golden Anchor', awarder: 'Port Authority of Varna', date: '2021' },
      { title: 'Apprentice of the Year', awarder: 'Tidewater College', date: '2014' },
    ],
  },
  {
    section: 'awards',
    text: `Premios
Premio Nacional de Ingeniería, Ministerio de Obras Públicas (2020)
Beca de excelencia, Universidad del Puerto (2012-2014)`,
    expected: [
      {
        title: 'Premio Nacional de Ingeniería',
        awarder: 'Ministerio de Obras Públicas',
        date: '2020',
      },
      { title: 'Beca de excelencia', awarder: 'Universidad del Puerto' },
    ],
  },
  {
    section: 'awards',
    text: `ACHIEVEMENTS AND AWARDS
Best Young Pilot
Danube Commission, Galați
2019
Safety Star
Harbour Line AD
2016`,
    expected: [
      { title: 'Best Young Pilot', awarder: 'Danube Commission, Galați', date: '2019' },
      { title: 'Safety Star', awarder: 'Harbour Line AD', date: '2016' },
    ],
  },
  {
    section: 'volunteering',
    text: `Community Service
Riverside Food Bank (2019-2022): Shift lead
Open Gardens (2015-2018): Guide`,
    expected: [
      {
        organization: 'Riverside Food Bank',
        position: 'Shift lead',
        startDate: '2019',
        endDate: '2022',
      },
      { organization: 'Open Gardens', position: 'Guide', startDate: '2015', endDate: '2018' },
    ],
  },
  {
    section: 'volunteering',
    text: `Vrijwilligerswerk
Penningmeester bij Zeilvereniging De Bries, 2018 - heden
Taalcoach bij Huis van de Wijk, 2014 - 2017`,
    expected: [
      {
        position: 'Penningmeester',
        organization: 'Zeilvereniging De Bries',
        startDate: '2018',
        current: true,
      },
      { position: 'Taalcoach', organization: 'Huis van de Wijk', endDate: '2017' },
    ],
  },
  {
    section: 'courses',
    text: `Professional Development
• Coursera: Ports and Climate (Aug 2022)
• edX: Fluid Mechanics (Jan 2020)`,
    expected: [
      { name: 'Ports and Climate', institution: 'Coursera', startDate: '2022-08' },
      { name: 'Fluid Mechanics', institution: 'edX', startDate: '2020-01' },
    ],
  },
  {
    section: 'courses',
    text: `Kurse
Erste Hilfe am Hafen (Rotes Kreuz Kiel, 2021)
Kranführerschein (Hafenakademie, 2017)`,
    expected: [
      { name: 'Erste Hilfe am Hafen', institution: 'Rotes Kreuz Kiel', startDate: '2021' },
      { name: 'Kranführerschein', institution: 'Hafenakademie', startDate: '2017' },
    ],
  },
  {
    section: 'courses',
    text: `Formations complémentaires
2022 : Gestion de crise portuaire - École de la Mer
2018 : Anglais maritime - Institut Cap Nord`,
    expected: [
      { name: 'Gestion de crise portuaire', institution: 'École de la Mer', startDate: '2022' },
      { name: 'Anglais maritime', institution: 'Institut Cap Nord', startDate: '2018' },
    ],
  },
  {
    section: 'patents',
    text: `Patents
Self-levelling gangway. L. Varga, P. Osei. US Patent 11,222,333, issued March 2022.
Quiet winch. L. Varga. EP 3 456 789, filed 2019.`,
    expected: [
      {
        title: 'Self-levelling gangway',
        number: 'US Patent 11,222,333',
        status: 'issued',
        inventors: 'L. Varga, P. Osei',
        date: '2022-03',
      },
      { title: 'Quiet winch', number: 'EP 3 456 789', inventors: 'L. Varga', date: '2019' },
    ],
  },
  {
    section: 'patents',
    text: `PATENTS
US10555444B2: Modular fender (2020)
US9888777B1: Tide gate with float (2018)`,
    expected: [
      { title: 'Modular fender', number: 'US10555444B2', date: '2020' },
      { title: 'Tide gate with float', number: 'US9888777B1', date: '2018' },
    ],
  },
  {
    section: 'talks',
    text: `Conference Presentations
"Why piers fail", keynote, World Port Days, Rotterdam, Sept. 2023
"Mud, measured", poster, Delta Forum, Ghent, May 2019`,
    expected: [
      { title: 'Why piers fail', location: 'Rotterdam', date: '2023-09' },
      { title: 'Mud, measured', location: 'Ghent', date: '2019-05' },
    ],
  },
  {
    section: 'talks',
    text: `Vorträge
12.03.2022, Hafentage Bremen: „Kaimauern unter Last“
04.11.2019, Küstenforum Husum: „Sand, der wandert“`,
    expected: [
      { title: 'Kaimauern unter Last', event: 'Hafentage Bremen' },
      { title: 'Sand, der wandert', event: 'Küstenforum Husum' },
    ],
  },
  {
    section: 'memberships',
    text: `Professional Affiliations
Institute of Marine Engineers (MIMarEST), since 2016
Danube Pilots' Guild - Honorary Secretary, 2012-2015`,
    expected: [
      { organization: 'Institute of Marine Engineers (MIMarEST)', startDate: '2016' },
      {
        organization: "Danube Pilots' Guild",
        role: 'Honorary Secretary',
        startDate: '2012',
        endDate: '2015',
      },
    ],
  },
  {
    section: 'memberships',
    text: `Mitgliedschaften
seit 2019 Verband Deutscher Hafeningenieure
2014-2018 Nautischer Verein Kiel, Beisitzerin`,
    expected: [
      { organization: 'Verband Deutscher Hafeningenieure', startDate: '2019' },
      { organization: 'Nautischer Verein Kiel', role: 'Beisitzerin', endDate: '2018' },
    ],
  },
  {
    section: 'militaryService',
    text: `MILITARY EXPERIENCE
United States Navy, Norfolk, VA
Petty Officer Second Class, 2006 - 2010
- Maintained two patrol boats`,
    expected: [
      {
        branch: 'United States Navy',
        rank: 'Petty Officer Second Class',
        startDate: '2006',
        endDate: '2010',
        bullets: ['Maintained two patrol boats'],
      },
    ],
  },
  {
    section: 'references',
    text: `References
Dr. Petra Osei
Head of Works
Tidewater College
Email: p.osei@example.org | Tel: +44 20 7946 0101

Marko Ilić
Harbour Master
Port of Varna
Email: m.ilic@example.com | Tel: +359 52 555 010`,
    expected: [
      {
        name: 'Dr. Petra Osei',
        position: 'Head of Works',
        organization: 'Tidewater College',
        email: 'p.osei@example.org',
      },
      {
        name: 'Marko Ilić',
        position: 'Harbour Master',
        organization: 'Port of Varna',
        email: 'm.ilic@example.com',
      },
    ],
  },
  {
    section: 'references',
    text: `Referenties
Joke Smit - directeur, Havenbedrijf Delfzijl - 06 5555 0101 - joke.smit@example.nl
Bram de Wit - teamleider, Waterschap Noord - 06 5555 0102 - bram.dewit@example.nl`,
    expected: [
      {
        name: 'Joke Smit',
        position: 'directeur',
        organization: 'Havenbedrijf Delfzijl',
        email: 'joke.smit@example.nl',
      },
      {
        name: 'Bram de Wit',
        position: 'teamleider',
        organization: 'Waterschap Noord',
        email: 'bram.dewit@example.nl',
      },
    ],
  },
];
