import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { readResume } from '../read-resume.ts';
import { textOf } from './model.ts';
import { odtDocument } from './odt-document.ts';
import { wordLines } from './word-lines.ts';

const odt = (body: string, { styles = '', automatic = '', manifest = '', meta = '' } = {}) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8(`<manifest:manifest>${manifest}</manifest:manifest>`),
    'meta.xml': strToU8(`<office:meta>${meta}</office:meta>`),
    'styles.xml': strToU8(`<office:document-styles>${styles}</office:document-styles>`),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
const linesOf = (body: string, parts = {}) => wordLines(odtDocument(odt(body, parts)).document);
const textsOf = (body: string, parts = {}) => linesOf(body, parts).map(textOf);

describe('an OpenDocument text', () => {
  it('has its words, tabs and lines, and no white space of its own', () => {
    expect(
      textsOf(
        '<text:p>Salt &amp; Co<text:s text:c="3"/>Pune\n  India</text:p><text:p>One<text:line-break/>Two</text:p>',
      ),
    ).toEqual(['Salt & Co Pune India', 'One', 'Two']);
  });

  it('has none of what was deleted, remarked or noted below', () => {
    expect(
      textsOf(
        '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>Yes<office:annotation><text:p>hm</text:p></office:annotation><text:note><text:note-body><text:p>below</text:p></text:note-body></text:note>, all</text:p>',
      ),
    ).toEqual(['Yes, all']);
  });

  it('has none of what is hidden', () => {
    const automatic =
      '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style><style:style style:name="T2" style:parent-style-name="T1"><style:text-properties text:display="true"/></style:style>';
    const body =
      '<text:p>a<text:span text:style-name="T1">b</text:span><text:span text:style-name="T2">c</text:span><text:hidden-text text:is-hidden="true">d</text:hidden-text></text:p><text:p text:style-name="T1">e</text:p><text:section text:display="none"><text:p>f</text:p></text:section><text:p>g</text:p>';
    expect(textsOf(body, { automatic })).toEqual(['ac', 'g']);
  });

  it.each([
    ['list', '<text:list><text:list-item><text:p>gone</text:p></text:list-item></text:list>'],
    [
      'table',
      '<table:table-row><table:table-cell><text:p>gone</text:p></table:table-cell></table:table-row>',
    ],
    ['text box', '<text:p><draw:text-box><text:p>gone</text:p></draw:text-box></text:p>'],
    ['tab', '<text:p>gone<text:tab/></text:p>'],
  ])('has its own text as it is, though a %s was deleted in it', (_, gone) => {
    const deleted = `<text:tracked-changes><text:deletion>${gone}</text:deletion></text:tracked-changes>`;
    const lines = linesOf(`<text:p>Asha Rao</text:p>${deleted}<text:p>Pune</text:p>`);
    expect(
      lines.map(({ role, cells }) => [role, ...cells.map(({ text, x }) => [text, x])]),
    ).toEqual([
      ['paragraph', ['Asha Rao', 0]],
      ['paragraph', ['Pune', 0]],
    ]);
  });

  it('knows headings, list items and bold by styles that inherit', () => {
    const automatic =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Loud"/>';
    const styles =
      '<style:style style:name="Loud"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style>';
    const lines = linesOf(
      '<text:h text:outline-level="1">Experience</text:h><text:p text:style-name="P1">Asha Rao</text:p><text:list><text:list-item><text:p>Built doors</text:p></text:list-item></text:list><text:p>After</text:p>',
      { automatic, styles },
    );
    expect(lines.map(({ role }) => role)).toEqual(['heading', 'paragraph', 'item', 'paragraph']);
    expect(lines[1]?.cells[0]).toMatchObject({ isBold: true, size: 14 });
  });

  it('has the rows of its tables, and a text box before what it is anchored in', () => {
    const box = '<draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box></draw:frame>';
    const lines = linesOf(
      `<text:p>Beside ${box}it</text:p><table:table><table:table-row><table:table-cell><text:p>Analyst</text:p></table:table-cell><table:table-cell><text:p>${box}2020</text:p></table:table-cell></table:table-row></table:table>`,
    );
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['In a box'],
      ['Beside it'],
      ['In a box'],
      ['Analyst', '2020'],
    ]);
  });

  it('begins with the head of its pages, and leads where its links do', () => {
    const styles =
      '<style:header><text:p>Asha Rao</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer>';
    const lines = linesOf('<text:p><text:a xlink:href="https://a.example/">me</text:a></text:p>', {
      styles,
    });
    expect(lines.map((line) => [textOf(line), line.links])).toEqual([
      ['Asha Rao', []],
      ['me', ['https://a.example/']],
    ]);
  });

  it('is refused where many parts of one name are as long as a part may be', async () => {
    const names = ['content.xml', 'content.xmk', 'content.xmj', 'content.xmi'];
    const long = strToU8(' '.repeat(limits.xmlBytes));
    const file = Buffer.from(
      zipSync({
        ...Object.fromEntries(names.map((name) => [name, long])),
        'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
      }),
    ).toString('latin1');
    const alike = Buffer.from(file.replaceAll(/content\.xm[kji]/g, 'content.xml'), 'latin1');
    await expect(readResume({ bytes: alike })).rejects.toMatchObject({ code: 'too-large' });
  });

  it('says its title and its author', () => {
    const meta = '<dc:title>Resume</dc:title><meta:initial-creator>Asha Rao</meta:initial-creator>';
    expect(odtDocument(odt('<text:p>x</text:p>', { meta })).titles).toEqual(['Resume', 'Asha Rao']);
  });

  it.each([
    ['with a password', odt('', { manifest: '<manifest:encryption-data/>' }), 'encrypted'],
    ['with entities of its own', odt('<!DOCTYPE a [<!ENTITY b "c">]>'), 'unreadable'],
    ['nested without end', odt('<text:span>'.repeat(10_000)), 'unreadable'],
    ['without words', odt('<text:p/>'), 'empty'],
  ])('%s is refused with its reason', async (_, bytes, code) => {
    await expect(readResume({ bytes })).rejects.toThrow(
      expect.objectContaining({ code }) as unknown as IntakeError,
    );
  });
});
