import { job, type Person, person, school, skill, speaks } from './person.ts';

/** People whose files are only measured: nobody looked at them while the reader was tuned. */
export const heldBackPeople: Person[] = [
  person(
    'catalina',
    {
      personalInfo: {
        firstName: 'Catalina',
        lastName: 'Ibáñez',
        title: 'Arquitecta de interiores',
        email: 'cata.ibanez@example.com',
        phone: '+34 912 345 678',
        location: 'Valencia, España',
        website: 'ibanezinteriores.example.com',
        summary:
          'Arquitecta de interiores con diez años de experiencia en hoteles y viviendas. Trabajo con materiales cercanos y plazos que se cumplen.',
      },
      workExperience: [
        job('Arquitecta de interiores', 'Estudio Almenar', 'Valencia', '2017-02', '', [
          'Proyecto y obra de cuatro hoteles de más de ochenta habitaciones.',
          'Ahorro medio del 12 % en el coste de materiales.',
        ]),
        job('Diseñadora', 'Grupo Torralba', 'Madrid', '2013-06', '2017-01', [
          'Diseño de treinta viviendas, desde el croquis hasta la entrega.',
        ]),
      ],
      education: [
        school(
          'Grado',
          'Arquitectura',
          'Universidad Politécnica de Valencia',
          'Valencia',
          '2007',
          '2013',
        ),
      ],
      skills: [skill('', 'AutoCAD', 'Revit', 'SketchUp', 'Presupuestos', 'Dirección de obra')],
      languages: [speaks('Español', 'Native'), speaks('Inglés', 'Fluent')],
    },
    'es',
  ),
  person('marcus', {
    personalInfo: {
      firstName: 'Marcus',
      lastName: 'van der Berg',
      title: 'Head of Product',
      email: 'marcus@vdberg.example',
      phone: '+31 20 624 1111',
      location: 'Amsterdam, Netherlands',
      website: 'vdberg.example.com',
      summary:
        'Product leader who has taken three tools from first sketch to their first million users. I write things down, measure little and decide early.',
    },
    workExperience: [
      job('Head of Product', 'Lumen & Loom', 'Amsterdam', '2022-01', '', [
        'Grew weekly active teams from 4,000 to 19,000 in two years.',
        'Closed two product lines and returned the staff to the core.',
      ]),
      job('Product Manager', 'Quayside Software, Inc.', 'Rotterdam', '2017-05', '2021-12', [
        'Shipped the mobile scanner now used in 60 ports.',
        'Ran 140 interviews with dockers and clerks.',
      ]),
      job('Business Analyst', 'Ostrava Bank', 'Utrecht', '2014-08', '2017-04', [
        'Mapped the loan process and removed 11 of its 34 steps.',
      ]),
    ],
    education: [
      school(
        'MSc',
        'Innovation Management',
        'Delft University of Technology',
        'Delft',
        '2012',
        '2014',
      ),
      school(
        'BSc',
        'Industrial Engineering',
        'Eindhoven University of Technology',
        'Eindhoven',
        '2009',
        '2012',
      ),
    ],
    skills: [
      skill('Product', 'Discovery', 'Roadmaps', 'Pricing'),
      skill('Data', 'SQL', 'Amplitude', 'A/B testing'),
    ],
    certifications: [
      { name: 'Certified Scrum Product Owner', issuer: 'Scrum Alliance', date: '2018-03' },
    ],
    languages: [speaks('Dutch', 'Native'), speaks('English', 'Fluent'), speaks('German', 'Basic')],
    interests: 'Rowing, typography, old maps',
  }),
  person('yuki', {
    personalInfo: {
      firstName: 'Yuki',
      lastName: 'Sandoval',
      title: 'UX Designer',
      email: 'yuki.sandoval@example.com',
      phone: '(206) 555-0191',
      location: 'Seattle, WA',
      website: 'yukisandoval.example.design',
      summary:
        'UX designer focused on forms, errors and everything else that people would rather not see.',
    },
    workExperience: [
      job('UX Designer', 'Fernhollow', 'Seattle, WA', '2020-02', '', [
        'Redesigned the claims form; completion rose from 54% to 81%.',
        'Wrote the content style guide that nine teams follow.',
        'Tested with 75 people who use screen readers.',
      ]),
      job('Junior Designer', 'Bright & Early Studio', 'Portland, OR', '2017-09', '2020-01', [
        'Drew the icon set of a transit app with 400,000 riders.',
      ]),
    ],
    education: [
      school(
        'Bachelor of Arts',
        'Graphic Design',
        'Portland State University',
        'Portland, OR',
        '2013',
        '2017',
      ),
    ],
    skills: [
      skill('Design', 'Figma', 'Prototyping', 'Design systems'),
      skill('Research', 'Interviews', 'Usability testing', 'Surveys'),
    ],
    projects: [
      {
        name: 'Plain Forms',
        description: 'A library of forms that work without scripts.',
        technologies: 'HTML, CSS',
        startDate: '2021',
        endDate: '',
        current: false,
        link: 'https://plainforms.example.org',
      },
    ],
    languages: [speaks('English', 'Native'), speaks('Japanese', 'Conversational')],
  }),
];
