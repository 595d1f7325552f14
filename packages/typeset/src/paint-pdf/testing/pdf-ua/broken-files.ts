import { decoded, type PdfObjects, rewrite } from './pdf-objects.ts';
import { nameOf, type PdfDict, PdfName, PdfRef, PdfStream } from './pdf-values.ts';

type BrokenFile = { rule: string; breakFile: (pdf: PdfObjects) => void };

const dictionaries = (pdf: PdfObjects): PdfDict[] =>
  [...pdf.objects.values()].flatMap((value) => {
    if (value instanceof PdfStream) return [value.dict];
    return value instanceof Map ? [value] : [];
  });

/** The first dictionary with this value. */
function find(pdf: PdfObjects, key: string, name: string): PdfDict {
  const found = dictionaries(pdf).find((dict) => nameOf(dict.get(key)) === name);
  if (!found) throw new Error(`The file has no /${key}/${name}`);
  return found;
}

const element = (pdf: PdfObjects, tag: string) => find(pdf, 'S', tag);
const link = (pdf: PdfObjects) => find(pdf, 'Subtype', 'Link');
const page = (pdf: PdfObjects) => find(pdf, 'Type', 'Page');
const font = (pdf: PdfObjects) => find(pdf, 'Subtype', 'Type0');
const descendant = (pdf: PdfObjects) => find(pdf, 'Subtype', 'CIDFontType2');
const descriptor = (pdf: PdfObjects) => find(pdf, 'Type', 'FontDescriptor');
const root = (pdf: PdfObjects) => pdf.dict(pdf.catalog.get('StructTreeRoot'));
const viewer = (pdf: PdfObjects) => pdf.dict(pdf.catalog.get('ViewerPreferences'));

function change(
  pdf: PdfObjects,
  owner: PdfDict,
  key: string,
  edit: (text: string) => string,
): void {
  const stream = pdf.stream(owner.get(key));
  if (!stream) throw new Error(`There is no stream /${key}`);
  const before = decoded(stream);
  const after = edit(before);
  if (after === before) throw new Error(`The stream /${key} has nothing to break`);
  rewrite(stream, after);
}

const changeText = (from: string | RegExp, to: string) => (pdf: PdfObjects) =>
  change(pdf, page(pdf), 'Contents', (text) => text.replace(from, to));
const changeMetadata = (from: string | RegExp, to: string) => (pdf: PdfObjects) =>
  change(pdf, pdf.catalog, 'Metadata', (text) => text.replace(from, to));
const rename = (from: string, to: string) => (pdf: PdfObjects) => {
  element(pdf, from).set('S', new PdfName(to));
};
const mapRole = (from: string, to: string) => (pdf: PdfObjects) => {
  root(pdf).set('RoleMap', new Map([[from, new PdfName(to)]]));
};
const nothing = '\0'.repeat(200_000);

