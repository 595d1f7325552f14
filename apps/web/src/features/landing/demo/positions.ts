export type Position = {
  name: string;
  /** What such a job asks for, as an advertisement would say it. */
  description: string;
  /** What is shown when nothing answers. */
  demoSkills: readonly string[];
};

/** The three jobs that a visitor can try the suggestions with. */
export const positions: readonly Position[] = [
  {
    name: 'Frontend Developer',
    description:
      'We are looking for a Frontend Developer who builds accessible interfaces in React and TypeScript, cares about performance, writes tests, and works closely with design.',
    demoSkills: [
      'React',
      'TypeScript',
      'Accessibility (WCAG)',
      'Web performance',
      'Automated testing',
    ],
  },
  {
    name: 'UX/UI Designer',
    description:
      'We are looking for a UX/UI Designer who turns user research into clear flows, prototypes in Figma, tests with real people, and keeps a design system in good order.',
    demoSkills: ['User research', 'Figma', 'Prototyping', 'Usability testing', 'Design systems'],
  },
  {
    name: 'Data Scientist',
    description:
      'We are looking for a Data Scientist who asks sharp questions of messy data, builds models in Python and SQL, designs experiments, and explains results to those who decide.',
    demoSkills: ['Python', 'SQL', 'Machine learning', 'Experiment design', 'Data visualization'],
  },
];
