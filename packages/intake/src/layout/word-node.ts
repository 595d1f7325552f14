/** What mammoth makes of a Word file before it becomes HTML: the part of its shape that we read. */
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
