import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { textsOf } from '@folio/contract/bullets';
import { emptyContent } from '@folio/contract/empty-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayList, LineItem } from '@folio/typeset/display-list';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.node';
import { layoutDocument } from '@folio/typeset/layout';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it, vi } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { loadFontBook } from './fonts-node.ts';
import { documentLocale } from './language/document-locale.ts';
import { resumePdf } from './make-pdf.ts';
import { MissingFontError, missingFaces } from './missing-faces.ts';
import { sampleContent } from './sample-content.ts';
import { scriptFaces } from './script-fonts.ts';
import { resumeOf } from './testing/resume.ts';
import { type ScriptSample, scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

const names = Object.keys(scriptSamples) as ScriptSample[];
const rtlNames: readonly ScriptSample[] = ['arabic', 'hebrew'];
/** Each script in a third of the templates, and each template with as many scripts. */
const cases = names.flatMap((name, at) =>
  templateIds
    .filter((_, index) => (index + at) % 3 === 0)
    .map((templateId) => ({ name, templateId, content: scriptSamples[name] })),
);

const linesOf = (list: DisplayList): LineItem[] =>
  list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
const layOut = (name: ScriptSample, templateId: TemplateId = templateIds[0]) =>
  layoutDocument(typesetResume(resumeOf(scriptSamples[name], templateId)), fonts);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const facesOf = (list: DisplayList): Set<string> =>
  new Set(linesOf(list).flatMap((line) => line.fragments.map(({ run }) => run.font)));

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

const lettersOf = (text: string): string => wordsOf(text).join('');

/** The words of the first that the second lacks, each as often as it is written. */
function lackedBy(words: string[], others: string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe.each(cases)('$name in $templateId', ({ templateId, content }) => {
  const resume = resumeOf(content, templateId);
  const list = layoutDocument(typesetResume(resume), fonts);
  let made: Uint8Array | undefined;
  const pdf = () => {
    made ??= resumePdf(resume, fonts);
    return made;
  };

  it('shows every letter of its text with a glyph of its own', () => {
    const shown = lettersOf(
      linesOf(list)
        .map(({ text }) => text)
        .join(' '),
    );
    for (const { position, bullets } of content.workExperience) {
      for (const text of [position, ...textsOf(bullets)]) expect(shown).toContain(lettersOf(text));
    }
    for (const { fragments } of linesOf(list)) {
      for (const { run } of fragments) {
        const glyphs = run.glyphs.filter((_, field) => field % 5 === 0);
        expect(glyphs.includes(0), run.text).toBe(false);
      }
    }
  });

  it('gives its words back from the PDF', async () => {
    const { texts } = await readPdf(pdf());
    const words = linesOf(list).flatMap(({ text }) => wordsOf(text));
    expect(words.length).toBeGreaterThan(50);
    const lacked = lackedBy(words, wordsOf(texts.join('\n')));
    expect(lacked).toEqual([]);
  });

  it.skipIf(!hasPoppler)('gives them to poppler, too (skipped where it is not installed)', () => {
    const args = ['-raw', '-enc', 'UTF-8', '-', '-'];
    const { stdout } = spawnSync('pdftotext', args, { input: pdf() });
    const words = linesOf(list).flatMap(({ text }) => wordsOf(text));
    expect(lackedBy(words, wordsOf(stdout.toString().normalize()))).toEqual([]);
  });

  it('makes the same bytes whatever was made before', async () => {
    const fresh = resumePdf(resume, await loadFontBook());
    // Every script was laid out with these fonts before any test began.
    expect(Buffer.from(pdf()).equals(fresh)).toBe(true);
  });
});

/** What stands in a PDF's compressed streams. */
function objectsOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const starts = [...file.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)];
  return starts
    .map(({ index, 0: { length } }) =>
      inflateSync(file.subarray(index + length)).toString('latin1'),
    )
    .join('\n');
}

