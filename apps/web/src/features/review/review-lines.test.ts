import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { groupsOf } from './review-lines.tsx';
import { innermostBoxes } from './text-places.ts';

const content = ResumeContent.parse({
  personalInfo: { firstName: 'Ada', lastName: 'Berg', summary: 'Analyst of **loans**.' },
  workExperience: [
    {
      id: 'a',
      position: 'Analyst',
      company: 'Port',
      location: 'Riga',
      startDate: '2020-01',
      current: true,
      bullets: [{ id: '1', text: 'Ran 22 tests.' }],
    },
    { id: 'b', position: 'Clerk' },
  ],
  skills: [{ id: 's', category: 'Data', items: ['SQL'] }],
});

it('has all words of the page by section and entry, and notes only where there is a text', () => {
  const document = typesetResume({
    name: 'Mine',
    templateId: 'modern',
    content,
    order: [...defaultSectionOrder],
    settings: defaultSettings,
  });
  const list = innermostBoxes(layoutDocument(document, book));
  const groups = groupsOf(content, list).map(({ label, entries }) => [
    label,
    entries.map(({ lines }) =>
      lines.map(({ words, text, isBullet }) => [isBullet ? `• ${words}` : words, text]),
    ),
  ]);
  // The side column, which has the skills, comes first.
  expect(groups).toEqual([
    [
      'Personal',
      [
        [
          ['Ada Berg', 'Ada'],
          ['Analyst of loans.', 'Analyst of **loans**.'],
        ],
      ],
    ],
    [
      'Skills',
      [
        [
          ['Data', 'Data'],
          ['SQL', 'SQL'],
        ],
      ],
    ],
    [
      'Experience',
      [
        [
          ['Analyst', 'Analyst'],
          ['Jan 2020 – Present', undefined],
          ['Port, Riga', 'Port'],
          ['• Ran 22 tests.', 'Ran 22 tests.'],
        ],
        [['Clerk', 'Clerk']],
      ],
    ],
  ]);
});
