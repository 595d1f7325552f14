import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import type { ReadResume } from '@folio/intake/read-resume';
import { describe, expect, it } from 'vitest';
import { toReading } from './to-reading.ts';

const rect = { x: 10, y: 20, width: 30, height: 12 };
const field = (path: string) => ({
  path,
  value: 'A',
  confidence: 0.5,
  source: { page: 2, rect, text: 'A' },
});
const read: ReadResume = {
  content: emptyContent(),
  fields: [
    field('workExperience/job/company'),
    { path: 'personalInfo/email', value: 'a@b.c', confidence: 1 },
  ],
  unsure: ['workExperience/job/company'],
  kind: 'pdf',
  problems: ['no-contact'],
  headings: [],
  text: '',
};

describe('what the engine read', () => {
  it('has the position of each text, and the unsure ones', async () => {
    const { areas, unsure, problems } = await toReading(read);
    expect([...areas]).toEqual([['workExperience/job/company', [{ page: 2, ...rect }]]]);
    expect([...unsure]).toEqual(['workExperience/job/company']);
    expect(problems).toEqual(['We found no email address or phone number.']);
  });

  it.each([
    ['English', 'I bake the bread of a whole town and teach the young how to do it.', 'Other text'],
    ['German', 'Ich backe das Brot für eine ganze Stadt und zeige es den Jungen.', 'Weiteres'],
    ['Hindi', 'मैं पूरे शहर के लिए रोटी बनाता हूँ और युवाओं को सिखाता हूँ।', 'अन्य जानकारी'],
  ])('has text that nobody could sort under a title in %s', async (_, description, title) => {
    const entries = [{ description }];
    const { customSections } = ResumeContent.parse({
      customSections: [
        { title: 'Other text', entries },
        { title: 'Radio', entries },
      ],
    });
    const content = { ...emptyContent(), customSections };
    const { content: found, problems } = await toReading({
      ...read,
      content,
      problems: ['little-read'],
    });
    expect(found.customSections.map((section) => section.title)).toEqual([title, 'Radio']);
    expect(problems[0]).toContain(`“${title}”`);
  });

  it('is read where the words of its language cannot be loaded, as offline', async () => {
    const entries = [{ description: 'Ich backe das Brot für eine ganze Stadt.' }];
    const { customSections } = ResumeContent.parse({
      customSections: [{ title: 'Other text', entries }],
    });
    const content = { ...emptyContent(), customSections };
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const found = await toReading({ ...read, content }, offline);
    expect(found.content.customSections.map(({ title }) => title)).toEqual(['Other text']);
  });
});
