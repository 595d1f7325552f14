import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { TemplateId } from '@folio/contract/template-ids';
import type { DisplayList, LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { inkCollisions } from '@folio/typeset/testing/ink';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it } from 'vitest';
import { resumePdf } from './make-pdf.ts';
import { missingLetters } from './missing-letters.ts';
import { sampleContent } from './sample-content.ts';
import { scriptFaces, scriptFonts } from './script-fonts.ts';
import { resumeOf } from './testing/resume.ts';
import { moreSamples, scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';
import { isTraditionalChinese } from './traditional-chinese.ts';
import { typesetResume } from './typeset-resume.ts';

const samples = Object.entries({ ...moreSamples, ...scriptSamples });
const templates: TemplateId[] = ['classic', 'modern'];
const cases = samples.flatMap(([name, content]) =>
  templates.map((templateId) => ({ name, templateId, resume: resumeOf(content, templateId) })),
);
const layOut = (resume: ReturnType<typeof resumeOf>): DisplayList =>
  layoutDocument(typesetResume(resume), fonts);
const withSummary = (summary: string, templateId: TemplateId = 'modern') => {
  const content = structuredClone(sampleContent);
  content.personalInfo.summary = summary;
  return resumeOf(content, templateId);
};
const linesOf = (page: DisplayList['pages'][number] | undefined): LineItem[] =>
  page?.items.filter((item) => item.kind === 'line') ?? [];
const fragmentsOf = (list: DisplayList) =>
  list.pages.flatMap((page) => linesOf(page).flatMap(({ fragments }) => fragments));
/** Readers leave out joiners, which show nothing. */
const wordsOf = (text: string): string[] =>
  text
    .normalize()
    .replaceAll(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

describe.each(cases)('$name in $templateId', ({ resume }) => {
  const list = layOut(resume);

  it('has a glyph for every letter', () => {
    expect(missingLetters(list)).toEqual([]);
  });

  it('keeps the ink of its lines apart', () => {
    for (const page of list.pages) expect(inkCollisions(linesOf(page), fonts)).toEqual([]);
  });

  it('gives its words back from the PDF', async () => {
    const { texts } = await readPdf(resumePdf(resume, fonts));
    const read = new Set(wordsOf(texts.join('\n')));
    const words = list.pages.flatMap((page) => linesOf(page).flatMap(({ text }) => wordsOf(text)));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => !read.has(word))).toEqual([]);
  });
});

/** Scripts that a resume may be written in, by their codes (ISO 15924), with the key of their font. */
const scripts = {
  Beng: 'bengali',
  Taml: 'tamil',
  Telu: 'telugu',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Knda: 'kannada',
  Mlym: 'malayalam',
  Orya: 'odia',
  Sinh: 'sinhala',
  Olck: 'olChiki',
  Mtei: 'meeteiMayek',
  Deva: 'devanagari',
  Thai: 'thai',
  Laoo: 'lao',
  Khmr: 'khmer',
  Mymr: 'myanmar',
  Java: 'javanese',
  Tibt: 'tibetan',
  Mong: 'mongolian',
  Geor: 'georgian',
  Armn: 'armenian',
  Ethi: 'ethiopic',
  Cher: 'cherokee',
  Cans: 'canadianAboriginal',
  Tfng: 'tifinagh',
  Thaa: 'thaana',
  Nkoo: 'nko',
  Adlm: 'adlam',
  Hebr: 'hebrew',
} as const;
/** Ancient fractions of Tamil, and letters of Unicode 16 and 17. */
const notYet =
  /[\u0c5c\u0cdc\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7dc\ua7f1\u{116d0}-\u{116e3}\u{11fc0}-\u{11fff}\u{1df25}-\u{1df2a}]|\p{Cn}/u;

describe.each(Object.entries(scripts))('%s, every letter of it', (code, key) => {
  const letters = lettersOf(new RegExp(`\\p{sc=${code}}`, 'u'));

  it('asks for its font, which has it', () => {
    const { covers, faces } = scriptFonts[key];
    const [face] = faces;
    const lacked = letters.filter((letter) => {
      const codePoint = letter.codePointAt(0) ?? 0;
      const isCovered = covers.some(([first, last]) => codePoint >= first && codePoint <= last);
      return !isCovered || !face || !fonts.face(face.key).hasGlyph(codePoint);
    });
    expect(letters.length).toBeGreaterThan(40);
    expect(lacked).toEqual([]);
  });
});

function lettersOf(pattern: RegExp): string[] {
  const found: string[] = [];
  for (let codePoint = 0x80; codePoint < 0x20000; codePoint++) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const letter = String.fromCodePoint(codePoint);
    if (pattern.test(letter) && !notYet.test(letter)) found.push(letter);
  }
  return found;
}

