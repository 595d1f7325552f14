import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { isForm, templateIds } from '@folio/contract/template-ids';
import type { BlockBox, DisplayPage, LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { inkCollisions } from '@folio/typeset/testing/ink';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { fullContent } from '../testing/full-content.ts';
import { resumeOf, withPhoto } from '../testing/resume.ts';
import { scriptSamples } from '../testing/scripts/script-samples.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

const linesIn = (pages: readonly DisplayPage[]): LineItem[] =>
  pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));

const contains = (box: BlockBox, xPt: number, yPt: number): boolean =>
  xPt >= box.xPt && xPt <= box.xPt + box.widthPt && yPt >= box.yPt && yPt <= box.yPt + box.heightPt;

const website = 'oeztuerk-grossmann.example.de';

it('sets contacts of minimal below each other where one in square letters is wider than half', () => {
  const location = '〒154-0004 東京都世田谷区太子堂1-2-3 コーポ三茶201号室';
  const details = [{ label: '生年月日', value: '1990年4月12日' }];
  const reached = { email: 'ayaka.nakamura@mail.example', phone: '090-5555-0142', location };
  const content = ResumeContent.parse({ personalInfo: { ...reached, details } });
  const { pages } = layoutDocument(typesetResume(resumeOf(content, 'minimal')), fonts);
  expect(linesIn(pages).map(({ text }) => text)).toContain(location);
});

it.each(['modern', 'creative', 'portrait', 'compact'] as const)(
  'gives all certificates in the side column of %s one weight, whether or not they have a date',
  (templateId) => {
    const weightsOf = (certifications: object[]) => {
      const resume = resumeOf(ResumeContent.parse({ certifications }), templateId);
      const lines = linesIn(layoutDocument(typesetResume(resume), fonts).pages);
      return lines
        .filter(({ text }) => /^(?:Forklift|Welding)$/.test(text))
        .map(({ fragments }) => /Bold$/.test(fragments[0]?.run.font ?? ''));
    };
    expect(weightsOf([{ name: 'Forklift' }, { name: 'Welding', date: '2019' }])).toEqual([
      true,
      true,
    ]);
    expect(weightsOf([{ name: 'Forklift' }, { name: 'Welding' }])).toEqual([false, false]);
  },
);

