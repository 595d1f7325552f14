import type { InlineRun, TextStyle } from '../blocks.ts';
import { cleanText } from './clean-text.ts';
import type { FaceChoice, LookFaces } from './look-faces.ts';

/** How a stretch of a paragraph looks and where it leads, and which faces may show it. */
export type Look = {
  bold: boolean;
  italic: boolean;
  color: string;
  href: string | undefined;
  /** The index of its element among the line's nodes: 0 is the block, others are its links. */
  part: number;
  faces: FaceChoice;
  /** Where it ends in the paragraph's text. */
  end: number;
};

export type Link = { href: string; text: string };

/** A paragraph's text in one piece, with what its inline runs say about parts of it. */
export type MarkedText = { text: string; looks: Look[]; links: Link[] };

const maxHrefLength = 2048;
// No spaces or control characters: an address with them is no address.
const safeHref = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;

/** The address if a document may lead there, otherwise nothing. */
export function checkHref(href: string | undefined): string | undefined {
  const address = href?.trim().toWellFormed();
  if (!address || address.length > maxHrefLength) return undefined;
  return safeHref.test(address) ? address : undefined;
}

const looksAlike = (a: Look, b: Look): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && a.href === b.href;

/** Counts the text to the link before it if that leads to the same place. */
function addLink(links: Link[], href: string, text: string, previous: Look | undefined): number {
  const last = previous?.href === href ? links.at(-1) : undefined;
  if (last) last.text += text;
  else links.push({ href, text });
  return links.length;
}

function toLook(
  choices: LookFaces,
  run: InlineRun,
  style: TextStyle,
  href: string | undefined,
): Look {
  const bold = run.bold ?? style.bold ?? false;
  const italic = run.italic ?? style.italic ?? false;
  const faces = choices.choose({ family: style.family, bold, italic });
  return { bold, italic, color: run.color ?? style.color, href, part: 0, faces, end: 0 };
}

/** Joins the runs of a block. Adjacent runs of one look become one; of one address, one link. */
export function joinRuns(
  choices: LookFaces,
  runs: readonly InlineRun[],
  style: TextStyle,
): MarkedText {
  const looks: Look[] = [];
  const links: Link[] = [];
  let text = '';
  for (const run of runs) {
    const added = cleanText(run.text);
    if (added === '') continue;
    text += added;
    const last = looks.at(-1);
    const look = toLook(choices, run, style, checkHref(run.href));
    if (look.href) look.part = addLink(links, look.href, added, last);
    look.end = text.length;
    if (last && looksAlike(last, look)) last.end = text.length;
    else looks.push(look);
  }
  return { text, looks, links };
}
