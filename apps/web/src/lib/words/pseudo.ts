import type { Message, Part } from './words.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀćďéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÀƁĆĎÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/**
 * A pseudo-locale, accented and a third longer: reveals texts that are not messages, and texts
 * without room to grow.
 */
export const pseudo = (_key: string, english: Message): Message =>
  typeof english === 'string' ? lengthened(english) : english.map(ofPart);

function ofPart(part: Part): Part {
  if (typeof part === 'string') return lengthened(part);
  const [name, kind, cases = {}] = part;
  if (!kind) return part;
  return [
    name,
    kind,
    Object.fromEntries(Object.entries(cases).map(([key, parts]) => [key, parts.map(ofPart)])),
  ];
}

/** Leaves placeholders and tags unchanged. */
function lengthened(text: string): string {
  const letters = text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((piece, index) =>
      index % 2
        ? piece
        : piece.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter),
    )
    .join('');
  return letters + '·'.repeat(Math.ceil(text.replace(/\W/g, '').length * 0.35));
}
