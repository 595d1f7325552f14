import type { TypedCase } from './typed-case.ts';

/**
 * Cases that were written before the readers and are only counted: nothing was repaired on them.
 */
export const heldBack: readonly TypedCase[] = [
  {
    section: 'publications',
    text: `Publications & Papers
Tamm K, Ilves P. Ice on northern harbours. Cold Sea Sci. 2020;7(1):14-28.
Tamm K. Counting floes from the air. Remote Water. 2018;3(4):201-15.`,
    expected: [
      { title: 'Ice on northern harbours', venue: 'Cold Sea Sci', date: '2020' },
      { title: 'Counting floes from the air', venue: 'Remote Water', date: '2018' },
    ],
  },
  {
    section: 'publications',
    text: `Publicaciones
- “El puerto y la ciudad”, Revista de Obras, 2019
- “Mareas y mapas”, Cuadernos del Mar, 2015`,
    expected: [
      { title: 'El puerto y la ciudad', venue: 'Revista de Obras', date: '2019' },
      { title: 'Mareas y mapas', venue: 'Cuadernos del Mar', date: '2015' },
    ],
  },
  {
    section: 'awards',
    text: `Honours and Prizes
Rising Star Award | Women in Ports | June 2022
Travel Grant | Baltic Fund | 2016`,
    expected: [
      { title: 'Rising Star Award', awarder: 'Women in Ports', date: '2022-06' },
      { title: 'Travel Grant', awarder: 'Baltic Fund', date: '2016' },
    ],
  },
  {
    section: 'awards',
    text: `Distinctions
2020 Prix du jeune chercheur, Académie de Marine
2014 Médaille de la ville de Brest`,
    expected: [
      { title: 'Prix du jeune chercheur', awarder: 'Académie de Marine', date: '2020' },
      { title: 'Médaille de la ville de Brest', date: '2014' },
    ],
  },
  {
    section: 'volunteering',
    text: `Voluntary Work
Beach Warden | Clean Coast Trust | Apr 2015 - Sep 2019
• Ran twelve clean-ups a year
Board Member | Quayside Theatre | 2010 - 2013
• Raised £12,000 for a new roof`,
    expected: [
      {
        position: 'Beach Warden',
        organization: 'Clean Coast Trust',
        startDate: '2015-04',
        endDate: '2019-09',
        bullets: ['Ran twelve clean-ups a year'],
      },
      { position: 'Board Member', organization: 'Quayside Theatre', startDate: '2010' },
    ],
  },
  {
    section: 'volunteering',
    text: `Bénévolat
Secrétaire, Association des Amis du Port, 2018 – aujourd'hui
Formateur, Croix Bleue, 2013 – 2016`,
    expected: [
      {
        position: 'Secrétaire',
        organization: 'Association des Amis du Port',
        startDate: '2018',
        current: true,
      },
      { position: 'Formateur', organization: 'Croix Bleue', endDate: '2016' },
    ],
  },
  {
    section: 'courses',
    text: `Professional Training
2022: Crane Safety – Port Academy
2019: Conflict at Work – Northside College`,
    expected: [
      { name: 'Crane Safety', institution: 'Port Academy', startDate: '2022' },
      { name: 'Conflict at Work', institution: 'Northside College', startDate: '2019' },
    ],
  },
  {
    section: 'courses',
    text: `Kurse
• Excel für Fortgeschrittene, Volkshochschule Kiel (2017)
• Führung ohne Macht, Haus Rissen (2020)`,
    expected: [
      {
        name: 'Excel für Fortgeschrittene',
        institution: 'Volkshochschule Kiel',
        startDate: '2017',
      },
      { name: 'Führung ohne Macht', institution: 'Haus Rissen', startDate: '2020' },
    ],
  },
  {
    section: 'references',
    text: `References
Ms Karin Holm | Harbour Master | Port of Tallinn | karin.holm@example.ee | +372 5550 1234
Mr Juhan Saar | Professor | Baltic Maritime College | juhan@example.ee`,
    expected: [
      {
        name: 'Ms Karin Holm',
        position: 'Harbour Master',
        organization: 'Port of Tallinn',
        email: 'karin.holm@example.ee',
        phone: '+372 5550 1234',
      },
      { name: 'Mr Juhan Saar', position: 'Professor', organization: 'Baltic Maritime College' },
    ],
  },
  {
    section: 'references',
    text: `Referenzen
Dr. Anna Vogt
Leiterin Einkauf
Werft Nord GmbH
Telefon: 040 555 0123
E-Mail: a.vogt@example.de

Peter Lang
Geschäftsführer
Lang & Söhne KG
Telefon: 0431 555 014`,
    expected: [
      {
        name: 'Dr. Anna Vogt',
        position: 'Leiterin Einkauf',
        organization: 'Werft Nord GmbH',
        email: 'a.vogt@example.de',
        phone: '040 555 0123',
      },
      { name: 'Peter Lang', position: 'Geschäftsführer', organization: 'Lang & Söhne KG' },
    ],
  },
  {
    section: 'patents',
    text: `Patents & Inventions
WO 2018/123456: Floating gauge that cleans itself, filed 2018
Rope with a memory (GB 2 567 890 B), granted 2020`,
    expected: [
      {
        title: 'Floating gauge that cleans itself',
        number: 'WO 2018/123456',
        status: 'filed',
        date: '2018',
      },
      { title: 'Rope with a memory', number: 'GB 2 567 890 B', status: 'granted', date: '2020' },
    ],
  },
  {
    section: 'talks',
    text: `Conference Presentations
Mapping ice in real time – Baltic Ports Forum, Riga, October 2022
Why gauges lie – Hydrology Week, Gdańsk, 2019`,
    expected: [
      {
        title: 'Mapping ice in real time',
        event: 'Baltic Ports Forum',
        location: 'Riga',
        date: '2022-10',
      },
      { title: 'Why gauges lie', event: 'Hydrology Week', location: 'Gdańsk', date: '2019' },
    ],
  },
  {
    section: 'talks',
    text: `Vorträge
2021: Eis im Hafen, Tagung der Hafenbauer, Kiel
2018: Messen bei Sturm, Küstenforum, Husum`,
    expected: [
      { title: 'Eis im Hafen', event: 'Tagung der Hafenbauer', location: 'Kiel', date: '2021' },
      { title: 'Messen bei Sturm', event: 'Küstenforum', location: 'Husum', date: '2018' },
    ],
  },
  {
    section: 'memberships',
    text: `Professional Affiliations
• Baltic Ports Association – Treasurer (2016–2021)
• Women in Ports – Member (2014–present)`,
    expected: [
      { organization: 'Baltic Ports Association', role: 'Treasurer', endDate: '2021' },
      { organization: 'Women in Ports', role: 'Member', current: true },
    ],
  },
  {
    section: 'memberships',
    text: `Memberships
Estonian Society of Engineers
Ice Research Network`,
    expected: [
      { organization: 'Estonian Society of Engineers' },
      { organization: 'Ice Research Network' },
    ],
  },
  {
    section: 'militaryService',
    text: `Military Experience
Royal Navy, Leading Seaman, Portsmouth, 2001 – 2007
• Kept the charts of three ships`,
    expected: [
      {
        branch: 'Royal Navy',
        rank: 'Leading Seaman',
        location: 'Portsmouth',
        startDate: '2001',
        bullets: ['Kept the charts of three ships'],
      },
    ],
  },
  {
    section: 'militaryService',
    text: `Service militaire
Caporal, Armée de terre, 1998 – 1999`,
    expected: [{ rank: 'Caporal', branch: 'Armée de terre', endDate: '1999' }],
  },
];
