import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { outlineResume } from '../outline/outline-resume.ts';
import { contactPairs } from './set-contact-pairs.ts';

it('says of each link in a table where it leads, by the name of the site', () => {
  const personalInfo = {
    email: 'jo@example.com',
    links: [
      { kind: 'linkedin', url: 'https://linkedin.com/in/jo' },
      { kind: 'orcid', url: 'https://orcid.org/0000-0002-1825-0097' },
      { kind: 'other', url: 'https://jo.example.com' },
    ],
  };
  const outline = outlineResume({
    content: ResumeContent.parse({ personalInfo }),
    order: [],
    settings: DocumentSettings.parse({ language: 'de' }),
  });
  expect(contactPairs(outline).map(({ label, value }) => [label?.text, value?.text])).toEqual([
    ['E-Mail', 'jo@example.com'],
    ['LinkedIn', 'linkedin.com/in/jo'],
    ['ORCID', 'orcid.org/0000-0002-1825-0097'],
    ['Website', 'jo.example.com'],
  ]);
});
