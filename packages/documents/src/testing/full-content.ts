import { ResumeContent } from '@folio/contract/resume-content';

/** A different site for each link, so that a test can't find one in place of another. */
const site = (name: string) => `https://${name}.example/of-mine`;
const period = { startDate: '2019-03', endDate: '2021-11' };
const sentencesAbout = (name: string) => ({
  description: `What ${name} was, **boldly**, *leaning*, with [its link](${site(`${name}-text`)}).`,
});
const bullets = (name: string) => [
  `First of ${name}.`,
  `Second of ${name} by [link](${site(`${name}-item`)}).`,
];

/** Every section with every field; each text and address occurs once. */
export const fullContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    title: 'Keeper of Everything',
    email: 'maya@mail.example',
    phone: '+44 20 7946 0812',
    location: 'Bristol',
    website: site('home'),
    summary: 'A summary with [its link](https://summary.example/of-mine).',
    links: [
      { kind: 'github', url: 'https://github.com/maya' },
      { kind: 'portfolio', url: site('portfolio'), label: 'My work' },
    ],
    details: [{ label: 'Nationality', value: 'Swedish' }],
  },
  workExperience: [
    {
      position: 'Baker',
      company: 'Bakery',
      location: 'Bath',
      ...period,
      ...sentencesAbout('baking'),
      bullets: bullets('baking'),
    },
    {
      position: 'Lead',
      company: 'Orchard',
      location: 'Kent',
      ...period,
      ...sentencesAbout('leading'),
    },
    {
      position: 'Picker',
      sameEmployer: true,
      startDate: '2012',
      endDate: '2013',
      bullets: bullets('picking'),
    },
  ],
  education: [
    {
      institution: 'College',
      degree: 'BSc',
      field: 'Botany',
      location: 'Leeds',
      ...period,
      ...sentencesAbout('botany'),
    },
  ],
  skills: [{ category: 'Tools', items: ['Saw', 'Plane'] }],
  projects: [
    {
      name: 'Greenhouse',
      technologies: 'Glass',
      link: site('greenhouse'),
      ...period,
      ...sentencesAbout('glazing'),
    },
  ],
  certifications: [
    { name: 'First Aid', issuer: 'Red Cross', date: '2020-05', ...sentencesAbout('aid') },
  ],
  languages: [{ language: 'Welsh', proficiency: 'Fluent' }],
  interests: 'Kites',
  customSections: [
    {
      title: 'Radio',
      entries: [
        {
          title: 'Call sign',
          subtitle: 'Short wave',
          link: site('radio'),
          ...period,
          ...sentencesAbout('radio'),
          bullets: bullets('radio'),
        },
        { link: site('untitled') },
      ],
    },
  ],
  volunteering: [
    {
      organization: 'Night Sky',
      position: 'Guide',
      location: 'York',
      link: site('sky'),
      ...period,
      ...sentencesAbout('guiding'),
      bullets: bullets('guiding'),
    },
  ],
  publications: [
    {
      type: 'article',
      title: 'Mirrors of Mercury',
      authors: 'Maya Lindqvist, Ada Byrne',
      venue: 'Journal of Optics',
      volume: '12',
      issue: '3',
      pages: '101-120',
      publisher: 'Norstedt',
      date: '2021-05',
      doi: '10.1000/182',
      link: site('mirrors'),
      ...sentencesAbout('mirrors'),
    },
    { title: 'Light, Slowly', link: site('light') },
  ],
  patents: [
    {
      title: 'Dish',
      number: 'SE 1234567',
      office: 'PRV',
      status: 'Granted',
      inventors: 'M. Lindqvist',
      date: '2018-02',
      link: site('dish'),
      ...sentencesAbout('dishes'),
    },
  ],
  talks: [
    {
      title: 'Seeing Twice',
      event: 'Optica Days',
      location: 'Lund',
      date: '2022-09',
      link: site('talk'),
      ...sentencesAbout('talking'),
    },
  ],
  awards: [
    {
      title: 'Glass Medal',
      awarder: 'Royal Society',
      date: '2020-01',
      link: site('medal'),
      ...sentencesAbout('medals'),
    },
  ],
  courses: [
    {
      name: 'Adaptive Optics',
      institution: 'Durham',
      link: site('course'),
      ...period,
      ...sentencesAbout('optics'),
    },
    { institution: 'Open University', link: site('nameless-course') },
  ],
  memberships: [
    {
      organization: 'Optica',
      role: 'Fellow',
      link: site('member'),
      ...period,
      ...sentencesAbout('fellows'),
    },
  ],
  militaryService: [
    {
      branch: 'Coast Guard',
      rank: 'Corporal',
      location: 'Hull',
      ...period,
      ...sentencesAbout('guarding'),
      bullets: bullets('guarding'),
    },
  ],
  references: [
    {
      name: 'Ada Byrne',
      position: 'Dean',
      organization: 'Hall',
      relationship: 'Supervisor',
      email: 'ada@byrne.example',
      phone: '+44 113 496 0000',
      ...sentencesAbout('reference'),
    },
  ],
});
