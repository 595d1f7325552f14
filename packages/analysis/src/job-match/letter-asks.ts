/** What an advertisement wants the letter to say, and the number by which it wants to be named. */

const mostRead = 30_000;
const longest = 320;
const mostShown = 150;

/** 'A short letter telling us what good care looks like': from the verb on it is what to answer. */
const telling =
  /\b(?:letter|note|statement|application|lines|e-?mail|cv|r[eé]sum[eé])\b[^.!?]{0,80}?\b(?<ask>(?:addressing|addresses|answering|describing|explaining|indicating|outlining|saying|setting out|showing|stating|telling)\b.*)/iu;
/** 'In your note tell us about one bug', 'Please state your notice period.' */
const ordered =
  /^(?:please |kindly |and |in (?:your|the) (?:application|cover(?:ing)? letter|e-?mail|letter|note),? ){0,4}(?<ask>(?:tell us|tell me|let us know|state|indicate|mention|explain|describe|say|write us|write to us|show us)\b.*)/iu;
const instead = /\binstead of (?:a|the|your) (?:\p{L}+ )?cover(?:ing)? letter\b/iu;
/** What is asked of whoever applies, with the words for it. */
const conditions =
  /\b(?:(?:current|present)(?:,| and|\/| &) ?expected \p{L}+|expected (?:salary|ctc|remuneration)|salary (?:expectations?|requirements?)|notice period|visa status|earliest (?:start|joining)|earliest date|availability|start date|links? to (?:\p{L}+ ){1,4}|ECTC)\b/iu;
const applying =
  /\b(?:send|share|submit|forward|e-?mail|cv|r[eé]sum[eé]|letter|state|stating|indicated?|mention|include|provide|supply)\b/iu;
/** For who needs help, and of what others do. */
const notAsked =
  /\b(?:adjustments?|accommodations?|assistance|disabilit|if you need|we (?:will|'ll|’ll)|privacy|subject line|consent|unsuccessful|ignore)\b/iu;
/** Whom it goes to, by when and how is no part of what is to be said. */
const tail =
  /,? (?:to|by|before|using|via|at|on or before|quoting|for the attention of) (?:\p{Lu}|\d|the job title|the subject|\S{1,60}@)|, (?:to|using|by|with the subject)\b| \([^()]*$/u;

/** Each in the words of the advertisement, two at the most. */
export function asksOfLetter(text: string): string[] {
  const sentences = text
    .slice(0, mostRead)
    .split(/\r?\n|(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|No)\.)\s/)
    .map((sentence) => sentence.replace(/^[\s•▪●*·–—-]+/u, '').trim())
    .filter((sentence) => sentence.length <= longest && !notAsked.test(sentence));
  const asks = sentences.flatMap((sentence) => askIn(sentence) ?? []);
  // What is said of the letter itself comes before what may be asked elsewhere, too.
  const ofLetter = asks.filter((ask) => /^\p{L}+ing\b/u.test(ask));
  return [...new Set([...ofLetter, ...asks].map(shown))].slice(0, 2);
}

function askIn(sentence: string): string | undefined {
  if (instead.test(sentence)) return sentence;
  const ask = telling.exec(sentence)?.groups?.ask ?? ordered.exec(sentence)?.groups?.ask;
  if (ask !== undefined && !named.test(ask)) return untilTail(ask);
  return conditions.test(sentence) && applying.test(sentence) ? sentence : undefined;
}

function untilTail(ask: string): string {
  const end = ask.search(tail);
  return end < 0 ? ask : ask.slice(0, end);
}

/** Without what would close the place that is left for the answer. */
const shown = (ask: string): string => {
  const plain = ask
    .replace(/^addresses\b/, 'addressing')
    .replace(/[[\]"“”]/g, '')
    .replace(/(?<![\s.!;:])[\s.!;:]+$/, '');
  return plain.length <= mostShown
    ? plain
    : `${plain.slice(0, plain.lastIndexOf(' ', mostShown))} …`;
};

const named =
  /\b(?:ref(?:erence)?|requisition|job id|vacancy(?: (?:no|number|ref))?)\b\.?(?: (?:no|number|code|id)\b\.?)?[:#]? ?(?<number>[A-Z\d][A-Z\d/-]{2,20})(?![\p{L}\d])/iu;

/** 'Quote reference 388-REN-IEN', 'Ref NB-CE-1126'; a number that is none has no digit, or is a year. */
export function referenceOf(text: string): string {
  for (const line of text.slice(0, mostRead).split(/\r?\n/)) {
    const number = named.exec(line)?.groups?.number ?? '';
    if (/\d/.test(number) && /[A-Z/-]|\d{4}/.test(number) && !/^(?:19|20)\d\d$/.test(number))
      return number.replace(/[/-]$/, '');
  }
  return '';
}