describe('readers that tell lines by the boxes of letters, as pdfplumber does', () => {
  it.each(['academic', 'harvard'] as const)(
    'find Hindi and Latin words on one line in %s',
    (id) => {
      const resume = resumeOf(scriptSamples.hindi, id);
      const descents = new Map(
        [
          ...objectsOf(resumePdf(resume, fonts)).matchAll(
            /\/FontName\/\w+\+([\w-]+).*?\/Descent (-?[\d.]+)/g,
          ),
        ].map(([, name = '', descent]) => [name, Number(descent) / 1000]),
      );
      /** Where the box of a letter begins, an em above its descent. */
      const topsOf = ({ fragments, sizePt }: LineItem) =>
        fragments.map(({ run }) => {
          const descent = descents.get(fonts.face(run.font).postScriptName);
          return -(1 + (descent ?? Number.NaN)) * sizePt;
        });
      const lines = linesOf(layOut('hindi', id)).map(topsOf);
      expect(lines.some((tops) => new Set(tops).size > 1)).toBe(true);
      for (const tops of lines) expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
    },
  );
});

describe.each(rtlNames)('%s', (name) => {
  const list = layOut(name, 'classic');
  const lines = linesOf(list);
  const endPt = ({ xPt, widthPt }: LineItem) => xPt + widthPt;
  const dates = lines.filter(({ text }) => /^\p{L}+׳? \d{4} – /u.test(text));
  const markers = lines.filter(({ text }) => text === '•');
  const { language, words } = documentLocale({ content: scriptSamples[name] });

  it('begins every paragraph at the right, in letters of either direction', () => {
    const edgePt = Math.max(...lines.map(endPt));
    const summary = lines.find(({ text }) => text === words.sectionTitles.personalInfo);
    const job = lines.findLast(
      ({ text }) => text === scriptSamples[name].workExperience[1]?.position,
    );
    for (const line of [summary, job]) expect(line && endPt(line)).toBeCloseTo(edgePt, 3);
    for (const marker of markers) expect(endPt(marker)).toBeCloseTo(edgePt, 3);
    expect(markers.length).toBeGreaterThan(0);
  });

  it('has its dates at the left', () => {
    const edgePt = Math.min(...lines.map(({ xPt }) => xPt));
    expect(dates.length).toBe(2);
    for (const { xPt } of dates) expect(xPt).toBeCloseTo(edgePt, 3);
  });

  it('mirrors the page of a template with a sidebar', () => {
    const [background] = layOut(name, 'modern').pages[0]?.items ?? [];
    if (background?.kind !== 'rect') throw new Error('The sidebar has no background');
    expect(background.xPt + background.widthPt).toBeCloseTo(list.widthPt, 3);
  });

  it('says its language', () => {
    expect(language).toBe({ arabic: 'ar', hebrew: 'he' }[name as 'arabic' | 'hebrew']);
    expect(list.language).toBe(language);
  });
});

describe.each(templateIds)('emoji in %s', (templateId) => {
  const content = structuredClone(sampleContent);
  content.personalInfo.title = 'Baker 🥖 and 👩‍🔬';
  content.personalInfo.summary = '☎ first, ✔ done ⭐ 😀😀, then 🇮🇳 on.';
  const list = layoutDocument(typesetResume(resumeOf(content, templateId)), fonts);
  const runs = linesOf(list).flatMap(({ fragments }) => fragments.map(({ run }) => run));

  it('have glyphs, and spaces behind them the width of others', () => {
    for (const { glyphs, text } of runs)
      expect(glyphs.filter((_, field) => field % 5 === 0).includes(0), text).toBe(false);
    const shown = runs.filter(({ font }) => font === 'NotoEmoji-Regular').map(({ text }) => text);
    expect(shown.join('')).toContain('👩‍🔬');
    expect(shown.join('').includes(' ')).toBe(false);
  });

  it('come back from the PDF', async () => {
    const { texts } = await readPdf(resumePdf(resumeOf(content, templateId), fonts));
    for (const sign of ['🥖', '👩‍🔬', '☎', '✔', '⭐', '😀😀'])
      expect(texts.join(''), sign).toContain(sign);
  });
});

