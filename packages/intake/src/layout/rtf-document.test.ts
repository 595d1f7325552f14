import { describe, expect, it } from 'vitest';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { textOf } from './model.ts';
import { rtfDocument } from './rtf-document.ts';
import { wordLines } from './word-lines.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const linesOf = (body: string) =>
  wordLines(rtfDocument(bytesOf(String.raw`{\rtf1\ansi\ansicpg1252 ${body}}`)).document);
const textsOf = (body: string) => linesOf(body).map(textOf);

describe('a text of RTF', () => {
  it('is in the code page of its font', () => {
    const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset128 Gothic;}}`;
    expect(
      textsOf(
        String.raw`${fonts}\f0 Andr\'e9\par\f1 \'cc\'ee\'f1\'ea\'e2\'e0\par\f2 \'93\'8c\'8b\'9e\par`,
      ),
    ).toEqual(['André', 'Москва', '東京']);
  });

  it('has each letter once where one for older programs stands beside it', () => {
    expect(textsOf(String.raw`Jos\u233\'e9 \u8211\'96 {\uc2\u2309??\u2370??}\par`)).toEqual([
      'José – \u0905\u0942',
    ]);
  });

  it('has signs, spaces and hyphens that have words of their own', () => {
    expect(textsOf(String.raw`\lquote a\rquote\emdash b\~c\_d \{e\} \\ f\par`)).toEqual([
      '‘a’—b c-d {e} \\ f',
    ]);
  });

  it('keeps words apart between which a page or column ends, and joiners in them', () => {
    expect(textsOf(String.raw`one\page two\column three\par a\zwnj b\par`)).toEqual([
      'one',
      'two',
      'three',
      'a\u200cb',
    ]);
  });

  it('has none of what is hidden, deleted or said to programs', () => {
    expect(
      textsOf(
        String.raw`{\*\generator Writer}{\info{\company No}}{\v hidden}{\deleted gone}{\pict 89504e47}{\*\unknown no}Yes\par`,
      ),
    ).toEqual(['Yes']);
  });

  it('is left as it stands where binary data has braces', () => {
    expect(textsOf(String.raw`{\pict\bin4 }}}}}Yes\par`)).toEqual(['Yes']);
  });
});

describe('the paragraphs of RTF', () => {
  it('are list items by their marks, as Word, WordPad and LibreOffice write them', () => {
    const items = linesOf(
      String.raw`\pard{\listtext\f3 \'b7\tab}\ls1 Word\par` +
        String.raw`\pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1}WordPad\par` +
        String.raw`\pard{\listtext\pard\plain 1.\tab}\ilvl0\ls2 Third\par\pard No item\par`,
    );
    expect(items.map((line) => [textOf(line), line.role])).toEqual([
      ['Word', 'item'],
      ['WordPad', 'item'],
      ['Third', 'item'],
      ['No item', 'paragraph'],
    ]);
  });

  it('are headings by their style or level', () => {
    const styles = String.raw`{\stylesheet{\s0 Normal;}{\s5\sbasedon0 heading 1;}{\*\cs1 Strong;}}`;
    const lines = linesOf(
      String.raw`${styles}\pard\s5 Experience\par\pard\s0 Text\par\pard\outlinelevel0 Education\par`,
    );
    expect(lines.map(({ role }) => role)).toEqual(['heading', 'paragraph', 'heading']);
  });

  it('are bold or of a size by their letters', () => {
    const [line] = linesOf(String.raw`\fs28\b Asha Rao\b0\par`);
    expect(line?.cells[0]).toMatchObject({ text: 'Asha Rao', isBold: true, size: 14 });
  });

  it('lead where their links do, and no further', () => {
    const lines = linesOf(
      String.raw`See {\field{\*\fldinst{HYPERLINK "https://asha.example/"}}{\fldrslt my pages}} now\par After\par`,
    );
    expect(lines.map((line) => [textOf(line), line.links])).toEqual([
      ['See my pages now', ['https://asha.example/']],
      ['After', []],
    ]);
  });

  it('are cells of a row in a table', () => {
    const row = (one: string, two: string) =>
      String.raw`\trowd\cellx1\cellx2\pard\intbl ${one}\cell ${two}\cell\row`;
    const lines = linesOf(`${row('Analyst', '2020')}${row('Clerk', '2018')}\\pard After\\par`);
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Analyst', '2020'],
      ['Clerk', '2018'],
      ['After'],
    ]);
  });

  it('stand in the order of the page: heads, text boxes, the text beside them', () => {
    expect(
      textsOf(
        String.raw`{\header Asha Rao\par}{\footer Page 1\par}Begun {\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt In a box\par}}{\shprslt again\par}}and ended\par`,
      ),
    ).toEqual(['Asha Rao', 'In a box', 'Begun and ended']);
  });
});

it('says its title and its author', () => {
  const { titles } = rtfDocument(
    bytesOf(String.raw`{\rtf1{\info{\title Resume}{\author Asha Rao}{\creatim\yr2024}}Text\par}`),
  );
  expect(titles).toEqual(['Resume', 'Asha Rao']);
});

it('is refused where groups are nested without end', () => {
  expect(() => rtfDocument(bytesOf(`{\\rtf1${'{'.repeat(100_000)}`))).toThrow(IntakeError);
});

it('is refused where it has more paragraphs than anybody writes', () => {
  expect(linesOf('a\\par '.repeat(limits.wordNodes / 4))).not.toHaveLength(0);
  expect(() => linesOf('a\\par '.repeat(limits.wordNodes))).toThrow(IntakeError);
});
