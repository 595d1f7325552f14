/** The used part of mammoth's tree of a Word file, before its conversion to HTML. */
export type WordNode = {
  type: string;
  children?: WordNode[];
  value?: string;
  href?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { isOrdered?: boolean } | null;
  isBold?: boolean;
  isItalic?: boolean;
  isAllCaps?: boolean;
  fontSize?: number | null;
  breakType?: string;
};
