import type { Block, Stack, TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import type { Outline, OutlineSection } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import {
  accents,
  belowHeadPt,
  entries,
  headGrounds,
  letter,
  main,
  nameStyle,
  page,
  photoPt,
  prose,
  side,
  sidebar,
  style,
} from './creative-style.ts';
import { setDocument } from './set-document.ts';
import { setEntries } from './set-entry.ts';
import { contactLines, setName, setPhoto } from './set-head.ts';
import { setSection, setSectionTitle, spaced } from './set-pairs.ts';
import { isForSidebar, setLabelAbove, setSidebarBody } from './set-sidebar.ts';
import { setJoined, setParagraph, setPassages } from './set-text.ts';

/** A head of flat colours over a narrow sidebar and a wide column. */
export function creative(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  const aside = outline.sections
    .filter(isForSidebar)
    .map((shown) =>
      setSection(shown, [
        setSectionTitle(shown.title, style.sideSection, { spaceAfterPt: 1.25 }),
        ...setSidebarBody(shown, sidebar),
      ]),
    );
  const story = outline.sections.filter((shown) => !isForSidebar(shown)).map(mainSection);
  return setDocument(resume, {
    page,
    blocks: [
      coloured(head(outline)),
      {
        type: 'columns',
        spaceBeforePt: belowHeadPt,
        columns: [
          { ...side, children: spaced(aside, 18) },
          { ...main, children: spaced(story, 18) },
        ],
      },
    ],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

function coloured(children: Block[]): Stack {
  const [outer, inner] = headGrounds;
  return {
    type: 'stack',
    background: outer,
    children: [{ type: 'stack', background: inner, children }],
  };
}

function head({ photo, ...outline }: Outline): Block[] {
  if (!photo) return headTexts(outline, main.xPt);
  const columns = [
    { ...main, children: headTexts(outline, 0) },
    { ...side, children: [setPhoto(photo, photoPt)] },
  ];
  return [{ type: 'columns', columns }];
}

function headTexts({ name, title, contacts }: Outline, indentPt: number): Block[] {
  const gap = { text: '    ' };
  const lines = contactLines(contacts, { separator: gap.text, lettersPerLine: 66 });
  return [
    setName(name, nameStyle(name), { indentPt }),
    setParagraph(title, style.title, { indentPt, spaceBeforePt: 2 }),
    ...lines.flatMap((line, index) =>
      setJoined(line, gap, style.contact, { indentPt, spaceBeforePt: index === 0 ? 10 : 0 }),
    ),
  ];
}

/** A letter: the date stands in the sidebar. */
export const creativeLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head: (outline) => [coloured(head(outline))],
  place: ({ date, ...parts }) => [
    { ...side, children: date },
    { ...main, children: Object.values(parts).flat() },
  ],
};

const mainSection = (shown: OutlineSection): Stack =>
  setSection(shown, [
    setSectionTitle(shown.title, style.section, { spaceAfterPt: 3 }),
    ...mainBody(shown),
  ]);

function mainBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, prose);
  if (shown.kind === 'pairs')
    return shown.pairs.flatMap((pair, index) => setLabelAbove(pair, index, sidebar));
  return setEntries(shown.entries, entries);
}
