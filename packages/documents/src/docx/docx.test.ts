import { languageTags } from '@folio/contract/document-languages';
import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { describe, expect, it } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { exportEngine } from '../export-engine.ts';
import { sampleContent } from '../sample-content.ts';
import { longContent } from '../testing/long-content.ts';
import { type FoundDocx, readDocx } from '../testing/read-docx.ts';
import { resumeOf } from '../testing/resume.ts';
import { scriptSamples } from '../testing/scripts/script-samples.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';
import { languageOptions } from './word-styles.ts';

const output = async (content: object, templateId: TemplateId = 'modern') =>
  readDocx(await exportDocument(resumeOf(ResumeContent.parse(content), templateId), 'docx'));
const textsOf = ({ paragraphs }: FoundDocx, style: string) =>
  paragraphs.filter((paragraph) => paragraph.style === style).map(({ text }) => text);

describe('a Word document', async () => {
  const sample = await output(sampleContent);

  it('has the headings that its navigator lists', () => {
    expect(textsOf(sample, 'Title')).toEqual(['Maya Lindqvist']);
    // In the order in which its template's columns are read.
    expect(textsOf(sample, 'Heading1')).toEqual([
      'Contact',
      'Skills',
      'Certifications',
      'Languages',
      'Interests',
      'Summary',
      'Experience',
      'Education',
      'Projects',
    ]);
    expect(textsOf(sample, 'Heading2').slice(0, 2)).toEqual([
      'Product Operations Manager\tApr 2021 – Present',
      'Operations Analyst\tSep 2017 – Mar 2021',
    ]);
  });

  it('draws the lines of a form as wide as their box, not as the text above them', async () => {
    const { parts } = await output(sampleContent, 'rirekisho');
    const settings = parts['word/document.xml']?.match(/<w:pPr>.*?<\/w:pPr>/gs) ?? [];
    const lined = settings.filter((one) => one.includes('<w:pBdr>'));
    expect(lined.length).toBeGreaterThan(10);
    expect(lined.filter((one) => one.includes('<w:ind '))).toEqual([]);
  });

  it.each(['scholar', 'executive'] as const)(
    'holds the line above a title of %s to the title, so that none ends a page',
    async (templateId) => {
      const { parts } = await output(sampleContent, templateId);
      const paragraphs = parts['word/document.xml']?.match(/<w:p>.*?<\/w:p>/gs) ?? [];
      const titles = paragraphs.filter((one) => one.includes('<w:pStyle w:val="Heading1"/>'));
      expect(titles.length).toBeGreaterThan(5);
      expect(titles.filter((one) => !/<w:pBdr><w:top [^>]*\/>/.test(one))).toEqual([]);
      expect(titles.filter((one) => !one.includes('<w:keepNext/>'))).toEqual([]);
      const others = paragraphs.filter((one) => !titles.includes(one));
      expect(others.filter((one) => one.includes('<w:pBdr>'))).toEqual([]);
    },
  );

  it('has a date below a title that is too wide for it, in letters of every script', async () => {
    const degree = 'ബി.എസ്‌സി.';
    const institution = 'കേരള ആരോഗ്യശാസ്ത്ര സർവകലാശാല, തിരുവനന്തപുരം ജില്ല';
    const education = [{ degree, institution, startDate: '2010', endDate: '2014' }];
    const { paragraphs } = await output({ education }, 'swiss');
    expect(paragraphs.map(({ text }) => text)).toContain('2010 – 2014');
  });

  it('has bullets of Word’s own, and no others', () => {
    const items = sample.paragraphs.filter(({ isListItem }) => isListItem);
    expect(items).toHaveLength(7);
    expect(items.every(({ style, text }) => style === 'ListBullet' && !/^[•-]/.test(text))).toBe(
      true,
    );
    expect(sample.parts['word/numbering.xml']).toContain('w:numFmt w:val="bullet"');
  });

  it('has room for as many changes of look as can be stored: what is beyond keeps its words', async () => {
    const bullet = `${'**a** b '.repeat(1_250)}[here](https://example.org)`;
    const job = { position: 'Clerk', bullets: Array.from({ length: 12 }, () => bullet) };
    const { paragraphs, parts } = await output({ ...sampleContent, workExperience: [job] });
    const items = paragraphs.filter(({ style }) => style === 'ListBullet').slice(0, 12);
    const words = 'a b '.repeat(1_250);
    expect(items[0]?.text).toBe(`${words}here`);
    expect(items[11]?.text).toBe(`${words}here (https://example.org)`);
    const bold = parts['word/document.xml']?.match(/<w:b\/>/g) ?? [];
    expect(bold.length).toBeGreaterThan(8_000);
    expect(bold.length).toBeLessThan(11_000);
  });

  it('has the background of tags, and no icons', async () => {
    const settings = DocumentSettings.parse({ skillStyle: 'tags', contactIcons: true });
    const resume = { ...resumeOf(sampleContent, 'classic'), settings };
    const { parts, paragraphs } = readDocx(await exportDocument(resume, 'docx'));
    expect(parts['word/document.xml']).toMatch(/<w:shd w:fill="[\dA-F]{6}" w:val="clear"\/>/i);
    expect(paragraphs.some(({ text }) => text.startsWith('maya.lindqvist@'))).toBe(true);
  });

  it('leads where its links say', () => {
    expect(sample.linkTargets).toEqual([
      'mailto:maya.lindqvist@example.com',
      'tel:+442079460812',
      'https://mayalindqvist.example.com',
      'https://kerbside.example.org',
      'https://kerbside.example.org',
    ]);
  });

  it('knows its title, author, language and paper', () => {
    expect(sample.parts['docProps/core.xml']).toMatch(
      /<dc:title>Maya Lindqvist – Resume<\/dc:title><dc:creator>Maya Lindqvist</,
    );
    expect(sample.parts['word/styles.xml']).toContain('<w:lang w:val="en-US"/>');
    expect(sample.parts['word/document.xml']).toContain('w:w="11906" w:h="16838"');
  });

  it.each(languageTags)(
    'names %s as Word does: by a country, in the group of its script',
    (tag) => {
      const [group, name] = Object.entries(languageOptions(tag))[0] ?? [];
      expect(name).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
      const letters = new Intl.Locale(tag).maximize().script ?? '';
      const isSimple = /^(?:Latn|Cyrl|Grek|Armn|Geor|Ethi)$/.test(letters);
      const isEastAsian = /^(?:Hans|Hant|Jpan|Kore)$/.test(letters);
      expect(group).toBe(isSimple ? 'value' : isEastAsian ? 'eastAsia' : 'bidirectional');
    },
  );

  it('is set in the template’s colours and faces, with what stands in for those that a machine lacks', async () => {
    expect(sample.parts['word/styles.xml']).toContain('w:ascii="Inter"');
    expect(sample.parts['word/styles.xml']).toContain('w:val="1d4fc4"');
    expect(sample.parts['word/fontTable.xml']).toContain(
      '<w:font w:name="Inter"><w:altName w:val="Calibri"/>',
    );
    const classic = await output(sampleContent, 'classic');
    expect(classic.parts['word/styles.xml']).toContain('w:ascii="Georgia"');
    expect(classic.parts['word/styles.xml']).toContain('w:val="1b1d21"');
  });

  it('is on the paper, and of the size, that was chosen', async () => {
    const settings = DocumentSettings.parse({ pageSize: 'Letter', marginMm: 10, fontScale: 1.2 });
    const { parts } = readDocx(
      await exportDocument({ ...resumeOf(sampleContent), settings }, 'docx'),
    );
    expect(parts['word/document.xml']).toContain('w:w="12240" w:h="15840"');
    expect(parts['word/document.xml']).toContain('w:left="567"');
    // 9.3 points, a fifth larger, in half-points.
    expect(parts['word/styles.xml']).toContain('<w:sz w:val="22"/>');
  });

  it('is set as closely as is wanted', async () => {
    const spacings = async (look: Partial<DocumentSettings>) => {
      const settings = DocumentSettings.parse(look);
      const docx = await exportDocument(
        { ...resumeOf(sampleContent, 'classic'), settings },
        'docx',
      );
      return readDocx(docx).parts['word/document.xml'] ?? '';
    };
    const [own, close] = await Promise.all([
      spacings({}),
      spacings({ leadingScale: 0.9, spacingScale: 0.6 }),
    ]);
    const share = (name: string) =>
      [...close.matchAll(new RegExp(`w:${name}="(\\d+)"`, 'g'))].reduce(
        (sum, [, value]) => sum + Number(value),
        0,
      ) /
      [...own.matchAll(new RegExp(`w:${name}="(\\d+)"`, 'g'))].reduce(
        (sum, [, value]) => sum + Number(value),
        0,
      );
    expect(share('before')).toBeCloseTo(0.6, 1);
    expect(share('line')).toBeCloseTo(0.9, 1);
  });

  it('has its columns side by side where the template has, and none where it has not', async () => {
    const tables = async (templateId: 'modern' | 'classic') =>
      (await output({ ...sampleContent, languages: [] }, templateId)).parts[
        'word/document.xml'
      ]?.match(/<w:gridCol w:w="\d+"\/>/g) ?? [];
    expect(await tables('modern')).toHaveLength(2);
    expect(await tables('classic')).toHaveLength(0);
  });

  it('numbers its pages from the second on', () => {
    const footers = Object.entries(sample.parts).filter(([path]) => path.includes('footer'));
    const texts = footers.map(([, xml]) => xml.replace(/<[^>]*>/g, ''));
    expect(texts.filter((text) => /^Page PAGE of NUMPAGES$/.test(text))).toHaveLength(1);
    expect(sample.parts['word/document.xml']).toContain('<w:titlePg/>');
  });

  it('sets bold, italic, line breaks and right-to-left texts', async () => {
    const { paragraphs, parts } = await output({
      personalInfo: { firstName: 'נועה', summary: 'one **two** *three*\nfour' },
    });
    expect(paragraphs[0]).toMatchObject({ text: 'נועה', isRtl: true });
    const prose = paragraphs.find(({ text }) => text.startsWith('one'));
    expect(prose).toMatchObject({ text: 'one two three\nfour', isRtl: false });
    const xml = parts['word/document.xml'];
    expect(xml).toMatch(/<w:b\/>(?:<w:bCs\/>)?<\/w:rPr><w:t[^>]*>two</);
    expect(xml).toMatch(/<w:i\/>(?:<w:iCs\/>)?<\/w:rPr><w:t[^>]*>three</);
  });

  it('keeps signs and groups of figures with their words in text that runs right to left', async () => {
    const summary = 'מפתח C++ בחיפה, טלפון 050-555-0142';
    const { paragraphs } = await output({ personalInfo: { summary } });
    const texts = paragraphs.map(({ text }) => text.replaceAll(/[\u200e\u200f]/g, '|'));
    expect(texts).toContain('מפתח |C++| בחיפה, טלפון |050-555-0142||');
  });

  it('has the leading of the pages, whatever font stands in, and room for letters that reach further', async () => {
    const xml = sample.parts['word/document.xml'] ?? '';
    expect(xml).toContain('w:line="276" w:lineRule="exact"');
    const arabic = await output({ personalInfo: { summary: 'مهندسة برمجيات في بيروت' } });
    expect(arabic.parts['word/document.xml']).toContain('w:lineRule="atLeast"');
  });

  it('names what has the same metrics in suites without a family', async () => {
    const classic = await output(sampleContent, 'classic');
    expect(classic.parts['word/fontTable.xml']).toContain(
      '<w:font w:name="Georgia"><w:altName w:val="Gelasio"/>',
    );
  });

  it('has the frame of a form, and the line between its cells, from top to bottom', async () => {
    const form = await output(sampleContent, 'rirekisho');
    const xml = form.parts['word/document.xml'] ?? '';
    const edges = xml.match(/<w:start w:val="single"[^>]*\/><w:end w:val="single"/g) ?? [];
    // The person's box, and the title and body of each of nine sections.
    expect(edges.length).toBeGreaterThanOrEqual(17);
    const cell = /<w:tc>(?:(?!<w:tc>)[\s\S])*Cut the median/.exec(xml)?.[0];
    expect(cell).toMatch(/<w:start w:val="single"/);
    expect(cell).toContain('Product Operations Manager');
  });

  it('runs wide, and without a colour beside it, on the pages that no side column reaches', async () => {
    const engine = exportEngine(async () => fonts, startFontSubsetter);
    const tablesOf = async (content: ResumeContent, templateId: TemplateId) => {
      const resume = resumeOf(content, templateId);
      const { parts } = readDocx(await exportDocument(resume, 'docx', async () => engine));
      return (parts['word/document.xml'] ?? '').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    };
    for (const templateId of ['modern', 'portrait'] as const) {
      const [beside, alone] = (await tablesOf(longContent, templateId)).slice(-2);
      expect(beside).toContain('w:shd');
      expect(beside).toContain('Lecturer');
      expect(beside).toContain('w:hRule="atLeast"');
      expect(alone).not.toContain('w:shd');
      // All that follows, each text once.
      expect(alone).toMatch(/Lecturer.*Open University.*Young Statistician/s);
      expect(beside).not.toContain('Open University');
      const short = await tablesOf(sampleContent, templateId);
      expect(short.at(-1)).toContain('w:shd');
      expect(short.at(-1)).toContain('Operations Analyst');
    }
  });

  it('says the same with its pages as without them', async () => {
    const engine = exportEngine(async () => fonts, startFontSubsetter);
    for (const templateId of templateIds) {
      const resume = resumeOf(longContent, templateId);
      const [paged, plain] = [
        readDocx(await exportDocument(resume, 'docx', async () => engine)),
        readDocx(await exportDocument(resume, 'docx')),
      ];
      const texts = ({ paragraphs }: FoundDocx) =>
        paragraphs
          .flatMap(({ text }) => text.split(/\s+/))
          .filter(Boolean)
          .sort();
      expect(texts(paged)).toEqual(texts(plain));
    }
  });

  it('gives the room below to the strokes of a form, which the pages do not count', async () => {
    const bottomOf = async (templateId: TemplateId) => {
      const { parts } = await output(sampleContent, templateId);
      const bottom = /<w:pgMar [^>]*w:bottom="(\d+)"/.exec(parts['word/document.xml'] ?? '')?.[1];
      const { page } = typesetResume(resumeOf(sampleContent, templateId));
      return Number(bottom) / 20 - page.marginBottomPt;
    };
    expect(await bottomOf('rirekisho')).toBeLessThan(-5);
    expect(await bottomOf('classic')).toBeCloseTo(0, 0);
  });

  it('has a title on a band as a paragraph, which its navigator lists, below space without color', async () => {
    const { parts } = await output(sampleContent, 'federal');
    const xml = parts['word/document.xml'] ?? '';
    const titles = (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).filter((one) =>
      one.includes('"Heading1"'),
    );
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) expect(title).toMatch(/<w:pBdr>.*<w:shd [^>]*w:fill="[\da-f]{6}"/s);
    expect(xml).not.toMatch(/<w:tc>(?:(?!<\/w:tc>).)*"Heading1"/s);
  });

  it('mirrors how far the band of a title reaches beyond its text', async () => {
    const reachOf = async (content: ResumeContent) => {
      const settings = DocumentSettings.parse({ headingStyle: 'filled', marginMm: 30 });
      const resume = { ...resumeOf(content, 'lebenslauf'), settings };
      const xml = readDocx(await exportDocument(resume, 'docx')).parts['word/document.xml'] ?? '';
      return ['left', 'right'].map((side) =>
        Number(new RegExp(`<w:${side} [^>]*w:space="(\\d+)"`).exec(xml)?.[1]),
      );
    };
    const [start, end] = await reachOf(sampleContent);
    expect(start).not.toBe(end);
    expect(await reachOf(scriptSamples.arabic)).toEqual([end, start]);
  });

  it('leaves space above a band that has to be a table', async () => {
    const settings = DocumentSettings.parse({ headingStyle: 'filled' });
    const resume = { ...resumeOf(sampleContent, 'timeline'), settings };
    const { parts } = readDocx(await exportDocument(resume, 'docx'));
    const bands = (parts['word/document.xml'] ?? '')
      .split('<w:tbl>')
      .filter((one) => one.includes('"Heading1"'));
    expect(bands.length).toBeGreaterThan(5);
    for (const band of bands)
      expect(Number(/w:before="(\d+)"/.exec(band)?.[1] ?? 0)).toBeLessThan(80);
  });

  it('sets the date of a title below it that leaves too little room for it', async () => {
    const degree = 'Ausbildung zum Kaufmann für Versicherungen und Finanzen';
    const education = [{ degree, dateText: 'Aug. 2007 – Juli 2010' }];
    expect(textsOf(await output({ education }, 'classic'), 'Heading2')).toEqual([degree]);
  });

  it('sets the date of a long title below it, where every word processor shows it', async () => {
    const position = 'Senior Product Operations Manager for Europe, the Middle East and Africa';
    const job = { position, dateText: 'Sep 2017 – Mar 2021' };
    const { parts } = await output({
      ...sampleContent,
      workExperience: [job, { ...job, position: 'Clerk' }],
    });
    const paragraphs = (parts['word/document.xml'] ?? '').match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const at = (title: string) => paragraphs.findIndex((one) => one.includes(title));
    const hasDate = (index: number) => paragraphs[index]?.includes('Sep 2017') ?? false;
    expect([hasDate(at(position)), hasDate(at(position) + 1)]).toEqual([false, true]);
    expect([hasDate(at('Clerk')), hasDate(at('Clerk') + 1)]).toEqual([true, false]);
  });
});
