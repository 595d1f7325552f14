import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '../sample-content.ts';

const positions = [
  'Lecturer',
  'Senior Product Operations Manager for Europe, the Middle East and Africa',
  'Analyst',
];
const prose =
  'A paragraph above the list, with *emphasis*, **strong words** and [a link](https://example.org).';

/** About three pages: long names and addresses, markup, papers, entries without dates or texts. */
export const longContent: ResumeContent = ResumeContent.parse({
  ...sampleContent,
  personalInfo: {
    ...sampleContent.personalInfo,
    firstName: 'Alexandrina-Josephine',
    lastName: 'Featherstonehaugh-Cholmondeley',
    title: 'Senior Lecturer in Computational Epidemiology and Director of Graduate Studies',
    email:
      'alexandrina.josephine.featherstonehaugh-cholmondeley@research.very-long-department.example.ac.uk',
    website: 'https://www.example.ac.uk/people/alexandrina github.com/alexf',
  },
  workExperience: Array.from({ length: 9 }, (_, index) => ({
    ...sampleContent.workExperience[index % 2],
    position: positions[index % 3],
    description: index % 3 === 1 ? prose : '',
  })),
  education: [
    ...sampleContent.education,
    {
      degree: 'PhD',
      field: 'Statistics',
      institution: 'University of Warwick',
      startDate: '2015',
      endDate: '2019',
      description: 'Thesis: *Bayesian nowcasting under delayed reporting*.',
    },
    { institution: 'Open University' },
  ],
  skills: [...sampleContent.skills, { category: '', items: ['First aid'] }],
  customSections: [
    {
      title: 'Publications',
      entries: [
        {
          title: 'Nowcasting with delayed reports: a hierarchical approach to incomplete data',
          subtitle: 'Journal of Examples, Series C',
          dateText: '2023',
        },
        {
          title: 'Bread, bicycles and logistics',
          subtitle: 'Transport Notes 41(2)',
          dateText: '2021',
          description: 'The data set is open.',
        },
      ],
    },
    { title: 'Awards', entries: [{ title: 'Young Statistician of the Year', dateText: '2020' }] },
  ],
});
