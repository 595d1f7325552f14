export type Position = {
  name: string;
  /** Requirements, as in a job description. */
  description: string;
  /** Shown when the server can't be reached. */
  demoSkills: readonly string[];
};

/** The demo's three jobs. */
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
