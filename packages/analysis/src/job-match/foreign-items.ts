import { byLanguage, type ForeignLanguage, wordEnd } from './foreign-letter-words.ts';

/** Placeholder for conditions that were already recognized by name. */
export const known = '§';
const longestItem = 160;
const mostWords = 24;

/**
 * Splits a request into items. A part that begins with a question, a possessive for the reader or
 * another verb of asking is a new item; any other part continues the previous one. In Hindi, each
 * part is an item.
 */
export function itemsIn(request: string, language: ForeignLanguage): string[] {
  if (request === '') return [];
  const signs = signsOf[language];
  const { begins, order, sent, onlyQuestion } = signs;
  const withoutAsides = request
    .replace(signs.aside, '')
    .replace(/^[\s:,–-]+/u, '')
    .replace(/ \([^()]*\)/g, '');
  const clause = withoutAsides.slice(0, signs.tail.exec(withoutAsides)?.index);
  const opensItem = (part: string) =>
    language === 'hi' ||
    part.includes(known) ||
    [begins, order, sent].some((sign) => sign.test(part));
  const items: string[] = [];
  for (const part of clause.split(signs.between)) {
    const before = items.at(-1);
    // '… y por qué' continues the previous item.
    const isNew = opensItem(part) && !onlyQuestion.test(part) && !signs.goesOn.test(part);
    if (before === undefined || isNew || before.endsWith('?') || before.includes(known))
      items.push(part.replace(order, ''));
    else items[items.length - 1] = `${before}, ${part}`;
  }
  return items
    .map(withoutEnds)
    .filter(
      (item) =>
        isWhole(item) &&
        !sent.test(item) &&
        !signs.anyway.test(item) &&
        (begins.test(item) || !signs.none.test(item)),
    );
}

const withoutEnds = (item: string): string =>
  item
    .replace(/^[\s:,]+/, '')
    .replace(/(?<![\s.!:,;।])[\s.!:,;।]+$/u, '')
    .replace(/ (?:का|की|के|को)$/u, '')
    .trim();

const isWhole = (item: string): boolean =>
  item.includes(' ') &&
  item.length <= longestItem &&
  item.split(' ').length <= mostWords &&
  !/@|\d{5}|https?:|www\./.test(item);

const signsOf = byLanguage((of) => ({
  /** 'dans quelle ville', 'de vos contraintes' */
  begins: new RegExp(
    String.raw`^(?:(?:\p{L}{1,3} )?${of('own')}|(?:\p{L}{1,5} )?${of('question')})${wordEnd}`,
    'iu',
  ),
  order: new RegExp(`^(?:(?:nos|me|te|nous|lhe) )?${of('telling')}${wordEnd}`, 'iu'),
  sent: new RegExp(`^(?:${of('sending')}|${of('document')})${wordEnd}`, 'iu'),
  /** Recipient, place or manner, which are not things asked for. */
  none: new RegExp(`^(?:${of('adverbial')}|${of('woman')}|${of('man')})${wordEnd}`, 'iu'),
  anyway: new RegExp(`^${of('anyway')}$`, 'iu'),
  goesOn: new RegExp(`^${of('goes-on')}${wordEnd}`, 'iu'),
  onlyQuestion: new RegExp(`^${of('question')} ?[.?]?$`, 'iu'),
  between: new RegExp(String.raw`,? ${of('joint')},? |[,;] |(?<=\?) `, 'iu'),
  aside: new RegExp(`^(?: ${of('aside')}${wordEnd}){1,5}`, 'iu'),
  tail: new RegExp(of('tail'), 'u'),
}));
