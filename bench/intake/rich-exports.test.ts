/** What our own files say of looks, links and details by their words alone, without the data in them. */
import { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { exportDocument } from '@folio/documents/export-document';
import { resumeOf } from '@folio/documents/testing/resume';
import { readResume } from '@folio/intake/read-resume';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const words =
  'Built the stock forecast that shops order by, with local teams of eleven people in Bristol'.split(
    ' ',
  );
const plain = fc
  .tuple(fc.integer({ min: 5, max: 8 }), fc.nat({ max: words.length - 9 }))
  .map(([count, from]) => words.slice(from, from + count).join(' '));
const look = fc.constantFrom(
  (text: string) => text,
  (text: string) => `**${text}**`,
  (text: string) => `*${text}*`,
  (text: string) => `***${text}***`,
  (text: string) => `[${text}](https://stock.example/forecast)`,
);
/** A text that begins and ends plainly, with a part in a look of its own. */
const richText = fc
  .tuple(plain, look, plain, plain)
  .map(([before, toLook, within, after]) => `Led ${before} ${toLook(within)} ${after} in time`);

const contentOf = (bullets: string[], summary: string) =>
  ResumeContent.parse({
    personalInfo: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: 'maya.lindqvist@example.com',
      phone: '+44 20 7946 0812',
      website: 'mayalindqvist.example.com',
      links: [
        { kind: 'linkedin', url: 'linkedin.com/in/maya-lindqvist' },
        { kind: 'github', url: 'github.com/maya-lindqvist' },
      ],
      details: [
        { label: 'Nationality', value: 'Swedish' },
        { label: 'Driving licence', value: 'B' },
      ],
      summary: `${summary}.`,
    },
    workExperience: [
      {
        position: 'Operations Manager',
        company: 'Fennimore Retail Group',
        startDate: '2019-03',
        endDate: '2023-11',
        bullets,
      },
    ],
    skills: [{ category: 'Data', items: ['SQL', 'Looker'] }],
  });

const comparable = ({ personalInfo: person, workExperience }: ResumeContent) => ({
  website: person.website,
  links: person.links.map(({ kind, url }) => `${kind} ${url}`),
  details: person.details.map(({ label, value }) => `${label}: ${value}`),
  summary: person.summary,
  bullets: workExperience.map(({ bullets }) => bullets.map(({ text }) => text)),
});

/** As a text file writes it: links with their addresses behind them. */
const withoutLooks = (text: string): string =>
  text.replace(/\*+/g, '').replace(/\[([^\]]*)\](?=\()/g, '$1 ');

async function readBack(
  content: ResumeContent,
  format: 'docx' | 'html' | 'md' | 'txt',
  id: TemplateId,
) {
  const bytes = await exportDocument(resumeOf(content, id), format);
  return (await readResume({ bytes }, { pagesOnly: true })).content;
}

const contents = fc
  .tuple(fc.array(richText, { minLength: 1, maxLength: 4 }), richText)
  .map(([bullets, summary]) => contentOf(bullets, summary));

/** Behind the comma the model begins another bullet. */
const bold = contentOf(
  [
    'Led forecast that shops order by, ***the stock forecast that shops order*** that shops order by, with in time',
  ],
  'Led the stock forecast',
);

it.each(['docx', 'html', 'md'] as const)(
  'a %s file gives back bold, italics, links, their kinds and the details of the head',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(contents, fc.constantFrom(...templateIds), async (content, id) => {
        expect(comparable(await readBack(content, format, id))).toEqual(comparable(content));
      }),
      { numRuns: 60, examples: [[bold, 'swiss']] },
    );
  },
);

const linked =
  'Led Built the stock forecast that [Built the stock forecast that](https://stock.example/forecast) Built the stock forecast that in time';

it('a text file gives back all of it but the looks', async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (content) => {
      const { summary, bullets, ...rest } = comparable(content);
      const read = comparable(await readBack(content, 'txt', 'classic'));
      const { summary: readSummary, bullets: readBullets, ...readRest } = read;
      expect(readRest).toEqual(rest);
      expect(withoutLooks(readSummary)).toBe(withoutLooks(summary));
      const plainBullets = (all: string[][]) => all.map((one) => one.map(withoutLooks));
      expect(plainBullets(readBullets)).toEqual(plainBullets(bullets));
    }),
    // Longer than a header in each bullet: the model's segments part at the colon of an address in some.
    { numRuns: 25, examples: [[contentOf([linked, linked], 'Led the stock forecast.')]] },
  );
});
