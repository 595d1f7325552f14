import type { Background, Block, Columns, Heading, Rule, TextStyle } from '@folio/typeset/blocks';
import type { SourcedText } from '../outline/outline.ts';
import { setSectionTitle } from './set-pairs.ts';

/** A stroke at a title: a hairline, or a bar of some points. */
type Stroke = { thicknessPt: number; color: string };

/** A rule from edge to edge, optionally with a short, thicker stroke at its start. */
export type TitleRule = {
  rule: Stroke;
  stroke?: Stroke & { widthPt: number; measurePt: number };
};

/** How a template sets the titles of sections. */
export type TitleSetting = {
  style: TextStyle;
  /** The space between the title, or its rule, and the section. */
  belowPt: number;
  align?: 'start' | 'center';
} & (
  | { mark?: undefined }
  | (TitleRule & { mark: 'rule'; at: 'above' | 'below'; gapPt: number })
  /** A bar in the margin beside the title; its top is `dropPt` below the line's. */
  | {
      mark: 'bar';
      bar: Stroke;
      dropPt: number;
      margin: { xPt: number; widthPt: number };
      texts: { xPt: number; widthPt: number };
    }
  /** No decoration: the title is above the section's texts, but not above the dates. */
  | { mark: 'column'; texts: { xPt: number; widthPt: number } }
  /** A flat color behind the title. */
  | { mark: 'band'; background: Background; indentPt: number }
);

/** Sets the title of a section with its rule, bar or band, and keeps it with the next block. */
export function setTitle(title: SourcedText, setting: TitleSetting): Block[] {
  const { style, belowPt, align = 'start' } = setting;
  const heading = setSectionTitle(title, style, { align });
  if (setting.mark === 'rule') return ruled(heading, setting);
  if (setting.mark === 'bar') {
    const { bar, dropPt, margin, texts } = setting;
    const marked: Columns = {
      type: 'columns',
      spaceAfterPt: belowPt,
      keepWithNext: true,
      columns: [
        { ...texts, children: [heading] },
        { ...margin, children: [{ type: 'spacer', heightPt: dropPt }, setRule(bar)] },
      ],
    };
    return [marked];
  }
  if (setting.mark === 'column')
    return [{ ...heading, indentPt: setting.texts.xPt, spaceAfterPt: belowPt }];
  if (setting.mark === 'band') {
    const { background, indentPt } = setting;
    const children = [{ ...heading, indentPt }];
    const spaceAfterPt = belowPt + background.belowPt;
    return [{ type: 'stack', background: background, keepWithNext: true, spaceAfterPt, children }];
  }
  return [{ ...heading, spaceAfterPt: belowPt }];
}

function ruled(
  heading: Heading,
  { at, gapPt, belowPt, ...marks }: Extract<TitleSetting, { mark: 'rule' }>,
): Block[] {
  const line = setTitleRule(marks);
  return at === 'below'
    ? [heading, { ...line, spaceBeforePt: gapPt, spaceAfterPt: belowPt }]
    : [
        { ...line, spaceAfterPt: gapPt },
        { ...heading, spaceAfterPt: belowPt },
      ];
}

/** A rule below a title; the short stroke is at the start of the hairline. */
export function setTitleRule({ rule, stroke }: TitleRule): Rule | Columns {
  if (!stroke) return setRule(rule);
  const columns = [
    { xPt: 0, widthPt: stroke.measurePt, children: [setRule(rule)] },
    { xPt: 0, widthPt: stroke.widthPt, children: [setRule(stroke)] },
  ];
  return { type: 'columns', keepWithNext: true, columns };
}

export const setRule = ({ thicknessPt, color }: Stroke): Rule => ({
  type: 'rule',
  thicknessPt,
  color,
  keepWithNext: true,
});
