import { plainPassage } from '../export-source/plain-passage.ts';
import type { Outline, OutlineSection, Passage } from '../outline/outline.ts';
import { passageRuns } from '../templates/set-text.ts';

/** Word's writer keeps some five kilobytes a run in memory until it is done. */
const mostRuns = 20_000;

/**
 * The outline with as many changes of look as Word's writer has room for, hundreds of pages of them.
 * Passages beyond keep their words and addresses and lose their bold and italics.
 */
export function limitRuns(outline: Outline): Outline {
  let left = mostRuns;
  const limited = (passage: Passage): Passage => {
    const count = passageRuns(passage).length;
    left -= count;
    if (left >= 0 || count === 1) return passage;
    const { label: _said, ...said } = passage;
    return { ...said, text: plainPassage(passage), isPlain: true };
  };
  return { ...outline, sections: outline.sections.map((section) => inSection(section, limited)) };
}

function inSection(section: OutlineSection, change: (passage: Passage) => Passage): OutlineSection {
  if (section.kind === 'prose') return { ...section, passages: section.passages.map(change) };
  if (section.kind === 'pairs') return section;
  const entries = section.entries.map((entry) => ({ ...entry, body: entry.body.map(change) }));
  return { ...section, entries };
}