/** Of each rule a file that breaks it, made from a good one. */
export const brokenFiles: readonly BrokenFile[] = [
  { rule: '01-003', breakFile: changeText('BT', '/Artifact BMC 0 0 1 1 re f EMC BT') },
  { rule: '01-004', breakFile: changeText(/^/, '/Artifact BMC ') },
  { rule: '01-005', breakFile: changeText('/Artifact BMC', '/Other BMC') },
  { rule: '01-006', breakFile: (pdf) => pdf.catalog.delete('MarkInfo') },
  {
    rule: '01-007',
    breakFile: (pdf) => pdf.dict(pdf.catalog.get('MarkInfo')).set('Suspects', true),
  },
  { rule: '06-001', breakFile: (pdf) => pdf.catalog.delete('Metadata') },
  { rule: '06-002', breakFile: changeMetadata('<pdfuaid:part>1', '<pdfuaid:part>') },
  { rule: '06-003', breakFile: changeMetadata(/<dc:title>.*<\/dc:title>/, '') },
  { rule: '07-001', breakFile: (pdf) => pdf.catalog.delete('ViewerPreferences') },
  { rule: '07-002', breakFile: (pdf) => viewer(pdf).set('DisplayDocTitle', false) },
  { rule: '11-001', breakFile: (pdf) => pdf.catalog.delete('Lang') },
  { rule: '11-002', breakFile: (pdf) => element(pdf, 'P').set('Lang', 'not a language') },
  { rule: '11-007', breakFile: (pdf) => element(pdf, 'P').set('Lang', 'zh') },
  { rule: '20-001', breakFile: (pdf) => pdf.catalog.set('OCProperties', new Map()) },
  {
    rule: '21-001',
    breakFile: (pdf) => pdf.catalog.set('Names', new Map([['EmbeddedFiles', new Map()]])),
  },
  { rule: '25-001', breakFile: (pdf) => pdf.catalog.set('AcroForm', new Map()) },
  { rule: '26-001', breakFile: (pdf) => pdf.trailer.set('Encrypt', new Map()) },
  { rule: '29-001', breakFile: (pdf) => pdf.catalog.set('OpenAction', new Map()) },
  { rule: '30-001', breakFile: changeText(' re f', ' re f /Form Do') },
  { rule: 'tree-marks', breakFile: changeText('EMC', '') },
  { rule: 'tree-mcid', breakFile: changeText('/MCID 1>>', '/MCID 0>>') },
  { rule: 'tree-nested', breakFile: changeText('BT', '/P<</MCID 9>>BDC BT') },
  { rule: 'tree-orphan', breakFile: changeText('/MCID 0>>', '/MCID 9>>') },
  {
    rule: 'tree-number',
    breakFile: (pdf) => pdf.dict(root(pdf).get('ParentTree')).set('Nums', [0, []]),
  },
  { rule: 'tree-tag', breakFile: changeText('/H1<<', '/H2<<') },
  { rule: 'tree-missing', breakFile: (pdf) => element(pdf, 'P').set('K', [0, 99]) },
  { rule: '02-001', breakFile: rename('P', 'Paragraph') },
  { rule: '02-003', breakFile: mapRole('P', 'P') },
  { rule: '02-004', breakFile: mapRole('P', 'H1') },
  { rule: '09-004', breakFile: rename('P', 'TD') },
  { rule: '09-005', breakFile: rename('LBody', 'P') },
  { rule: '13-004', breakFile: rename('P', 'Figure') },
  { rule: '14-002', breakFile: rename('H1', 'P') },
  { rule: '14-003', breakFile: rename('H2', 'H3') },
  { rule: '14-007', breakFile: rename('H2', 'H') },
  { rule: 'tree-type', breakFile: (pdf) => element(pdf, 'P').set('Type', new PdfName('Page')) },
  { rule: 'tree-parent', breakFile: (pdf) => element(pdf, 'LBody').delete('P') },
  {
    rule: 'tree-twice',
    breakFile: (pdf) => {
      const kids = pdf.array(element(pdf, 'Document').get('K'));
      kids.push(kids[0] ?? null);
    },
  },
  { rule: 'tree-empty', breakFile: (pdf) => element(pdf, 'H1').delete('K') },
  { rule: '28-006', breakFile: (pdf) => link(pdf).set('Subtype', new PdfName('Widget')) },
  { rule: '28-008', breakFile: (pdf) => page(pdf).delete('Tabs') },
  { rule: '28-009', breakFile: (pdf) => page(pdf).set('Tabs', new PdfName('R')) },
  { rule: '28-011', breakFile: rename('Link', 'Span') },
  { rule: '28-012', breakFile: (pdf) => link(pdf).delete('Contents') },
  { rule: 'tree-link', breakFile: (pdf) => link(pdf).set('StructParent', 0) },
  { rule: 'tree-object', breakFile: (pdf) => page(pdf).delete('Annots') },
  {
    rule: '10-001',
    breakFile: (pdf) =>
      change(pdf, font(pdf), 'ToUnicode', (map) => map.replace(/(bfchar\n)<\w+><\w+>/, '$1')),
  },
  { rule: '31-001', breakFile: (pdf) => font(pdf).set('Subtype', new PdfName('Type1')) },
  {
    rule: '31-004',
    breakFile: (pdf) => descendant(pdf).set('CIDToGIDMap', new PdfName('Other')),
  },
  { rule: '31-005', breakFile: (pdf) => descendant(pdf).delete('CIDToGIDMap') },
  { rule: '31-006', breakFile: (pdf) => font(pdf).set('Encoding', new PdfName('Identity-V')) },
  { rule: '31-009', breakFile: (pdf) => descriptor(pdf).delete('FontFile2') },
  {
    rule: '31-011',
    breakFile: (pdf) => descendant(pdf).set('CIDToGIDMap', new PdfName('Identity')),
  },
  { rule: '31-014', breakFile: (pdf) => descriptor(pdf).set('CIDSet', new PdfRef(1)) },
  { rule: '31-016', breakFile: (pdf) => descendant(pdf).set('W', []) },
  { rule: '31-027', breakFile: (pdf) => font(pdf).delete('ToUnicode') },
  {
    rule: '31-028',
    breakFile: (pdf) =>
      change(pdf, font(pdf), 'ToUnicode', (map) => map.replace(/(bfchar\n<\w+>)<\w+>/, '$1<FEFF>')),
  },
  {
    rule: '31-030',
    breakFile: (pdf) => change(pdf, descendant(pdf), 'CIDToGIDMap', () => nothing),
  },
];
