import { job, type Person, person, school, skill, speaks } from './person.ts';

/** People whose files the rules were tuned on. */
export const tunedPeople: Person[] = [
  person('ines', {
    personalInfo: {
      firstName: 'Inés',
      lastName: 'Carvalho',
      title: 'Senior Backend Engineer',
      email: 'ines.carvalho@example.com',
      phone: '+44 20 7946 0958',
      location: 'Leeds, United Kingdom',
      website: 'github.com/inescarvalho',
      summary:
        'Backend engineer with eight years in payments and logistics. I build services that stay quiet at night and leave a trail that the next person can follow.',
    },
    workExperience: [
      job('Senior Backend Engineer', 'Tidewater Payments Ltd', 'Leeds', '2020-03', '', [
        'Led the move of 14 services to an event log; double bookings fell from 120 a month to two.',
        'Cut the median response of the ledger from 480 ms to 90 ms by batching writes.',
        'Mentored four engineers, three of whom were promoted within eighteen months.',
      ]),
      job('Backend Engineer', 'Northgate Freight', 'Manchester', '2016-09', '2020-02', [
        'Built the tracking service that 300 hauliers use each day.',
        'Replaced a nightly import of six hours with a stream that is never more than a minute behind.',
      ]),
    ],
    education: [school('BSc', 'Computer Science', 'University of Leeds', 'Leeds', '2013', '2016')],
    skills: [
      skill('Languages', 'Go', 'Python', 'SQL', 'TypeScript'),
      skill('Platforms', 'PostgreSQL', 'Kafka', 'Kubernetes', 'AWS'),
    ],
    certifications: [
      { name: 'AWS Solutions Architect', issuer: 'Amazon Web Services', date: '2022-05' },
    ],
    languages: [speaks('English', 'Fluent'), speaks('Portuguese', 'Native')],
    interests: 'Fell running, chess, mending radios',
  }),
  person(
    'tobias',
    {
      personalInfo: {
        firstName: 'Tobias',
        lastName: 'Wendlandt',
        title: 'Projektleiter Maschinenbau',
        email: 't.wendlandt@example.org',
        phone: '+49 30 901820',
        location: 'Stuttgart, Deutschland',
        website: 'wendlandt.example.org',
        summary:
          'Projektleiter mit elf Jahren Erfahrung im Sondermaschinenbau. Ich führe Teams ruhig durch enge Termine und halte Kosten nachvollziehbar.',
      },
      workExperience: [
        job('Projektleiter', 'Hallbach Anlagenbau GmbH', 'Stuttgart', '2018-04', '', [
          'Verantwortung für neun Anlagen mit einem Volumen von 21 Millionen Euro.',
          'Durchlaufzeit der Inbetriebnahme von 14 auf neun Wochen verkürzt.',
        ]),
        job('Konstruktionsingenieur', 'Vossen & Lamm AG', 'Ulm', '2013-10', '2018-03', [
          'Baukasten für Greifer entwickelt, der heute in sechs Baureihen steckt.',
          'Ausschuss in der Montage um 18 Prozent gesenkt.',
        ]),
      ],
      education: [
        school('Diplom', 'Maschinenbau', 'Universität Stuttgart', 'Stuttgart', '2008', '2013'),
      ],
      skills: [
        skill('Methoden', 'Projektplanung', 'FMEA', 'Kostenrechnung'),
        skill('Software', 'SolidWorks', 'MS Project', 'SAP'),
      ],
      languages: [speaks('Deutsch', 'Native'), speaks('Englisch', 'Fluent')],
      interests: 'Klettern, Modellbau',
    },
    'de',
  ),
  person(
    'aurelie',
    {
      personalInfo: {
        firstName: 'Aurélie',
        lastName: 'Desmarets',
        title: 'Responsable marketing',
        email: 'aurelie.desmarets@example.com',
        phone: '+33 1 70 18 99 12',
        location: 'Lyon, France',
        website: 'linkedin.com/in/adesmarets-example',
        summary:
          'Responsable marketing depuis neuf ans dans les biens de consommation. J’aime les chiffres clairs et les campagnes qui disent vrai.',
      },
      workExperience: [
        job('Responsable marketing', 'Maison Perrault', 'Lyon', '2019-01', '', [
          'Lancement de trois gammes, dont une devenue la première de sa catégorie.',
          'Budget annuel de 2,4 millions d’euros tenu à un pour cent près.',
        ]),
        job('Chargée de communication', 'Groupe Valmont', 'Grenoble', '2014-09', '2018-12', [
          'Refonte du site : 40 % de visites de plus en un an.',
          'Organisation de douze salons professionnels.',
        ]),
      ],
      education: [
        school('Master', 'Marketing', 'Université Lumière Lyon 2', 'Lyon', '2012', '2014'),
      ],
      skills: [
        skill(
          '',
          'Stratégie de marque',
          'SEO',
          'Google Analytics',
          'Rédaction',
          'Gestion de budget',
        ),
      ],
      languages: [
        speaks('Français', 'Native'),
        speaks('Anglais', 'Fluent'),
        speaks('Italien', 'Conversational'),
      ],
    },
    'fr',
  ),
  person('dwayne', {
    personalInfo: {
      firstName: 'Dwayne',
      lastName: 'Okonjo',
      title: 'Registered Nurse',
      email: 'dwayne.okonjo@example.net',
      phone: '(512) 555-0147',
      location: 'Austin, TX',
      website: '',
      summary:
        'Registered nurse with six years in emergency and cardiac care, known for calm triage and for teaching what he knows.',
    },
    workExperience: [
      job('Charge Nurse', "St. Brendan's Hospital", 'Austin, TX', '2021-06', '', [
        'Run a 24-bed emergency floor on night shifts with a team of nine.',
        'Introduced a handover sheet that cut missed orders by 38%.',
      ]),
      job('Staff Nurse', "St. Brendan's Hospital", 'Austin, TX', '2018-07', '2021-05', [
        'Cared for up to six cardiac patients a shift.',
        'Trained 22 new nurses in telemetry.',
      ]),
      job('Nursing Assistant', 'Palo Verde Clinic', 'San Marcos, TX', '2016-05', '2018-06', [
        'Took vital signs and kept records for 40 patients a day.',
      ]),
    ],
    education: [
      school(
        'Bachelor of Science in Nursing',
        '',
        'Texas State University',
        'San Marcos, TX',
        '2014',
        '2018',
      ),
    ],
    skills: [
      skill('Clinical', 'Triage', 'Telemetry', 'IV therapy', 'Wound care'),
      skill('Systems', 'Epic', 'Cerner'),
    ],
    certifications: [
      {
        name: 'Advanced Cardiac Life Support',
        issuer: 'American Heart Association',
        date: '2023-02',
      },
      { name: 'Certified Emergency Nurse', issuer: 'BCEN', date: '2021-09' },
    ],
    languages: [speaks('English', 'Native'), speaks('Spanish', 'Conversational')],
  }),
  person('priyanka', {
    personalInfo: {
      firstName: 'Priyanka',
      lastName: 'Deshmukh',
      title: 'Data Scientist',
      email: 'priyanka.d@example.in',
      phone: '+91 98201 55501',
      location: 'Pune, India',
      website: 'priyankad.example.dev',
      summary: 'Data scientist who turns untidy sensor data into forecasts that people act on.',
    },
    workExperience: [
      job('Data Scientist', 'Kaveri Analytics', 'Pune', '2021-08', '', [
        'Forecast demand for 1,200 pumps with an error of 6%, half of what it was.',
        'Set up experiment tracking that five teams use.',
      ]),
      job('Data Analyst', 'Sunbird Retail', 'Mumbai', '2019-07', '2021-07', [
        'Found pricing errors worth 3 million rupees a quarter.',
        'Automated 25 weekly reports.',
      ]),
    ],
    education: [
      school('M.Tech', 'Data Science', 'IIT Bombay', 'Mumbai', '2017', '2019'),
      school('B.Tech', 'Electronics', 'Pune Institute of Technology', 'Pune', '2013', '2017'),
    ],
    skills: [
      skill('', 'Python', 'R', 'PyTorch', 'Spark', 'Airflow', 'Statistics', 'Causal inference'),
    ],
    projects: [
      {
        name: 'Monsoon Map',
        description: 'Open map of rain gauges with hourly corrections, used by 40 schools.',
        technologies: 'Python, PostGIS',
        startDate: '2022',
        endDate: '',
        current: false,
        link: 'https://monsoonmap.example.org',
      },
      {
        name: 'Tiny Tables',
        description: 'A reader for damaged spreadsheets.',
        technologies: 'Rust',
        startDate: '2020',
        endDate: '',
        current: false,
        link: 'https://tinytables.example.org',
      },
    ],
    languages: [
      speaks('Marathi', 'Native'),
      speaks('Hindi', 'Fluent'),
      speaks('English', 'Fluent'),
    ],
  }),
];
