/** An image as a PDF holds it: the entries of its dictionary and its compressed samples. */
export type PdfImage = {
  widthPx: number;
  heightPx: number;
  entries: string;
  samples: Uint8Array;
  /** The opacity of each pixel. */
  mask?: { entries: string; samples: Uint8Array };
};
