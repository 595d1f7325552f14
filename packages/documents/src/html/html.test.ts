import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayList, NodeId } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { describe, expect, it } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { exportEngine } from '../export-engine.ts';
import { sampleContent } from '../sample-content.ts';
import { longContent } from '../testing/long-content.ts';
import { readMarkup } from '../testing/read-markup.ts';
import { squeezed } from '../testing/reading-text.ts';
import { resumeOf } from '../testing/resume.ts';
import { scriptSamples } from '../testing/scripts/script-samples.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

type Settings = Partial<DocumentSettings>;
const resumeWith = (content: object, templateId: TemplateId = 'modern', settings?: Settings) => ({
  ...resumeOf(ResumeContent.parse(content), templateId),
  ...(settings && { settings: DocumentSettings.parse(settings) }),
});
const output = async (content: object, templateId?: TemplateId, settings?: Settings) =>
  new TextDecoder().decode(await exportDocument(resumeWith(content, templateId, settings), 'html'));

const engine = exportEngine(async () => fonts, startFontSubsetter);
/** As the product writes it, with fonts. */
const carrying = async (content: object, templateId: TemplateId) =>
  new TextDecoder().decode(
    await exportDocument(resumeWith(content, templateId), 'html', async () => engine),
  );

/** What the pages say, in the order of their structure, without the marks of lists. */
function textOf({ pages, structure }: DisplayList): string {
  const texts = new Map<NodeId, string>();
  for (const item of pages.flatMap(({ items }) => items)) {
    const node = item.kind === 'line' ? item.nodes[0] : null;
    if (item.kind !== 'line' || typeof node !== 'number' || structure[node]?.tag === 'Lbl')
      continue;
    texts.set(node, (texts.get(node) ?? '') + item.text);
  }
  return [...texts]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('');
}

describe.each(templateIds)('the HTML file of %s', (templateId) => {
  const contents = { sample: sampleContent, long: longContent, ...scriptSamples };
  it.each(Object.entries(contents))(
    'says what the pages say of %s, in their order',
    async (_, content) => {
      const pages = layoutDocument(typesetResume(resumeOf(content, templateId)), fonts);
      const { text } = readMarkup(await output(content, templateId));
      // Direction marks show nothing.
      expect(squeezed(text.replaceAll(/[\u200e\u200f]/g, ''))).toBe(squeezed(textOf(pages)));
    },
  );

  it('is a document with one main part, a heading of the first rank and named sections', async () => {
    const { elements } = readMarkup(await output(sampleContent, templateId));
    const textsOf = (name: string) =>
      elements.filter((element) => element.name === name).map(({ text }) => text);
    const named = (attribute: string) =>
      elements.flatMap(({ attributes }) => attributes[attribute] ?? []);
    expect(textsOf('title')).toEqual(['Maya Lindqvist – Resume']);
    expect(textsOf('h1')).toEqual(['Maya Lindqvist']);
    for (const name of ['header', 'main']) expect(textsOf(name)).toHaveLength(1);
    expect(textsOf('address').join()).toContain('maya.lindqvist@example.com');
    expect(textsOf('section').length).toBeGreaterThanOrEqual(8);
    expect(textsOf('h2')).toHaveLength(textsOf('section').length);
    expect(named('aria-labelledby')).toEqual(named('id'));
    expect(textsOf('li').length).toBeGreaterThanOrEqual(7);
  });
});