describe.each(templateIds)('%s', (templateId) => {
  const linesOf = (content: object): LineItem[] => {
    const resume = resumeOf(ResumeContent.parse(content), templateId);
    return linesIn(layoutDocument(typesetResume(resume), fonts).pages);
  };

  const textsOf = (personalInfo: object, set: object): string[] => {
    const settings = DocumentSettings.parse(set);
    const content = ResumeContent.parse({ ...sampleContent, personalInfo });
    const document = typesetResume({ ...resumeOf(content, templateId), settings });
    return linesIn(layoutDocument(document, fonts).pages).map(({ text }) => text);
  };

  it('gives a language and its level the room of their letters', () => {
    const content = {
      languages: [
        { language: 'ქართული', proficiency: 'Native' },
        { language: 'ინგლისური', proficiency: 'Fluent' },
      ],
    };
    const texts = linesOf(content).map(({ text }) => text);
    expect(texts.filter((text) => /^ქართული [–—]$/.test(text))).toEqual([]);
  });

  it('keeps the lines of a long name from touching', () => {
    const firstName = 'Jörg-Maximilian von und zu';
    const lastName = 'Großmann-Überlinger Ångström-Ågren';
    const lines = linesOf({ personalInfo: { firstName, lastName } });
    expect(inkCollisions(lines, fonts)).toEqual([]);
  });

  it('ends no line of contacts in what parts them', () => {
    const lines = ['Paris', 'Stuttgart, Baden-Württemberg', 'MÖNCHENGLADBACH, NRW'].flatMap(
      (location) =>
        ['li@ex.example', 'kaethe.oeztuerk-grossmann@ex.example'].flatMap((email) =>
          linesOf({ personalInfo: { email, location, phone: '+49 711 5550 1420', website } }),
        ),
    );
    expect(lines.filter(({ text }) => /[|·•/]\s*$/.test(text))).toEqual([]);
  });

  it('parts no contact where the type is large, the letters are wide, or the margins are', () => {
    const settings = { fontScale: 1.25, contactIcons: true, pageSize: 'Letter' };
    const latin = [
      'Kai Lindgren',
      '+46 70 555 01 42',
      'Malmö, Sverige',
      'kai.example',
      'k.li@ex.example',
    ];
    const links = ['behance.net/kailindgren', 'github.com/kailindgren', 'dribbble.com/kailindgren'];
    const head = { phone: latin[1], location: latin[2], website: latin[3], email: latin[4] };
    const found = [
      ...textsOf({ ...head, links: links.map((url) => ({ url })) }, settings),
      ...textsOf({ ...head, links: links.map((url) => ({ url })) }, { marginMm: 30 }),
    ];
    for (const contact of [...latin.slice(1), ...links])
      expect(found.filter((text) => text.includes(contact)).length, contact).toBe(2);
    expect(found.filter((text) => /\s[|·•/]\s*$/.test(text))).toEqual([]);
    const address = '1400 Maple Street NW, Washington, DC 20005';
    const federal = { email: 'james.whitfield@example.gov', phone: '202-555-0143' };
    const lines = textsOf({ ...federal, location: address }, {});
    // A side column is narrower than the address.
    expect(lines.some((text) => text.includes(address) || text.startsWith('1400'))).toBe(true);
    const birth = { label: '生年月日', value: '1990年5月12日' };
    const japanese = { email: 'misaki.takahashi@example.jp', phone: '090-5555-0142' };
    const wide = textsOf({ ...japanese, location: '神奈川県横浜市', details: [birth] }, {});
    expect(wide.filter((text) => /生年月日.*12日|^生年月日$/.test(text)).length).toBe(1);
  });

  it.each([1, 1.25])('keeps long addresses in their columns at type of %s', (fontScale) => {
    const host = 'donaudampfschifffahrtsgesellschaft';
    const url = `${'w'.repeat(63)}.${'m'.repeat(63)}.example/${'a1'.repeat(32)}`;
    const settings = DocumentSettings.parse({ fontScale });
    const personalInfo = { email: `max@${host}.example`, website: '', links: [{ url }] };
    const content = ResumeContent.parse({ ...sampleContent, personalInfo });
    const document = typesetResume({ ...resumeOf(content, templateId), settings });
    const { pages } = layoutDocument(document, fonts);
    const beyond = pages.flatMap(({ boxes, items }) =>
      items
        .filter((item) => item.kind === 'link')
        .filter(({ xPt, yPt, widthPt, heightPt }) => {
          const around = boxes.filter((box) => contains(box, xPt + 0.1, yPt + heightPt / 2));
          return around.some((box) => xPt + widthPt > box.xPt + box.widthPt + 0.01);
        }),
    );
    expect(beyond).toEqual([]);
    const texts = linesIn(pages).map(({ text }) => text);
    expect(texts.some((text) => text.includes(host))).toBe(true);
    expect(texts.join('')).toContain(url);
  });

  it('parts employers by more than it parts the roles at one', () => {
    const role = (position: string, company: string) => ({
      position,
      company,
      sameEmployer: company === '',
      bullets: [{ text: `Done as ${position}` }],
    });
    const workExperience = [
      ...[role('First', 'Orchard'), role('Second', '')],
      ...[role('Third', 'Bakery'), role('Fourth', '')],
    ];
    const lines = linesOf({ workExperience });
    const gapAbove = (text: string): number => {
      const at = lines.find((line) => line.text === text);
      const above = lines.filter(({ baselinePt }) => baselinePt < (at?.baselinePt ?? 0) - 1);
      return (at?.topPt ?? 0) - Math.max(...above.map(({ topPt, heightPt }) => topPt + heightPt));
    };
    expect(gapAbove('Bakery')).toBeGreaterThan(gapAbove('Second') + (isForm(templateId) ? 0.5 : 2));
  });

  it('sets each Greek word in one font', () => {
    const lines = linesOf({
      personalInfo: { firstName: 'Αλέξανδρος', lastName: 'Παπαδόπουλος', title: 'Μουσικός' },
      workExperience: [{ position: 'Αρχιμουσικός', company: 'Λυρική Σκηνή', bullets: ['Πλήθος'] }],
    });
    const ofGreek = lines.flatMap(({ fragments }) =>
      fragments.filter(({ run }) => /\p{Script=Greek}/u.test(run.text)),
    );
    const mixed = ofGreek.filter(({ run, xPt }) =>
      ofGreek.some(
        (other) => other.run.font !== run.font && Math.abs(other.xPt + other.widthPt - xPt) < 0.01,
      ),
    );
    expect(mixed.map(({ run }) => run.text)).toEqual([]);
  });
});

