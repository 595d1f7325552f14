import { describe, expect, it } from 'vitest';
import type { InlineRun } from '../blocks.ts';
import { FaceChooser } from '../shape/run-style.ts';
import { shapeText } from '../shape/shape-text.ts';
import { WordCache } from '../shape/shape-word.ts';
import { bodyStyle } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { breakText } from './break-text.ts';
import { TextSetter, textSetterFor } from './text-setter.ts';

const fonts = await openFontBook(['Inter']);
const setter = new TextSetter(fonts);
const shaper = {
  fonts,
  words: new WordCache(10_000),
  runStyles: new FaceChooser(fonts, []),
  rtl: false,
};
const set = (runs: InlineRun[], widthPt: number) => setter.setText(runs, bodyStyle, widthPt);
const linesOf = (text: string, widthPt: number) =>
  set([{ text }], widthPt).lines.map((line) => line.text);

describe('setText', () => {
  it('wraps at spaces, which hang', () => {
    const { lines } = set([{ text: 'aaaa bbbb   cccc' }], 50);
    expect(lines.map(({ text, breakAfter }) => [text, breakAfter])).toEqual([
      ['aaaa bbbb', '   '],
      ['cccc', ''],
    ]);
  });

  it('ends no line within C++', () => {
    for (let widthPt = 24; widthPt < 120; widthPt += 1) {
      const lines = linesOf('Wrote it in C++ and g++, then in Notepad++.', widthPt);
      expect(lines.filter((line) => /[Cg]\+$/.test(line))).toEqual([]);
    }
  });

  it('leaves no letter or two alone at a hyphen', () => {
    const text = 'before every rough-in inspection by e-mail of the X-ray team and its follow-up';
    for (let widthPt = 120; widthPt < 400; widthPt += 3) {
      const lines = linesOf(text, widthPt);
      expect(lines.filter((line) => /-$/.test(line))).toEqual([]);
    }
  });

  it('ties words of one letter in the languages that do, with one cache for all', () => {
    const linesIn = (language: string) =>
      textSetterFor(fonts, { language })
        .setText([{ text: 'praca o domu' }], bodyStyle, 50)
        .lines.map((line) => line.text);
    expect(linesIn('es')).toEqual(['praca o', 'domu']);
    expect(linesIn('cs')).toEqual(['praca', 'o domu']);
  });

  it('parts no Korean word where there is another way', () => {
    const text =
      '초당 12,000건의 결제를 Kubernetes로 처리하여 장애 시간을 40분에서 5분으로 줄였습니다.';
    for (let widthPt = 150; widthPt < 400; widthPt += 5)
      expect(linesOf(text, widthPt).join(' ')).toBe(text);
    expect(linesOf('한국전자통신연구원부설국가보안기술연구소', 80).length).toBeGreaterThan(1);
  });

  it('leaves no short word alone on the last line, where the lines above can spare some', () => {
    const text =
      'Waste of fresh goods fell by a fifth in its first year, with no order lost to it.';
    const full = setter.setText([{ text }], bodyStyle, 1_000).lines[0]?.widthPt ?? 0;
    const runt = linesOf(text, full - 3);
    expect(runt.at(-1)).toBe('order lost to it.');
    expect(runt.join(' ')).toBe(text);
    expect(linesOf(`A word\nit.`, full).at(-1)).toBe('it.');
    expect(linesOf('wheelbarrows it.', 70)).toEqual(['wheelbarrows', 'it.']);
  });

  it('breaks at line feeds and keeps empty lines between others', () => {
    expect(linesOf('a\n\nb\n', 100)).toEqual(['a', '', 'b']);
    expect(linesOf('', 100)).toEqual([]);
    expect(linesOf('a b\nc d e', Number.POSITIVE_INFINITY)).toEqual(['a b', 'c d e']);
  });

  it('keeps ranges of figures whole, and the figures of a date with what they count', () => {
    const text = 'Transport Notes, 112–131';
    const full = setter.setText([{ text }], bodyStyle, 1_000).lines[0]?.widthPt ?? 0;
    expect(linesOf(text, full - 3)).toEqual(['Transport Notes,', '112–131']);
    const period = '2014年7月～2019年3月';
    const { widthPt = 0 } = setter.setText([{ text: period }], bodyStyle, 1_000).lines[0] ?? {};
    expect(linesOf(period, widthPt - 3)).toEqual(['2014年7月～', '2019年3月']);
    expect(linesOf('112–131', 20).join('')).toBe('112–131');
  });

  it('rather breaks after other hyphens than that of a name', () => {
    const linesAt = (text: string) => {
      const upTo = `${text.slice(0, text.indexOf('-'))}-`;
      const full = setter.setText([{ text: upTo }], bodyStyle, 1_000).lines[0]?.widthPt ?? 0;
      return linesOf(text, full + 1);
    };
    const rest = 'all of last year and the one before that, too';
    expect(linesAt(`Led the service with Anna Meyer-Landrut ${rest}`)[0]).toBe(
      'Led the service with Anna',
    );
    expect(linesAt(`Led the service with other front-enders ${rest}`)[0]).toBe(
      'Led the service with other front-',
    );
  });

  it('ends the first line of a long name between its parts, not within the last', () => {
    const name = 'Hovhannes Ter-Petrosyan';
    const full = setter.setText([{ text: name }], bodyStyle, 1_000).lines[0]?.widthPt ?? 0;
    expect(linesOf(name, full - 1)).toEqual(['Hovhannes', 'Ter-Petrosyan']);
    const wide = 'Anna Wittelsbach-Hohenstaufen';
    const whole = setter.setText([{ text: 'Wittelsbach-Hohenstauf' }], bodyStyle, 1_000);
    // Where the name takes more than a line, its hyphen is the best place.
    expect(linesOf(wide, whole.lines[0]?.widthPt ?? 0)).toEqual([
      'Anna Wittelsbach-',
      'Hohenstaufen',
    ]);
  });

  it.each([
    ['売上を300万円から', '300万円'],
    ['累计服务5亿人次客户', '5亿人'],
    ['직원 12명과 함께', '12명'],
    ['계약 300만원을', '300만원'],
    ['従業員12人と', '12人'],
  ])('keeps the figure of %s with what it counts', (text, together) => {
    for (let widthPt = 60; widthPt < 120; widthPt += 3)
      expect(linesOf(text, widthPt).join('|')).toContain(together);
  });

  it.each([
    [
      'Le prix « Or » : oui ! Ah bon ? Et « Argent » ; fin',
      ['« Or » :', 'oui !', 'bon ?', 'Argent » ;'],
    ],
    ['Le prix «\u00a0Or\u00a0»\u202f: oui\u202f! Non', ['«\u00a0Or\u00a0»\u202f:', 'oui\u202f!']],
  ])('keeps the marks of French with their words: %s', (text, together) => {
    for (let widthPt = 60; widthPt < 200; widthPt += 5) {
      const lines = linesOf(text, widthPt).join('|');
      for (const part of together) expect(lines).toContain(part);
    }
  });

  it('breaks after hyphens and between ideographs, never before a closing mark', () => {
    expect(linesOf('well-known', 38)).toEqual(['well-', 'known']);
    const lines = linesOf('漢字漢字。', 25);
    expect(lines.join('')).toBe('漢字漢字。');
    expect(lines.every((line) => !line.startsWith('。'))).toBe(true);
  });

  it('cuts a word that is wider than the line between graphemes', () => {
    const word = 'e\u0301'.repeat(40);
    const { lines } = set([{ text: word }], 33);
    expect(lines.map((line) => line.text).join('')).toBe(word);
    for (const line of lines) {
      expect(line.text).toMatch(/^(?:e\u0301)+$/);
      expect(line.widthPt).toBeLessThanOrEqual(33.000001);
    }
  });

  it('cuts a word of letters with a hyphen that is no letter of the text', () => {
    const { lines } = set([{ text: 'Softwareentwicklungsprojektleiter bei uns' }], 90);
    const painted = lines.map(({ fragments }) => fragments.map(({ run }) => run.text).join(''));
    expect(painted).toEqual(['Softwareentwickl-', 'ungsprojektleiter', 'bei uns']);
    expect(lines.map((line) => line.text + line.breakAfter).join('')).toBe(
      'Softwareentwicklungsprojektleiter bei uns',
    );
    for (const line of lines) expect(line.widthPt).toBeLessThanOrEqual(90.000001);
    expect(lines[0]?.fragments.map(({ isHyphen }) => isHyphen)).toEqual([undefined, true]);
  });

  it.each([
    ['a figure', '1234567890'.repeat(4)],
    ['a key of letters and figures', 'ab12'.repeat(10)],
    ['an address', `https://${'abcdefgh'.repeat(6)}`],
    ['Arabic', '\u0645'.repeat(60)],
    ['Chinese', '\u6f22'.repeat(30)],
  ])('cuts %s without a hyphen', (_, text) => {
    const { lines } = set([{ text }], 60);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.flatMap(({ fragments }) => fragments).some(({ isHyphen }) => isHyphen)).toBe(
      false,
    );
    expect(lines.map((line) => line.text).join('')).toBe(text);
  });

  it('parts an address at @ and dots, before a hyphen where it must, and else evenly', () => {
    expect(linesOf('annabel@example.com', 75)).toEqual(['annabel@', 'example.com']);
    expect(linesOf('featherstone-cholmondeley@a.example', 90)).toEqual([
      'featherstone',
      '-cholmondeley@',
      'a.example',
    ]);
    expect(linesOf('abcdefghijklmnopqrst@x.example', 100)).toEqual([
      'abcdefghijkl',
      'mnopqrst@',
      'x.example',
    ]);
  });

  it('hyphenates where it is told, and where the line would else be short', () => {
    const text = 'An internationalization';
    const runs = [{ text }];
    const hyphenate = (word: string) => (word.length > 10 ? [5, 8, 13] : []);
    const shaped = shapeText(shaper, runs, bodyStyle);
    const linesWith = (widthPt: number, split = hyphenate) =>
      breakText(shaper, shaped, widthPt, { key: '', hyphenate: split }).lines.map(({ fragments }) =>
        fragments.map(({ run }) => run.text).join(''),
      );
    expect(linesWith(100)).toEqual(['An international-', 'ization']);
    expect(linesWith(100, () => [])).toEqual(['An', 'internationalization']);
    expect(linesWith(200)).toEqual([text]);
  });

  it('divides what is wider than its line at a joint where that leaves the line half full', () => {
    const text = 'Netzwerksicherheitsprüfung';
    const shaped = shapeText(shaper, [{ text }], bodyStyle);
    const hyphenate = () => [4, 8, 14, 19, 22];
    const linesWith = (widthPt: number, joints: number[]) => {
      const divider = { key: '', hyphenate, joints: () => joints };
      return breakText(shaper, shaped, widthPt, undefined, divider).lines.map(({ fragments }) =>
        fragments.map(({ run }) => run.text).join(''),
      );
    };
    expect(linesWith(85, [])).toEqual(['Netzwerksicher-', 'heitsprüfung']);
    expect(linesWith(85, [8, 19])).toEqual(['Netzwerk-', 'sicherheits-', 'prüfung']);
    expect(linesWith(85, [4])).toEqual(['Netzwerksicher-', 'heitsprüfung']);
  });

  it.each([0, -20, 0.5])('sets one grapheme a line in a measure of %d pt', (widthPt) => {
    expect(linesOf('abc d', widthPt)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('breaks a paragraph of several looks as one text', () => {
    const text = 'one two three four five six';
    const mixed = [
      { text: 'one two thr' },
      { text: 'ee fo', color: '#ff0000' },
      { text: 'ur five six' },
    ];
    expect(set(mixed, 60).lines.map((line) => line.text)).toEqual(linesOf(text, 60));
  });

  it('orders right-to-left text visually', () => {
    const [line] = set([{ text: 'שלום abc' }], 200).lines;
    expect(set([{ text: 'שלום abc' }], 200).rtl).toBe(true);
    expect(line?.fragments.map(({ run }) => [run.text, run.rtl])).toEqual([
      ['abc', false],
      // Inter has no Hebrew letters: they are blanks, but the space is not.
      [' ', true],
      ['שלום', true],
    ]);
    expect(set([{ text: 'abc שלום' }], 200).rtl).toBe(false);
  });

  it('merges clusters of right-to-left words in logical order', () => {
    // An override has letters that Inter has run from right to left.
    const [line] = set([{ text: '\u202eab, cd' }], 200).lines;
    const run = line?.fragments.find((fragment) => fragment.run.rtl)?.run;
    expect(run?.text).toBe('ab, cd');
    const clusters = run?.glyphs.filter((_, i) => i % 5 === 4);
    expect(clusters).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('remembers a paragraph, and no other that looks like it', () => {
    const first = set([{ text: 'same' }], 100);
    expect(set([{ text: 'same' }], 100)).toBe(first);
    expect(set([{ text: 'same' }], 101)).not.toBe(first);
    expect(set([{ text: 'same', href: 'https://a.example' }], 100)).not.toBe(first);
    expect(set([{ text: 'sa' }, { text: 'me' }], 100)).not.toBe(first);
  });
});
