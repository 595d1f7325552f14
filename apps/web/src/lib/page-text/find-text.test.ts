import { joinPath } from '@folio/contract/content-path';
import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { templates } from '@folio/contract/template-list';
import { sampleContent } from '@folio/documents/sample-content';
import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { createTextFinder, type LineSpan } from './find-text.ts';
import { lettersOfLine } from './line-letters.ts';

const set = (content: object, templateId: (typeof templates)[number]['id'] = 'classic') =>
  layoutDocument(
    typesetResume({
      name: 'Mine',
      templateId,
      content: ResumeContent.parse(content),
      order: [...defaultSectionOrder],
      settings: defaultSettings,
    }),
    book,
  );

/** The letters that lie under a span, whoever they belong to. */
function under({ pages }: DisplayList, lineSpan: LineSpan): string {
  const lines = pages[lineSpan.page]?.items.filter((item) => item.kind === 'line') ?? [];
  return lines
    .filter((line) => line.baselinePt === lineSpan.baselinePt)
    .flatMap((line) => {
      const { letters, fromPt, toPt } = lettersOfLine(line);
      return letters.filter((_, index) => {
        const middle = line.xPt + ((fromPt[index] ?? 0) + (toPt[index] ?? 0)) / 2;
        return middle >= lineSpan.xPt && middle <= lineSpan.xPt + lineSpan.widthPt;
      });
    })
    .join('');
}

const bare = (text: string) => text.replace(/\s/g, '');

/** What is found for each word of a text; undefined for a text that is not found. */
function wordsFound(list: DisplayList, paths: string[], text: string): string[] | undefined {
  const part = createTextFinder(list)(paths, text);
  return (
    part &&
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) =>
      part(index, index + word.length)
        .map((lineSpan) => under(list, lineSpan))
        .join(''),
    )
  );
}

const sample = ResumeContent.parse(sampleContent);

describe.each(templates.map(({ id }) => id))('the %s template', (templateId) => {
  const list = set(sample, templateId);

  it('[find-text-1] shows each word of the running text where it is found', () => {
    const texts = [
      ['personalInfo/summary', sample.personalInfo.summary] as const,
      ...sample.workExperience.flatMap(({ id: job, bullets }) =>
        bullets.map(
          ({ id, text }) => [joinPath('workExperience', job, 'bullets', id, 'text'), text] as const,
        ),
      ),
      ...sample.projects.map(
        ({ id, description }) => [joinPath('projects', id, 'description'), description] as const,
      ),
    ];
    expect(texts.length).toBeGreaterThan(8);
    for (const [path, text] of texts)
      expect(wordsFound(list, [path], text), path).toEqual(text.match(/\S+/g));
  });

  it('finds a text in the line that shows it beside others', () => {
    const [job] = sample.workExperience;
    const paths = ['workExperience/workExperience-1/location', 'workExperience/workExperience-1'];
    expect(wordsFound(list, paths, job?.location ?? '')?.join('')).toBe(bare(job?.location ?? ''));
    const [skills] = sample.skills;
    const items = skills?.items ?? [];
    const last = wordsFound(
      list,
      ['skills/skills-1/items/2', 'skills/skills-1/items'],
      items[2] ?? '',
    );
    expect(last?.join('')).toBe(bare(items[2] ?? ''));
  });

  it('gives one lineSpan a line of what is wrapped', () => {
    const text = sample.workExperience[0]?.bullets[0]?.text ?? '';
    const lineSpans = createTextFinder(list)(
      ['workExperience/workExperience-1/bullets/bullets-1/text'],
      text,
    )?.(0, text.length);
    expect(lineSpans?.length).toBeGreaterThan(0);
    const baselines = lineSpans?.map(({ baselinePt }) => baselinePt) ?? [];
    expect(new Set(baselines).size).toBe(baselines.length);
    for (const { xPt, widthPt } of lineSpans ?? []) {
      expect(widthPt).toBeGreaterThan(0);
      expect(xPt + widthPt).toBeLessThan(list.widthPt);
    }
  });
});

it('ignores markup and typed bullets', () => {
  const text = '• Cut **costs** by [half](https://a.example/costs)\n\n- Led *two* teams';
  const list = set({ workExperience: [{ position: 'Chef', description: text }] });
  const part = createTextFinder(list)(['workExperience/workExperience-1/description'], text);
  const found = (words: string) => {
    const at = text.indexOf(words);
    return part?.(at, at + words.length).map((lineSpan) => under(list, lineSpan));
  };
  expect(found('costs')).toEqual(['costs']);
  expect(found('two')).toEqual(['two']);
  expect(found('teams')).toEqual(['teams']);
  expect(found('half')).toEqual(['half']);
});

it('finds a text that goes on on the next page', () => {
  const text = 'Counted every screw in the cellar. '.repeat(400).trim();
  const list = set({ workExperience: [{ position: 'Clerk', bullets: [text] }] });
  const lineSpans = createTextFinder(list)(
    ['workExperience/workExperience-1/bullets/bullets-1/text'],
    text,
  )?.(0, text.length);
  expect(new Set(lineSpans?.map(({ page }) => page)).size).toBe(list.pages.length);
  expect(lineSpans?.map((lineSpan) => under(list, lineSpan)).join('')).toBe(bare(text));
});

it('finds Arabic words where they stand', () => {
  const text = 'قاد فريقا من خمسة مهندسين';
  const list = set({ workExperience: [{ position: 'مهندس', bullets: [text] }] });
  const part = createTextFinder(list)(
    ['workExperience/workExperience-1/bullets/bullets-1/text'],
    text,
  );
  const [first, last] = [part?.(0, 3)[0], part?.(text.length - 7, text.length)[0]];
  expect(first && last && first.xPt > last.xPt).toBe(true);
});

it('finds nothing for text that is not shown, or is ambiguous', () => {
  const list = set({
    workExperience: [{ position: 'Chef', company: 'Inn', bullets: ['Chef at the Inn'] }],
  });
  const find = createTextFinder(list);
  expect(
    find(['workExperience/workExperience-4/bullets/bullets-1/text'], 'Chef at the Inn'),
  ).toBeUndefined();
  expect(find(['interests', 'workExperience/workExperience-1'], 'Chef')).toBeUndefined();
  expect(find(['workExperience/workExperience-1/position'], '')).toBeUndefined();
});