describe.each(['minimal', 'swiss'] as const)('the titles beside the text in %s', (templateId) => {
  it.each([
    ['English', 'en', { fontScale: 1.1, headingCase: 'capitals' }],
    ['German', 'de', { headingCase: 'capitals' }],
    ['Italian', 'it', { headingCase: 'capitals' }],
    ['Swedish', 'sv', { fontScale: 1.25 }],
    ['Armenian', 'hy', { fontScale: 1.1 }],
    ['Malayalam', 'ml', {}],
  ])('stand above it where a word of %s is wider than their column', (_, language, style) => {
    const settings = DocumentSettings.parse({ language, ...style });
    const resume = { ...resumeOf(fullContent, templateId), settings };
    const { pages, structure } = layoutDocument(typesetResume(resume), fonts);
    const titles = linesIn(pages).filter(
      ({ nodes: [node] }) => typeof node === 'number' && structure[node]?.tag === 'H2',
    );
    const cut = titles.filter(
      ({ nodes: [node], breakAfter }, at) => titles[at + 1]?.nodes[0] === node && !breakAfter,
    );
    expect(titles.length).toBeGreaterThan(15);
    expect(cut.map(({ text }) => text)).toEqual([]);
  });
});

it('leaves ideographs of a long title beside the text, since they need no room for a word', () => {
  const besideTitle = (title: string) => {
    const entries = [{ title: '义务教学' }];
    const content = ResumeContent.parse({ customSections: [{ title, entries }] });
    const { pages } = layoutDocument(typesetResume(resumeOf(content, 'minimal')), fonts);
    return linesIn(pages).find(({ text }) => text === '义务教学')?.xPt;
  };
  expect(besideTitle('项目经历与社会实践活动经验')).toBeCloseTo(besideTitle('经历') ?? 0);
  expect(besideTitle('Wirtschaftsprüfungstätigkeiten')).toBeLessThan(besideTitle('经历') ?? 0);
});

it.each(['modern', 'portrait'] as const)(
  'sets a photo in %s by the text where there is no sidebar',
  (templateId) => {
    const settings = DocumentSettings.parse({ sidebar: [], fontScale: 1.25, pageSize: 'Letter' });
    const resume = { ...resumeOf(withPhoto(sampleContent), templateId), settings };
    const [page] = layoutDocument(typesetResume(resume), fonts).pages;
    const photo = page?.items.find((item) => item.kind === 'image');
    const [name, date] = [/Lindqvist/, /Present/].map((words) =>
      linesIn(page ? [page] : []).find(({ text }) => words.test(text)),
    );
    const endPt = (item: typeof photo | typeof name) => (item?.xPt ?? 0) + (item?.widthPt ?? 0);
    if (templateId === 'modern') expect((name?.xPt ?? 0) - endPt(photo)).toBeLessThan(30);
    else expect(endPt(photo)).toBeCloseTo(endPt(date), 0);
  },
);

it('calls the form by the name that it has in Japan, and elsewhere a resume', () => {
  const kindIn = (content: ResumeContent) => {
    const document = typesetResume(resumeOf(content, 'rirekisho'));
    const [first] = linesIn(layoutDocument(document, fonts).pages);
    return [first?.text, document.title.split(' – ')[1]];
  };
  expect(kindIn(scriptSamples.japanese)).toEqual(['履歴書', '履歴書']);
  expect(kindIn(scriptSamples.korean)).toEqual(['이력서', '이력서']);
  expect(kindIn(sampleContent)).toEqual(['Resume', 'Resume']);
});

it('keeps texts off the frame of a form', () => {
  const text =
    'Leitete den Umzug der Werkzeugmaschinen bei laufender Produktion, ohne einen Termin';
  const bullets = Array.from({ length: 40 }, (_, at) => text.slice(0, text.length - at));
  const content = ResumeContent.parse({ workExperience: [{ position: 'Leiterin', bullets }] });
  const document = typesetResume(resumeOf(content, 'rirekisho'));
  const endsPt = linesIn(layoutDocument(document, fonts).pages).map(
    (line) => line.xPt + line.widthPt,
  );
  const framePt = document.page.widthPt - document.page.marginRightPt;
  expect(Math.max(...endsPt)).toBeLessThanOrEqual(framePt - 6.9);
});
