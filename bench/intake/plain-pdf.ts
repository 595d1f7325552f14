/** A text of a page, drawn word by word or letter by letter, as TeX and old programs do. */
export type Drawing = {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  isItalic?: boolean;
};

/** Advance widths of Helvetica for ' ' to '~', in thousandths of an em. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

const boldWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** An accented letter has the width of its base letter. */
function letterWidth(letter: string, isBold: boolean): number {
  const plain = letter.normalize('NFD').charCodeAt(0) - 32;
  return (isBold ? boldWidths : widths)[plain] ?? 556;
}

export const widthOf = (text: string, size: number, isBold = false): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter, isBold), 0) * size) / 1000;

/** Characters of WinAnsi beyond Latin-1. */
const winAnsi: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '’': 0x92,
  '‘': 0x91,
  '€': 0x80,
};

const asPdfText = (text: string): string =>
  [...text]
    .map((letter) => winAnsi[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63))
    .map((code) =>
      code > 126 || '()\\'.includes(String.fromCharCode(code))
        ? `\\${code.toString(8).padStart(3, '0')}`
        : String.fromCharCode(code),
    )
    .join('');

const fontOf = ({ isBold, isItalic }: Drawing): string => (isBold ? 'F2' : isItalic ? 'F3' : 'F1');

/** Splits a text into its pieces with their positions. */
function pieces(
  { text, x, size, isBold }: Drawing,
  by: 'word' | 'letter',
): { text: string; x: number }[] {
  const parts = by === 'word' ? text.split(/(?<= )/) : [...text];
  let at = x;
  return parts.map((part) => {
    const piece = { text: part.trim(), x: at };
    at += widthOf(part, size, isBold);
    return piece;
  });
}

const pageHeight = 842;

function content(drawings: Drawing[], by: 'word' | 'letter'): string {
  return drawings
    .flatMap((one) =>
      pieces(one, by)
        .filter((piece) => piece.text !== '')
        .map(
          (piece) =>
            `BT /${fontOf(one)} ${one.size} Tf 1 0 0 1 ${piece.x.toFixed(2)} ${(pageHeight - one.y).toFixed(2)} Tm (${asPdfText(piece.text)}) Tj ET`,
        ),
    )
    .join('\n');
}

/** Makes a PDF of these drawings, in three faces of Helvetica. */
export function plainPdf(pages: Drawing[][], by: 'word' | 'letter'): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const add = (body: string) => objects.push(body);
  for (const face of ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique']) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`);
  }
  const kids = pages.map((drawings) => {
    const stream = content(drawings, by);
    const streamId = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${streamId} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`;
  return serialize(objects);
}

function serialize(objects: string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
