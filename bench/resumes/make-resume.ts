import { pageLines } from '@folio/intake/page-lines';
import { textToLines } from '@folio/intake/text-lines';
import { wordLines } from '@folio/intake/word-lines';

type Line = ReturnType<typeof pageLines>[number];

import type { Composition } from './compose/block.ts';
import { compose } from './compose/compose.ts';
import { type Design, drawDesign } from './designs/design.ts';
import { shownBy } from './designs/shown.ts';
import { drawPerson } from './people/draw-person.ts';
import type { Content, Person } from './people/person.ts';
import { type Draw, drawFrom } from './random.ts';
import { documentOf } from './render/document.ts';
import { drawItems } from './render/items.ts';
import { type Label, labelLines } from './render/labels.ts';
import { textOf } from './render/text.ts';
import { wordsOf } from './words.ts';

/** The expected reading of a file, as in packages/intake/fixtures. */
type Expected = { layout: string; headings: string[]; content: Content };

/** A composed resume before it is drawn. */
export type Draft = {
  person: Person;
  design: Design;
  composition: Composition;
  expected: Expected;
};

/** The resume of a seed and number: always the same. */
export function draftResume(seed: number, number: number): Draft {
  const draw = drawFrom(`seed ${seed}, resume ${number}`);
  const drawn = drawPerson(number, draw);
  const design = withProse(drawDesign(draw), drawn.language, draw);
  const content = shownBy(design, drawn.content, draw);
  const person = { ...drawn, content };
  const composition = compose(person, design, draw);
  const { headings } = composition;
  return {
    person,
    design,
    composition,
    expected: { layout: `generated-${design.maker}`, headings, content },
  };
}

/** Jobs described in sentences need patterns in the resume's language. */
const withProse = (design: Design, language: string, draw: Draw): Design =>
  design.work === 'prose'
    ? { ...design, work: draw.pick(wordsOf(language, 'prose.work')) }
    : design;

/** A resume as the reader's layout layer returns it, with its truth. */
export type Resume = {
  maker: string;
  language: string;
  country: string;
  trade: string;
  lines: Line[];
  labels: Label[];
  expected: Expected;
};

/**
 * Draws a draft directly into positioned lines: no file is needed, and it takes a few milliseconds.
 */
export function resumeOf(draft: Draft): Resume {
  const { items, pages } = drawItems(draft.composition, draft.design);
  const lines = pageLines({ items, links: [], pages, isCut: false });
  return { ...aboutOf(draft), lines, labels: labelLines(lines, items) };
}

/**
 * Of ten resumes, three are Word files and one is plain text: lines without positions, whose labels
 * are found only by the values in them.
 */
export function mixedResume(seed: number, number: number): Resume {
  const draft = draftResume(seed, number);
  const draw = drawFrom(`seed ${seed}, file ${number}`);
  const kind = draw.int(0, 9);
  if (kind > 3) return resumeOf(draft);
  const hand = { isStyled: draw.chance(0.5), hasTables: draw.chance(0.5) };
  const { composition, design } = draft;
  const lines =
    kind === 0
      ? textToLines(textOf(composition, draw.pick(['', '', '-', '='])))
      : wordLines(documentOf(composition, Number(design.size), hand));
  return { ...aboutOf(draft), lines, labels: [] };
}

const aboutOf = ({ person, design, expected }: Draft): Omit<Resume, 'lines' | 'labels'> => ({
  maker: design.maker,
  language: person.language,
  country: person.country.country,
  trade: person.trade.trade,
  expected,
});