describe('fonts of scripts', () => {
  const tracked = async () => {
    const opened: string[] = [];
    const require = createRequire(import.meta.url);
    const book = new FontBook(await startHarfBuzz());
    for (const face of [...fontFaces, ...scriptFaces]) {
      const bytes = () => {
        opened.push(face.family);
        return new Uint8Array(readFileSync(require.resolve(face.module)));
      };
      book.addFace({ ...face, bytes });
    }
    return { book, opened };
  };

  it('are not opened for Latin letters', async () => {
    const { book, opened } = await tracked();
    resumePdf(resumeOf(sampleContent, 'modern'), book);
    expect(new Set(opened)).toEqual(new Set(['Inter']));
  });

  it('are opened for the letters of their script alone', async () => {
    const { book, opened } = await tracked();
    resumePdf(resumeOf(scriptSamples.hebrew, 'modern'), book);
    expect(new Set(opened)).toEqual(new Set(['Inter', 'Noto Sans Hebrew']));
  });

  it('are named when they are not there', async () => {
    const book = new FontBook(await startHarfBuzz());
    for (const key of ['Inter-Regular', 'Inter-SemiBold', 'Inter-Italic', 'Inter-SemiBoldItalic'])
      book.addFace({ ...fonts.face(key), fallback: true });
    const resume = resumeOf(scriptSamples.chinese, 'modern');
    expect(
      missingFaces(typesetResume(resume), book)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['NotoSansSC-Regular', 'NotoSansSC-SemiBold']);
    expect(() => resumePdf(resume, book)).toThrow(MissingFontError);
    expect(() => resumePdf(resume, book)).toThrow('Noto Sans SC (Chinese)');
    // The preview shows what it can until the font has come.
    const list = layoutDocument(typesetResume(resume), book);
    expect([...facesOf(list)].every((key) => key.startsWith('Inter'))).toBe(true);
    const later = book.with(
      ['NotoSansSC-Regular', 'NotoSansSC-SemiBold'].map((key) => fontSource(key)),
    );
    expect(missingFaces(typesetResume(resume), later)).toEqual([]);
    expect(Buffer.from(resumePdf(resume, later)).equals(resumePdf(resume, fonts))).toBe(true);
  });

  const fontSource = (key: string) => {
    const face = scriptFaces.find((one) => one.key === key);
    if (!face) throw new Error(`No face ${key}`);
    return { ...face, bytes: fonts.face(key).bytes };
  };

  it('draw ideographs as in Japan beside kana, and as in China elsewhere', () => {
    expect([...facesOf(layOut('japanese'))].some((key) => key.startsWith('NotoSansSC'))).toBe(
      false,
    );
    expect(facesOf(layOut('japanese'))).toContain('NotoSansJP-Regular');
    expect(facesOf(layOut('chinese'))).toContain('NotoSansSC-Regular');
    expect(layOut('japanese').language).toBe('ja');
    expect(layOut('chinese').language).toBe('zh-Hans');
  });

  it('stand in for each other where the first lacks an ideograph', () => {
    const content = structuredClone(scriptSamples.japanese);
    content.personalInfo.summary = 'これは发い文です。';
    const list = layoutDocument(typesetResume(resumeOf(content)), fonts);
    const runs = linesOf(list).flatMap((line) => line.fragments.map(({ run }) => run));
    expect(runs.find(({ font }) => font === 'NotoSansSC-Regular')?.text).toBe('发');
  });

  it('stay upright where their script has no italics', () => {
    const classic = facesOf(layOut('hebrew', 'classic'));
    expect(classic).toContain('NotoSerifHebrew-Regular');
    expect(facesOf(layOut('russian', 'classic'))).toContain('NotoSerif-Italic');
  });
});

it('shape a row of broken flags about as often as it has lines, and not for each of its lengths', () => {
  // As a whole it is one cluster of the font for emoji, and in parts one for each flag.
  const flags = '🏴\u{e0067}\u{e007f}'.repeat(300);
  const content = emptyContent();
  content.personalInfo.summary = flags;
  const shape = vi.spyOn(fonts.harfBuzz, 'shape');
  layoutDocument(typesetResume(resumeOf(content)), fonts);
  const units = shape.mock.calls.reduce((sum, [, text]) => sum + text.length, 0);
  shape.mockRestore();
  expect(units).toBeLessThan(20 * flags.length);
});
