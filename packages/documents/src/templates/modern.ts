import type { Block, Stack, TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import type { Outline, OutlineSection, SourcedText } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { documentWords } from '../section-titles.ts';
import {
  accent,
  accents,
  besidePhoto,
  entries,
  letter,
  main,
  mainProse,
  nameStyle,
  page,
  photoPt,
  side,
  sidebar,
  style,
} from './modern-style.ts';
import { setDocument } from './set-document.ts';
import { setEntries } from './set-entry.ts';
import { setName, setPhoto } from './set-head.ts';
import { setSection, setSectionTitle, spaced } from './set-pairs.ts';
import { isForSidebar, setLabelAbove, setSidebarBody } from './set-sidebar.ts';
import { runsOf, setParagraph, setPassages } from './set-text.ts';

/** Two columns: a quiet sidebar for what is looked up, the story beside it. */
export function modern(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  const aside = [
    ...contactSection(outline.contacts),
    ...outline.sections
      .filter(isForSidebar)
      .map((shown) => titled(shown, setSidebarBody(shown, sidebar))),
  ];
  const story = outline.sections
    .filter((shown) => !isForSidebar(shown))
    .map((shown) => titled(shown, mainBody(shown)));
  return setDocument(resume, {
    page,
    blocks: [
      ...head(outline),
      {
        type: 'columns',
        spaceBeforePt: 18,
        columns: [
          { ...side, children: spaced(aside, 18) },
          { ...main, children: spaced(story, 16) },
        ],
      },
    ],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

/** Name and title stand over the main column, so that no letter crosses the sidebar's edge. */
function head({ name, title, photo }: Outline): Block[] {
  const texts = (indentPt: number): Block[] => [
    setName(name, nameStyle(name), { indentPt }),
    setParagraph(title, style.title, { indentPt, spaceBeforePt: 2 }),
  ];
  if (!photo) return texts(main.xPt);
  const columns = [
    { ...main, children: [besidePhoto, ...texts(0)] },
    { ...side, children: [setPhoto(photo, photoPt)] },
  ];
  return [{ type: 'columns', columns }];
}

/** A letter: who writes stands in the sidebar, the letter beside it. */
export const modernLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head,
  place: (parts, { contacts }) => [
    { ...side, children: contactSection(contacts) },
    { ...main, children: Object.values(parts).flat() },
  ],
};

const titled = (shown: { path: string; title: SourcedText }, children: Block[]): Stack =>
  setSection(shown, [
    setSectionTitle(shown.title, style.section, { spaceAfterPt: 4 }),
    ...children,
  ]);

function contactSection(contacts: SourcedText[]): Stack[] {
  const [first] = contacts;
  if (!first) return [];
  const title = { text: documentWords.contact, path: first.path };
  const lines = contacts.map((contact, index) => {
    const isOnline = contact.href !== undefined && !contact.href.startsWith('tel:');
    const runs = runsOf(contact, isOnline ? { color: accent } : {});
    return setParagraph(contact, style.side, { spaceBeforePt: index === 0 ? 0 : 1.5, runs });
  });
  return [titled({ path: 'personalInfo', title }, lines)];
}

function mainBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, mainProse);
  if (shown.kind === 'pairs')
    return shown.pairs.flatMap((pair, index) => setLabelAbove(pair, index, sidebar));
  return setEntries(shown.entries, entries);
}
