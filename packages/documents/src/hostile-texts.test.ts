import { templateIds } from '@folio/contract/template-ids';
import { describe, expect, it } from 'vitest';
import { exportDocument, type FlowingFormat } from './export-document.ts';
import { plainLine } from './export-source/plain-characters.ts';
import { contentOf, hostileTexts } from './testing/hostile-texts.ts';
import { bodyElements, readDocx } from './testing/read-docx.ts';
import { readMarkdown } from './testing/read-markdown.ts';
import { type FoundMarkup, readMarkup } from './testing/read-markup.ts';
import { resumeOf } from './testing/resume.ts';

const [template] = templateIds;
const make = (text: string, format: FlowingFormat) =>
  exportDocument({ ...resumeOf(contentOf(text), template), name: text }, format);
const asText = async (text: string, format: FlowingFormat) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await make(text, format));

const wordElements = 'html head meta title style body div p h1 h2 ul ol li b a strong em br';
const pageElements = `${wordElements} main header section h3 address span time ol table tbody tr th td script wbr`;
const wordAttributes = 'lang charset http-equiv content name class dir id href';
const pageAttributes = `${wordAttributes} aria-labelledby datetime scope start type`;
const safeAddress = /^(?:https?:\/\/[\w%]|mailto:[^?]|tel:\+?\d)[\x21-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\0-\x09\x0b-\x1f\x7f-\x9f\u202d\u202e\ufffe\uffff]/;

function expectInert({ elements }: FoundMarkup, names: string, attributes: string): void {
  for (const { name, attributes: found } of elements) {
    expect(names.split(' ')).toContain(name);
    for (const [key, value] of Object.entries(found)) {
      expect(attributes.split(' ')).toContain(key);
      if (key === 'href') expect(value).toMatch(safeAddress);
    }
  }
}

/** The owner's name as the first line of a document shows it. */
const nameLine = (text: string) => {
  const trimmed = text.trim();
  return plainLine([trimmed, trimmed].filter(Boolean).join(' ')).replace(/\s+/g, ' ');
};
const spaced = (text: string | undefined) => text?.replace(/\s+/g, ' ');

describe.each(hostileTexts.map((text) => [text]))('%j in every field', (text) => {
  it('is text in HTML', async () => {
    const page = readMarkup(await asText(text, 'html'));
    expectInert(page, pageElements, pageAttributes);
    expect(page.comments).toEqual([]);
    expect(page.elements.filter(({ name }) => name === 'style')).toHaveLength(1);
    expect(page.elements.filter(({ name }) => name === 'meta')).toHaveLength(5);
    // Data alone, which no browser runs.
    const scripts = page.elements.filter(({ name }) => name === 'script');
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{ type: 'application/json' }]);
    expect(JSON.parse(scripts[0]?.text ?? '').basics.summary).toBe(text);
    expect(spaced(page.elements.find(({ name }) => name === 'h1')?.text)).toBe(nameLine(text));
    expect(page.text).not.toMatch(controls);
  });

  it('is text in the older Word format', async () => {
    const page = readMarkup(await asText(text, 'doc'));
    expectInert(page, `${wordElements} script`, `${wordAttributes} type xmlns xmlns:o xmlns:w`);
    const scripts = page.elements.filter(({ name }) => name === 'script');
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{ type: 'application/json' }]);
    expect(page.comments).toEqual([expect.stringMatching(/^\[if gte mso 9\]>.*<!\[endif\]$/)]);
    const title = page.elements.find(({ attributes }) => attributes.class === 'MsoTitle');
    expect(spaced(title?.text)).toBe(nameLine(text));
    expect(page.text).not.toMatch(controls);
  });

  it('is text in Word', async () => {
    const { paragraphs, elementNames, linkTargets, parts } = readDocx(await make(text, 'docx'));
    expect([...elementNames].filter((name) => !bodyElements.has(name))).toEqual([]);
    for (const target of linkTargets) expect(target).toMatch(safeAddress);
    const name = paragraphs.find(({ style }) => style === 'Title');
    expect(spaced(name?.text)).toBe(nameLine(text));
    expect(parts['word/document.xml']).not.toMatch(controls);
    expect(Object.keys(parts).filter((path) => /bin$|vba|embed/i.test(path))).toEqual([]);
  });

  it('is text in plain text, on lines of its own', async () => {
    const output = await asText(text, 'txt');
    expect(output).not.toMatch(controls);
    expect(spaced(output.split('\n')[0])).toBe(nameLine(text));
  });

  it('is text in Markdown, its marks and markup escaped', async () => {
    const output = await asText(text, 'md');
    expect(output).not.toMatch(controls);
    const [shown = '', data = '', ...others] = output.split('<!-- resume.json\n');
    expect(others).toEqual([]);
    expect(shown).not.toMatch(/(?<!\\)<[a-z!/?]/i);
    expect(data).toMatch(/^(?:(?!--)[^<>\n])+\n-->\n$/);
    expect(JSON.parse(data.slice(0, -4)).basics.summary).toBe(text);
    expect(spaced(readMarkdown(output.split('\n')[0] ?? ''))).toBe(nameLine(text));
  });

  it('is text in JSON', async () => {
    const output = await asText(text, 'json');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they would have to be escaped
    expect(output).not.toMatch(/[\0-\x09\x0b-\x1f]/);
    expect(JSON.parse(output).basics.summary).toBe(text);
  });
});
