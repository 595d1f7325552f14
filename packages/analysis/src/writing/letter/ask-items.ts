/**
 * Splits an advertisement's requests into items: '(i) joining time (ii) present & expected salary',
 * 'your pay, why us, and one thing that you built'.
 */

const opening =
  /^(?:(?:give|provide|supply) details of |(?:and |also |briefly |kindly |please |then |to |with |you )*(?:(?:(?:a (?:bit|few lines|line|little|note|paragraph|sentence) )?(?:about|of|on) )(?=(?:any|an?|how|one|the|what|why|your) )|(?:(?:pitch(?:ing)?|tell(?:s|ing)?|show(?:s|ing)?|convince|convincing|point(?:ing)?|writ(?:e|ing)|let(?:ting)?) (?:her|him|me|us|them)(?: also| at| know| to| towards?)?|mak(?:e|ing) (?:me|us) (?:believe|feel|see)|be(?:ing)? (?:clear|frank|honest|open|straightforward|upfront)|(?:add(?= your)|address|advis|answer|confirm|cover|demonstrat|describ|evidenc|detail|explain|giv|highlight|identif|includ|indicat|list|mention|outlin|quot|say|set(?:t(?=ing))?|show|specify|stat|summari[sz]|tak|tell)(?:e?s|ing|e|y(?:ing)?|ies)?(?: out)?|naming)(?: (?:the following|these)(?: \p{L}+)?(?=:))?(?: (?:also|of|on(?! (?:the|your) (?:application|cover|e-?mail|letter|note))|about|that))?[: ]+(?:about )?(?:(?:in|on) (?:(?:your|the|their) (?:application|body|cover(?:ing)? letter|e-?mail|letter(?: of application)?|message|note)(?: of (?:your|the) e-?mail)?(?: ?\/ ?(?:form|letter|statement))?|(?:a (?:couple of|few)|no more than \p{L}+|one|two|three|\d{1,3}) (?:lines?|paragraphs?|sentences?|words)),? )?))/iu;

export const withoutOpening = (ask: string): string => ask.replace(opening, '');

/** '(i)', '(b)', '(2)', '2)' */
const mark = /(?:^|[\s,;:])(?:\((?:[a-h]|\d|i{1,3}|iv|vi?)\)|\d\))\s/gi;
const between = /((?:,|;|\s-|\s\/|(?<=\p{L})\/) (?:and |or |plus |then )?|\s(?:and|plus|[+&]) )/giu;

/** Beginnings of a new item, rather than a part of the previous one. */
const begins =
  /^(?:an?|any(?:thing)?|availab\p{L}*|cctc|current|date|earliest|ectc|expected|gross|hourly|how|if|joining|last|licen[cs]e|links?|location|names?|nationality|native|net|notice|one|preferred|present|proof|reasons?|relevant|relocation|references?|referees|salary|something|start|the (?=(?:\p{L}+ ){1,5}(?:of which|that|which|you)\b)|three|total|two|visa|what|when|where|whether|which|who (?=has|inspire|you)|why|willingness|your|(?:are|can|could|did|do|have|would) you)\b.{2}/iu;
/** Continuations of the previous item: 'a child you helped, and how you know'. */
const unfinished =
  /^(?:how|what|when|why|which) (?:it|they|that|happened|resulted|came|did (?:it|you)|you (?:did|felt|handled|knew|know|learn\p{L}*|personally|solved))\b/iu;
const indefinite = /^(?:an?|any|one|something|someone|the|two|three)\b/iu;
const mostOfName = 7;

/** @param isNamed whether a text is a known item: 'present CTC' */
export function itemsIn(ask: string, isNamed: (item: string) => boolean): string[] {
  // A single question isn't split.
  if (/^(?:how|what|when|where|which|who|why)\b.*\?$/i.test(ask)) return [ask];
  const plain = ask
    .replace(
      /\b(current|last|present) ?(?:&|\/|and|or) ?(?:asking|desired|expected) (?:monthly )?(\p{L}+)/giu,
      '$1 $2, expected $2',
    )
    // 'Salary history and requirements'
    .replace(
      /\b(pay|salary) history(?:,? (?:and|&)|,|\/) ?(?:(?:pay|salary) )?(?:expectations?|requirements?)\b/gi,
      'last $1, expected $1',
    )
    .replace(/\b(pay|salary) history\b/gi, 'last $1')
    .replace(/\bcurrent ?\/ ?last\b/gi, 'current');
  const parts = plain.split(mark).flatMap((part) => (part.trim() === '' ? [] : [part]));
  return parts
    .flatMap((part) => listedIn(withoutEnd(part), isNamed))
    .map(withoutEnd)
    .filter((item) => withoutOpening(`${item} `) !== '' && (item.includes(' ') || isNamed(item)));
}

const withoutEnd = (part: string): string =>
  part
    .trim()
    .replace(/^(?:and|or) /i, '')
    .replace(/(?:[,;:.]|,? and| set(?:ting)? out)$/i, '')
    .trim();

function listedIn(part: string, isNamed: (item: string) => boolean): string[] {
  const [first = '', ...rest] = part.split(between);
  const items: string[] = [];
  let item = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', next = ''] = [rest[at], rest[at + 1]];
    if (isApart(withoutOpening(item), sign, next, isNamed)) {
      items.push(item);
      item = next;
    } else {
      item += sign + next;
    }
  }
  return [...items, item];
}

function isApart(
  before: string,
  sign: string,
  next: string,
  isNamed: (item: string) => boolean,
): boolean {
  const bareNext = withoutOpening(next);
  if (before.trim() === '') return true;
  if (bareNext.split(/\s+/).length <= mostOfName && isNamed(bareNext)) return true;
  if (bareNext !== next && /^(?:a )?links? to\b/i.test(before)) return true;
  if (unfinished.test(bareNext)) return false;
  if (sign.startsWith(';')) return true;
  if (bareNext !== next && /^you (?:can|could|will|would)\b/i.test(bareNext)) return true;
  if (/^(?:let|show|tell)(?:ing|s)? (?:her|him|me|us)\b/i.test(next)) return true;
  if (!begins.test(bareNext)) return false;
  if (bareNext !== next) return true;
  // 'One brand that you built and what it cost'
  const isJoined = !/[,;/]/.test(sign) && indefinite.test(before);
  return !isJoined || /^(?:why|your)\b/i.test(bareNext);
}
