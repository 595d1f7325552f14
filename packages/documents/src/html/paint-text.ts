import { parseDate } from '@folio/contract/date-text';
import type { Heading, InlineRun, ListItem, Paragraph } from '@folio/typeset/blocks';
import { shapeGrid } from '@folio/typeset/display-list';
import { withDirectionMarks } from '@folio/typeset/shape/direction';
import { plainLines } from '../export-source/plain-characters.ts';
import { cssColor, cssText, rem } from './css-values.ts';
import { weight } from './font-css.ts';
import type { HtmlPage } from './html-page.ts';
import {
  type Child,
  element,
  joinMarkup,
  linkMarkup,
  type Markup,
  withAddressBreaks,
  withLineBreaks,
} from './markup.ts';
import { joined, type MediaStyle } from './style-book.ts';

type Text = Heading | Paragraph | ListItem;

/** A text with its own style and that of its position. */
export function paintText(block: Text, page: HtmlPage, positionStyle: MediaStyle = {}): Markup {
  const plainText = textOf(block.runs);
  const id = block.type === 'heading' ? page.headingId(block) : undefined;
  const own = ownStyle(block, plainText, page);
  const attributes = {
    id,
    class: page.styles.classOf({
      always: joined(cssText(block.style, page.families), own.always, positionStyle.always),
      wide: joined(own.wide, positionStyle.wide),
      narrow: joined(own.narrow, positionStyle.narrow),
    }),
    dir: isTurnedItem(block, page) ? undefined : page.directionOf(plainText),
    lang: block.language,
  };
  const runs = runsMarkup(block, page, page.runsRtl(plainText));
  const shown = isTurnedItem(block, page)
    ? [element('span', { dir: page.directionOf(plainText) }, ...runs)]
    : runs;
  return element(nameOf(block), attributes, ...shown);
}

/**
 * On a mirrored page only the text of a list item may be left-to-right; its marker stays on the
 * right.
 */
const isTurnedItem = ({ type, runs }: Text, page: HtmlPage): boolean =>
  type === 'listItem' && page.isRtl && page.directionOf(textOf(runs)) !== undefined;

const textOf = (runs: readonly InlineRun[]): string => runs.map(({ text }) => text).join('');

function nameOf(block: Text): string {
  if (block.type === 'heading') return `h${block.level}`;
  return block.type === 'listItem' ? 'li' : 'p';
}

function ownStyle(block: Text, plainText: string, page: HtmlPage): MediaStyle {
  const { align = 'start', maxWidthPt, style } = block;
  // Left-to-right text on a mirrored page is aligned at the page's start edge.
  const isOpposed = page.isRtl && !isTurnedItem(block, page) && !page.runsRtl(plainText);
  const edge = align === 'center' ? 'center' : (align === 'start') === isOpposed ? 'end' : 'start';
  const aligned = edge === 'start' ? '' : `text-align: ${edge}`;
  const indentPt = block.type === 'listItem' ? 0 : (block.indentPt ?? 0);
  const isName = block.type === 'heading' && block.level === 1;
  return {
    always: joined(
      align === 'end' ? '' : aligned,
      maxWidthPt ? `max-inline-size: ${rem(maxWidthPt)}` : '',
      block.hyphenate && page.document.hyphenator ? 'hyphens: auto' : '',
    ),
    wide: joined(
      align === 'end' ? aligned : '',
      indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
    ),
    narrow: isName ? `font-size: min(${rem(style.sizePt)}, 11vw); line-height: 1.15` : '',
  };
}

function runsMarkup(block: Text, page: HtmlPage, isRtl: boolean): Child[] {
  const isDate = /\/(?:dateText|date)$/.test(block.path ?? '');
  return block.runs.map((run) => runMarkup(run, block, page, { isDate, isRtl }));
}

/** A run's style becomes a semantic element if it matters to a screen reader, otherwise a class. */
function runMarkup(
  run: InlineRun,
  block: Text,
  page: HtmlPage,
  { isDate, isRtl }: { isDate: boolean; isRtl: boolean },
): Markup {
  if (run.icon !== undefined) return iconMarkup(run.icon, page);
  const text = isRtl ? withDirectionMarks(plainLines(run.text)) : plainLines(run.text);
  const words = isDate
    ? dateMarkup(text)
    : joinMarkup(withLineBreaks(text).flatMap(withAddressBreaks));
  const leaning = run.italic && !block.style.italic ? element('em', {}, words) : words;
  const heavy = isStrong(run, block) ? element('strong', {}, leaning) : leaning;
  const style = page.styles.classOf({ always: runStyle(run, block) });
  const link = linkMarkup(run.href, heavy, { class: style });
  if (link) return link;
  return style ? element('span', { class: style }, heavy) : heavy;
}

/** Draws an icon in the color of the text, hidden from assistive technology. */
function iconMarkup(path: string, page: HtmlPage): Markup {
  const style = 'width: 0.9em; height: 0.9em; margin-inline-end: 0.35em; vertical-align: -0.12em';
  const square = `0 0 ${shapeGrid} ${shapeGrid}`;
  return element(
    'svg',
    { class: page.styles.classOf({ always: style }), viewBox: square, 'aria-hidden': 'true' },
    element('path', { fill: 'currentColor', 'fill-rule': 'evenodd', d: path }),
  );
}

/** A bold label is a `strong` element, since few programs read styles. A heading needs none. */
const isStrong = (run: InlineRun, { type, style }: Text): boolean =>
  type === 'heading' ? Boolean(run.bold && !style.bold) : Boolean(run.bold ?? style.bold);

const runStyle = ({ color, background, bold, italic }: InlineRun, { style }: Text): string =>
  joined(
    color && color !== style.color ? `color: ${cssColor(color)}` : '',
    background ? `background: ${cssColor(background)}` : '',
    bold === false && style.bold ? `font-weight: ${weight.regular}` : '',
    italic === false && style.italic ? 'font-style: normal' : '',
  );

const dash = /((?:(?<!\s)\s+)?[–—]\s*|(?<!\s)\s+-\s+|(?<!\s)\s+to\s+)/;

/** 'Apr 2021 – Present': the machine-readable part becomes a `time` element. */
const dateMarkup = (text: string): Markup =>
  joinMarkup(
    text.split(dash).map((segment, index) => (index % 2 === 0 ? timeMarkup(segment) : segment)),
  );

function timeMarkup(segment: string): Child {
  const { date } = parseDate(segment);
  return /^[1-9]\d{3}(-\d{2})?$/.test(date)
    ? element('time', { datetime: date }, segment)
    : segment;
}
