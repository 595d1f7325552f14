import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { contentOf, hostileTexts } from '../testing/hostile-texts.ts';
import { bodyElements, readDocx } from '../testing/read-docx.ts';
import { letterOf } from '../testing/resume.ts';
import { scriptSamples } from '../testing/scripts/script-samples.ts';
import { exportLetter } from './export-letter.ts';
import type { LetterForDocument } from './outline-letter.ts';

const asText = async (letter: LetterForDocument) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await exportLetter(letter, 'txt'),
  );
const asWord = async (letter: LetterForDocument) => readDocx(await exportLetter(letter, 'docx'));

it('as text is ready to be pasted', async () => {
  expect(await asText(letterOf())).toBe(`Maya Lindqvist
Product Operations Manager
maya.lindqvist@example.com | +44 20 7946 0812 | Bristol, United Kingdom | mayalindqvist.example.com

21 November 2026

Jo Marsh
Orchard & Sons
1 High Street
Bath

Senior Platform Engineer

Dear Jo Marsh,

I cut costs by [X%].

• Linux
• Python

Kind regards,
Maya Lindqvist
`);
});

it('as text has the addresses behind the labels of its links', async () => {
  const link = { kind: 'portfolio', url: 'maya.example.com/work', label: 'My work' };
  const content = ResumeContent.parse({ personalInfo: { firstName: 'Maya', links: [link] } });
  const [, contacts] = (await asText(letterOf({}, { content }))).split('\n');
  expect(contacts).toBe('My work (https://maya.example.com/work)');
});

describe('in Word', () => {
  it('has the same words in the same order', async () => {
    const { paragraphs } = await asWord(letterOf());
    expect(paragraphs.map(({ text }) => text).filter(Boolean)).toEqual([
      'Maya Lindqvist',
      'Product Operations Manager',
      'Contact',
      'maya.lindqvist@example.com',
      '+44 20 7946 0812',
      'Bristol, United Kingdom',
      'mayalindqvist.example.com',
      '21 November 2026',
      'Jo Marsh',
      'Orchard & Sons',
      '1 High Street',
      'Bath',
      'Senior Platform Engineer',
      'Dear Jo Marsh,',
      'I cut costs by [X%].',
      'Linux',
      'Python',
      'Kind regards,\nMaya Lindqvist',
    ]);
    expect(paragraphs.filter(({ isListItem }) => isListItem)).toHaveLength(2);
  });

  it('is the same bytes each time', async () => {
    const [first, second] = [
      await exportLetter(letterOf(), 'docx'),
      await exportLetter(letterOf(), 'docx'),
    ];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('runs from right to left where its text does', async () => {
    const content = scriptSamples.arabic;
    const letter = letterOf({ text: content.personalInfo.summary }, { content });
    const { paragraphs } = await asWord(letter);
    expect(paragraphs.findLast(({ text }) => text !== '')?.isRtl).toBe(true);
  });
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\0-\x09\x0b-\x1f\x7f-\x9f\u202d\u202e\ufffe\uffff]/;
describe.each(hostileTexts.map((text) => [text]))('%j in every field', (text) => {
  const fields = { date: text, hiringManager: text, company: text, address: text, subject: text };
  const letter = letterOf({ ...fields, text }, { content: contentOf(text) });

  it('is text', async () => {
    const { elementNames, linkTargets, parts } = await asWord(letter);
    const unknown = [...elementNames].filter((name) => !bodyElements.has(name));
    expect(unknown).toEqual([]);
    for (const target of linkTargets) expect(target).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    expect(parts['word/document.xml']).not.toMatch(controls);
    expect(await asText(letter)).not.toMatch(controls);
  });
});