describe('rare letters', () => {
  it.each(['classic', 'modern', 'creative', 'professional'] as const)(
    'have a glyph in %s',
    (id) => {
      const latin = lettersOf(/\p{sc=Latn}/u).join(' ');
      const greek = lettersOf(/(?=[\u0370-\u1fff])\p{sc=Grek}|(?=[\u0400-\ua69f])\p{sc=Cyrl}/u);
      const text = `${latin} ${greek.join(' ')} x̄ q̇ à́ ɛ̃́ ɔ̀ ŋ́ ṩ̣ ℝ ∈ ∀ ∑ 𝔸 𝑥² → ⇄ ♫ ⚖ ■ ➤ ⠿ ☎ ៛ ₵ ₿`;
      const list = layOut(withSummary(text, id));
      expect(missingLetters(list).map(({ letter }) => letter)).toEqual([]);
    },
  );

  it('are set with all their marks in one font', () => {
    const runs = fragmentsOf(layOut(withSummary('Phở ệ x̄ bằng q̇ ọ̀', 'creative')));
    const shown = runs.map(({ run }) => run.text).join('|');
    for (const cluster of ['x̄', 'q̇', 'ọ̀']) expect(shown).toContain(cluster);
  });

  it('stay serif beside a serif, and are not asked for where the family has them', () => {
    const families = (text: string) =>
      new Set(
        fragmentsOf(layOut(withSummary(text, 'classic'))).map(
          ({ run }) => fonts.face(run.font).family,
        ),
      );
    expect(families('Щукина, κόσμος')).toContain('Noto Serif');
    expect([...families('Plain, with 5 % and “quotes” – €5.')]).toEqual(['Gelasio']);
  });
});

describe('emoji', () => {
  const flags = ['IN', 'DE', 'BR', 'JP', 'XK', 'GB'].map((code) =>
    [...code].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5)).join(''),
  );
  const bases = lettersOf(/\p{Emoji_Modifier_Base}/u);
  const tones = bases.flatMap((base) => [`${base}🏻`, `${base}🏿`]);
  const sequences = '1️⃣ #️⃣ *️⃣ 👩‍🔬 👨🏽‍💻 👩🏿‍⚕️ 👨‍👩‍👧‍👦 🏳️‍🌈 🏴‍☠️ ❤️‍🔥 🧑🏽‍🤝‍🧑🏿 👁️‍🗨️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿';

  it('show their letters, tones and families, and never a box', () => {
    const pictures = lettersOf(/\p{Emoji_Presentation}/u);
    const text = [...pictures, ...flags, ...tones, sequences].join(' ');
    expect(missingLetters(layOut(withSummary(text))).map(({ letter }) => letter)).toEqual([]);
  });
});

describe('Chinese', () => {
  it('is drawn as in Taiwan where its letters or its language are traditional', () => {
    const facesOf = (name: 'traditionalChinese') =>
      new Set(fragmentsOf(layOut(resumeOf(moreSamples[name]))).map(({ run }) => run.font));
    expect(facesOf('traditionalChinese')).toContain('NotoSansTC-Regular');
    expect([...facesOf('traditionalChinese')].some((key) => key.includes('SC'))).toBe(false);
    expect(isTraditionalChinese('简体中文', 'zh')).toBe(false);
    expect(isTraditionalChinese('電腦', 'zh-Hans')).toBe(false);
    expect(isTraditionalChinese('中文', 'zh-TW')).toBe(true);
  });
});

const hasHbShape = spawnSync('hb-shape', ['--version']).status === 0;

describe.skipIf(!hasHbShape)(
  'glyphs are those of hb-shape (skipped where it is not installed)',
  () => {
    const require = createRequire(import.meta.url);
    const modules = new Map(scriptFaces.map(({ key, module }) => [key, require.resolve(module)]));

    it.each(samples)('%s', (_, content) => {
      const byFont = new Map<string, Map<string, number[]>>();
      for (const { run } of fragmentsOf(layOut(resumeOf(content, 'modern')))) {
        if (!modules.has(run.font) || run.rtl) continue;
        const runs = byFont.get(run.font) ?? new Map<string, number[]>();
        byFont.set(run.font, runs);
        runs.set(
          run.text,
          run.glyphs.filter((__, field) => field % 5 === 0),
        );
      }
      for (const [font, runs] of byFont) {
        const flags = ['--no-positions', '--no-clusters', '--no-glyph-names', '--text-file=-'];
        const { stdout } = spawnSync('hb-shape', [modules.get(font) ?? '', ...flags], {
          input: [...runs.keys()].join('\n'),
          encoding: 'utf8',
        });
        const theirs = stdout.trim().split('\n');
        for (const [i, [text, glyphs]] of [...runs].entries())
          expect(`[${glyphs.join('|')}]`, `${font} ${text}`).toBe(theirs[i]);
      }
    });
  },
);
