import type { Align, ContentPath, Ground, Image, TextStyle } from '../blocks.ts';
import type { BrokenText } from '../break/line.ts';
import type { StructureTag } from '../display-list.ts';

/** Space around, and whether it may be the last thing on a page. x is from the page's left edge. */
type Placed = {
  xPt: number;
  widthPt: number;
  beforePt: number;
  afterPt: number;
  /** Without the space around. */
  heightPt: number;
  /** The least of it that may stand at the foot of a page. */
  headPt: number;
  keepWithNext: boolean;
  path: ContentPath | undefined;
};

/** Text that hangs beside another text's first line: a marker, or a row's right-hand slot. */
export type Beside = {
  xPt: number;
  broken: BrokenText;
  style: TextStyle;
  path: ContentPath | undefined;
  /** Where it is another than the document's. */
  language: string | undefined;
};

export type TextFlow = Placed & {
  kind: 'text';
  tag: Extract<StructureTag, 'H1' | 'H2' | 'H3' | 'P' | 'LBody'>;
  broken: BrokenText;
  style: TextStyle;
  align: Align;
  language: string | undefined;
  marker?: Beside;
  slot?: Beside;
  /** The row around the text and its slot. */
  rowBox?: { path: ContentPath; xPt: number; widthPt: number };
};

export type RuleFlow = Placed & { kind: 'rule'; color: string };
export type ImageFlow = Placed & { kind: 'image'; image: Image };
export type SpaceFlow = Placed & { kind: 'space' };
export type ColumnsFlow = Placed & { kind: 'columns'; flows: FlowItem[][] };
/** Where a stack begins; `end` is the index of its `close`. */
export type OpenFlow = Placed & {
  kind: 'open';
  keepTogether: boolean;
  end: number;
  ground: Ground | undefined;
};
export type CloseFlow = Placed & { kind: 'close' };

/** Blocks as one column of things to place, from top to bottom. */
export type FlowItem =
  | TextFlow
  | RuleFlow
  | ImageFlow
  | SpaceFlow
  | ColumnsFlow
  | OpenFlow
  | CloseFlow;
