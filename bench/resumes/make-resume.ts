import { pageLines } from '@folio/intake/page-lines';

type Line = ReturnType<typeof pageLines>[number];

import type { Composition } from './compose/block.ts';
import { compose } from './compose/compose.ts';
import { type Design, drawDesign } from './designs/design.ts';
import { shownBy } from './designs/shown.ts';
import { drawPerson } from './people/draw-person.ts';
import type { Content, Person } from './people/person.ts';
import { drawFrom } from './random.ts';
import { drawItems } from './render/items.ts';
import { type Label, labelLines } from './render/labels.ts';

/** What a file would say beside itself, as in packages/intake/fixtures. */
type Expected = { layout: string; headings: string[]; content: Content };

/** A resume before it is drawn by anything. */
export type Draft = {
  person: Person;
  design: Design;
  composition: Composition;
  expected: Expected;
};

/** The `number`th resume of a seed: the same each time. */
export function draftResume(seed: number, number: number): Draft {
  const draw = drawFrom(`seed ${seed}, resume ${number}`);
  const drawn = drawPerson(number, draw);
  const design = drawDesign(draw);
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

/** A resume as the reader's layout sees it, with its truth. */
export type Resume = {
  maker: string;
  language: string;
  country: string;
  trade: string;
  lines: Line[];
  labels: Label[];
  expected: Expected;
};

/** Sets a draft straight into positioned lines, which takes no file and a few milliseconds. */
export function resumeOf({ person, design, composition, expected }: Draft): Resume {
  const { items, pages } = drawItems(composition, design);
  const lines = pageLines({ items, links: [], pages, isCut: false });
  return {
    maker: design.maker,
    language: person.language,
    country: person.country.country,
    trade: person.trade.trade,
    lines,
    labels: labelLines(lines, items),
    expected,
  };
}