describe('the HTML file', () => {
  it('may end a line within an address where the pages do', async () => {
    const content = ResumeContent.parse({ personalInfo: { email: 'ada.lovelace@mail.example' } });
    const page = new TextDecoder().decode(await exportDocument(resumeOf(content), 'html'));
    expect(page).toContain('>ada<wbr>.lovelace@<wbr>mail<wbr>.example</a>');
  });

  it('tells machines the dates that they can read', async () => {
    const times = readMarkup(await output(sampleContent, 'classic')).elements.filter(
      ({ name }) => name === 'time',
    );
    expect(times.slice(0, 3).map(({ attributes, text }) => [attributes.datetime, text])).toEqual([
      ['2021-04', 'Apr 2021'],
      ['2017-09', 'Sep 2017'],
      ['2021-03', 'Mar 2021'],
    ]);
    const custom = readMarkup(
      await output({ workExperience: [{ position: 'x', dateText: 'Easter 2019' }] }),
    );
    expect(custom.elements.some(({ name }) => name === 'time')).toBe(false);
  });

  it('has the rows of a form as a table, whose headers name them', async () => {
    const { elements } = readMarkup(await output(sampleContent, 'rirekisho'));
    const headers = elements.filter(({ name }) => name === 'th');
    expect(headers.slice(0, 2).map(({ attributes, text }) => [attributes.scope, text])).toEqual([
      ['row', 'Email'],
      ['row', 'Phone'],
    ]);
  });

  it('says the language that its letters tell, and turns its pages with it', async () => {
    const arabic = { firstName: 'ليلى', title: 'مهندسة', summary: 'مهندسة برمجيات في بيروت' };
    expect(await output({ personalInfo: arabic })).toContain('<html lang="ar" dir="rtl">');
    const chinese = { firstName: '李', title: '工程师', summary: '十年经验' };
    expect(await output({ personalInfo: chinese })).toContain('<html lang="zh-Hans">');
    const hebrew = { workExperience: [{ position: 'מהנדסת' }, { position: 'Cook' }] };
    const { elements } = readMarkup(await output(hebrew));
    const turned = elements.filter(({ attributes }) => attributes.dir);
    expect(turned.map(({ name, text }) => [name, text])).toContainEqual(['h2', 'Cook']);
  });

  it('keeps signs and groups of figures with their words in text that runs right to left', async () => {
    const summary = 'מפתח C++ בחיפה, טלפון 050-555-0142';
    const html = await output({ personalInfo: { summary } });
    const marked = (text: string) => `\u200e${text}\u200e`;
    expect(html).toContain(`מפתח ${marked('C++')} בחיפה, טלפון ${marked('050-555-0142')}\u200f<`);
    expect(await output({ personalInfo: { summary: 'C++, 050-555-0142' } })).not.toContain(
      '\u200e',
    );
    const contacts = { email: 'li@ex.example', website: 'ana.example' };
    const long = 'טבחית עם ניסיון במסעדות גדולות ובבתי מלון';
    const inLine = await output({ personalInfo: { ...contacts, summary: long } }, 'classic');
    expect(inLine).toContain('\u200f  |  \u200f');
  });

  it('keeps dates and bullets of English texts where those of the others are in a mirrored page', async () => {
    const job = {
      position: 'Cook',
      startDate: '2019',
      bullets: ['Led the kitchen', 'ניהלתי צוות'],
    };
    const summary = 'טבחית עם ניסיון במסעדות גדולות';
    const { elements } = readMarkup(
      await output({ personalInfo: { summary }, workExperience: [job] }),
    );
    const turned = elements.filter(({ attributes }) => attributes.dir === 'ltr');
    expect(turned.map(({ name, text }) => [name, text])).toEqual([
      ['h2', 'Cook'],
      ['span', 'Led the kitchen'],
    ]);
  });

  it('numbers publications as the pages do, in the digits of the document', async () => {
    const publications = [{ title: 'क' }, { title: 'ख' }];
    const page = (summary: string) => output({ personalInfo: { summary }, publications });
    const ownDigits = await page('मैंने २०१९ से २०२४ तक काम किया है');
    expect(ownDigits).toContain('list-style-type: devanagari }');
    for (const html of [ownDigits, await page('मैंने 2019 से 2024 तक काम किया है')]) {
      const lists = readMarkup(html).elements.filter(({ name }) => /^[ou]l$/.test(name));
      expect(lists.map(({ name, attributes }) => [name, attributes.start])).toEqual([
        ['ol', undefined],
      ]);
    }
  });

  it('asks for nothing from elsewhere', async () => {
    const page = await output(sampleContent);
    expect(page).not.toMatch(/url\((?!data:)|@import|src="(?!data:)|<link/);
    expect(page).toContain(`content="default-src &#39;none&#39;`);
  });

  it('carries the letters that it shows, in the faces of the PDF, and says so to its policy', async () => {
    const page = await carrying(scriptSamples.arabic, 'classic');
    const faces = [...page.matchAll(/@font-face { font-family: "([^"]+)"; font-weight: (\d+)/g)];
    expect(faces.map(([, family, weight]) => `${family} ${weight}`)).toEqual([
      'Gelasio 400',
      'IBM Plex Sans Arabic 400',
      'IBM Plex Sans Arabic 600',
    ]);
    expect(page).toContain('font-src data:;');
    expect(page).not.toMatch(/url\((?!data:font\/woff;base64,[A-Za-z0-9+/=]+\) format)/);
  });

  it('weighs little more than its letters', async () => {
    const named = await output(sampleContent, 'classic');
    const page = await carrying(sampleContent, 'classic');
    expect(page.length - named.length).toBeLessThan(60_000);
  });

  it('ends a colour behind a column with the page or the column, and lets it cover no head', async () => {
    const page = await output(sampleContent, 'creative');
    expect(page).toMatch(/linear-gradient\([^)]*\) left 0 top 0 \/ 14rem 70\.15\drem no-repeat/);
    expect(page).not.toContain('repeat-y');
    // On the screen there is one other: the paper's.
    expect(page.match(/box-shadow/g)).toHaveLength(1);
  });

  it('is set as its owner wants: paper, margins, size, accent, skills, bullets, page breaks', async () => {
    const page = await output(sampleContent, 'classic', {
      pageSize: 'Letter',
      marginMm: 15,
      fontScale: 1.2,
      skillStyle: 'tags',
      bulletStyle: 'dash',
      breakBefore: ['education'],
    });
    expect(page).toContain('@page { size: 215.9mm 279.4mm; margin: 0; }');
    expect(page).toContain('padding-block: 3.543rem 3.543rem; padding-inline: 3.543rem 3.543rem;');
    expect(page).toContain('list-style-type: "–\\2002"');
    expect(page).toContain('break-before: page');
    expect(page).toMatch(/<span class="l\d+">\u00a0Forecasting\u00a0<\/span>/);
    const own = await output(sampleContent, 'classic');
    expect(own).toContain('@page { size: 210mm 297mm; margin: 0; }');
  });

  it('draws icons before contacts that no reader says', async () => {
    const page = await output(sampleContent, 'classic', { contactIcons: true });
    expect(page).toMatch(/<svg class="l\d+" viewBox="0 0 24 24" aria-hidden="true"><path/);
    expect(readMarkup(page).text).toBe(readMarkup(await output(sampleContent, 'classic')).text);
  });

  it('has the accent that its owner chose', async () => {
    const own = 'color: #1d4fc4';
    expect(await output(sampleContent)).toContain(own);
    expect(await output(sampleContent, 'modern', { accent: '#0a6b33' })).not.toContain(own);
  });

  it('lets no colour or font be more than that', async () => {
    const settings = { ...DocumentSettings.parse({}), accent: 'red;}</style><script>' };
    const page = new TextDecoder().decode(
      await exportDocument({ ...resumeOf(sampleContent), settings }, 'html'),
    );
    expect(page).not.toContain('red;}');
  });

  it('holds its data for programs, unless its owner wants none', async () => {
    expect(await output(sampleContent)).toContain('<script type="application/json">{"$schema"');
    expect(await output(sampleContent, 'modern', { embedData: false })).not.toContain('<script');
  });
});
