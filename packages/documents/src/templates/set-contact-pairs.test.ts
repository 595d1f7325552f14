import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { outlineResume } from '../outline/outline-resume.ts';
import { contactPairs } from './set-contact-pairs.ts';

it('names each contact, and a detail by the label that its owner gave it', () => {
  const details = [
    { label: 'Nationality', value: 'Swedish' },
    { label: '', value: 'Licence B' },
  ];
  const content = ResumeContent.parse({ personalInfo: { email: 'maya@example.com', details } });
  const settings = { ...defaultSettings, language: 'en' as const };
  const pairs = contactPairs(outlineResume({ content, order: [], settings }));
  const texts = pairs.map(({ label, value }) => [label?.text, value?.text]);
  expect(texts).toEqual([
    ['Email', 'maya@example.com'],
    ['Nationality', 'Swedish'],
    [undefined, 'Licence B'],
  ]);
});
