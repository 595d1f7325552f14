import { textOf } from './pdf-values.ts';
import { type Rule, wholeRule } from './rule.ts';
import type { TaggedDocument } from './tagged-document.ts';

const viewer = ({ pdf, catalog }: TaggedDocument) => pdf.dict(catalog.get('ViewerPreferences'));
const marked = ({ pdf, catalog }: TaggedDocument) => pdf.dict(catalog.get('MarkInfo'));
const namesOf = ({ pdf, catalog }: TaggedDocument) => pdf.dict(catalog.get('Names'));
const languageTag = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

/** The text of an element of the metadata. */
const said = (xmp: string | undefined, element: string): string =>
  new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`)
    .exec(xmp ?? '')?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';

export const documentRules: readonly Rule[] = [
  wholeRule('01-006', 'it does not say that it is tagged', (document) => {
    return marked(document).get('Marked') !== true;
  }),
  wholeRule('01-007', 'its tags are said to be suspect', (document) => {
    return marked(document).get('Suspects') === true;
  }),
  wholeRule('06-001', 'there is no metadata', ({ xmp }) => xmp === undefined),
  wholeRule('06-002', 'the metadata does not claim PDF/UA', ({ xmp }) => {
    return said(xmp, 'pdfuaid:part') !== '1';
  }),
  wholeRule('06-003', 'the metadata has no title', ({ xmp }) => said(xmp, 'dc:title') === ''),
  wholeRule('07-001', 'it does not say what a window is to be called', (document) => {
    return !viewer(document).has('DisplayDocTitle');
  }),
  wholeRule('07-002', 'a window does not show the title', (document) => {
    return viewer(document).get('DisplayDocTitle') === false;
  }),
  wholeRule('11-001', 'the language is not said, or not a language', ({ catalog }) => {
    return !languageTag.test(textOf(catalog.get('Lang')));
  }),
  {
    id: '11-002',
    says: 'an element has a language that is none',
    check: ({ elements }) =>
      elements
        .filter(({ dict }) => dict.has('Lang') && !languageTag.test(textOf(dict.get('Lang'))))
        .map(({ id, tag }) => `${tag} ${id}`),
  },
  wholeRule('20-001', 'it has optional content', ({ catalog }) => catalog.has('OCProperties')),
  wholeRule('21-001', 'it has embedded files', (document) => {
    return namesOf(document).has('EmbeddedFiles');
  }),
  wholeRule('25-001', 'it has a form', ({ catalog }) => catalog.has('AcroForm')),
  wholeRule('26-001', 'it is encrypted', ({ pdf }) => pdf.trailer.has('Encrypt')),
  wholeRule('29-001', 'it has scripts', (document) => {
    const { catalog } = document;
    return namesOf(document).has('JavaScript') || catalog.has('OpenAction') || catalog.has('AA');
  }),
];
