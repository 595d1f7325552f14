/** Ways to reach a person, as they stand in free text. */
const contactPatterns: Record<string, RegExp> = {
  email: /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu,
  link: /\b(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|twitter|x)\.com\/)[^\s"<>]+[^\s"<>.,;:)\]]/giu,
  phone: /\+\d[\d\s().-]{6,}\d|\(?\b\d{3,5}\)?[\s.-]\d{3,5}[\s.-]\d{3,5}\b/gu,
};
const placeholder = /\{\{\w+\}\}/g;

export type HiddenContacts = {
  data: Record<string, string>;
  /** Puts the contact details back; nothing when the text has a placeholder that was made up. */
  reveal: (text: string) => string | undefined;
};

/**
 * Replaces contact details by placeholders, the same ones in all texts.
 *
 * @param known a person's own, by what they are.
 */
export function hideContacts(
  data: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
): HiddenContacts {
  const texts = Object.values(data);
  const placeholders = new Map<string, string>();
  const note = (kind: string, value: string) => {
    if (value.length < 4 || placeholders.has(value)) return;
    placeholders.set(value, `{{${kind}_${placeholders.size + 1}}}`);
  };
  for (const [kind, value] of Object.entries(known)) note(kind, value.trim());
  for (const [kind, pattern] of Object.entries(contactPatterns))
    for (const [value] of texts.flatMap((text) => [...text.matchAll(pattern)])) note(kind, value);
  // A link may hold a name: the longer one goes first.
  const hidden = [...placeholders].toSorted(([a], [b]) => b.length - a.length);
  const valueByName = new Map(hidden.map(([value, name]) => [name, value]));
  const hide = (text: string) =>
    hidden.reduce((left, [value, name]) => left.replaceAll(value, name), text);
  return {
    data: Object.fromEntries(Object.entries(data).map(([name, text]) => [name, hide(text)])),
    reveal: (text) => {
      const revealed = text.replace(placeholder, (name) => valueByName.get(name) ?? name);
      const left = revealed.match(placeholder) ?? [];
      return left.every((name) => texts.some((sent) => sent.includes(name))) ? revealed : undefined;
    },
  };
}

/** The beginning of a placeholder at a text's end. */
const unfinished = /\{(?:\{\w*\}?)?$/;

/** Reveals a text that comes in pieces: what may be half a placeholder waits for its other half. */
export function revealPieces(
  reveal: HiddenContacts['reveal'],
  onText: (piece: string) => void,
): (piece: string) => void {
  let waiting = '';
  return (piece) => {
    const text = waiting + piece;
    const whole = text.replace(unfinished, '');
    waiting = text.slice(whole.length);
    if (whole !== '') onText(reveal(whole) ?? whole);
  };
}
