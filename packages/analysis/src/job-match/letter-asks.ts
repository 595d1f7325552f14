import { askedClause, askedObject } from './asked-clause.ts';
import { askedOrder, nearApplication } from './asked-order.ts';
import { eachOfList, rangeOfPoints } from './criteria.ts';
import { referenceNamed } from './letter-reference.ts';
import { shownAsk } from './shown-ask.ts';

/** Finds what an advertisement asks the applicant to write in the letter. */

const mostRead = 30_000;
const longest = 420;
const mostAsks = 4;

const verbs =
  'address|advise|evidence|identify|answer|confirm|cover|demonstrate|describe|detail|explain|give|highlight|indicate|list|mention|outline|say|set out|share|show|specify|state|summari[sz]e|tell';
/**
 * 'A short letter telling us what good care looks like', 'that tells us': the request begins at the
 * verb.
 */
const telling =
  /\b(?:letter|note|statement|application|lines|message|paragraphs?|sentences|(?:e-?)?mail|cv|resume|write to)\b.{0,100}?\b(?<ask>(?:addressing|advising|answering|confirming|demonstrating|describing|detailing|explaining|giving|highlighting|indicating|listing|mentioning|outlining|saying|setting out|showing|specifying|stating|summari[sz]ing|telling|(?<=\bto )(?:demonstrate|describe|explain|outline|show(?: me| us)?|tell (?:me|us))(?= (?:about|how|what|when|where|which|why)))\b.*)/iu;
const thatTells =
  /\b(?:letter|note|statement|lines|(?:e-?)?mail)\b.{0,80}?\b(?:that|which) (?:clearly |briefly )?(?<ask>(?:addresses|answers|confirms|covers|demonstrates|describes|details|explains|gives|highlights|outlines|sets out|shows|states|takes(?=.{1,60} in turn\b)|tells)\b.*)/iu;
/** 'A cover letter in which you tell us which object you would choose' */
const inWhich =
  /\b(?:letter|note|statement|lines|(?:e-?)?mail)\b.{0,60}?\bin which you (?:also |briefly |can )?(?<ask>(?:answer|describe|explain|outline|say|set out|show|tell)\b.*)/iu;
/**
 * 'The letter must describe (1) …', 'Applicants must show how …', 'Your letter must quote the
 * reference, confirm …'
 */
const mustTell = new RegExp(
  String.raw`\b(?:letters?|notes?|statements?|applications?|applicants?|candidates?)\b.{0,120}?\b(?:must|needs? to|shall|should)(?: \([^()]{1,60}\))?(?: also| briefly| clearly)? (?:quote [^,;]{3,60}?(?:,| and) (?:(?:must|shall|should) )?)?(?<ask>(?:${verbs})\b.*)`,
  'iu',
);
/** 'A couple of lines with how long you have held C+E', 'a letter with details of …' */
const withWhat =
  /\b(?:applications?|letter|lines?|note|statement|(?:e-?)?mail|message|write to)\b.{0,160}?\b(?:containing|incl(?:uding|\.)?|with) (?:details? (?:of|on|about) |information (?:about|on) )?(?<ask>(?:how |(?:if|what|when|where|whether) (?:\p{L}+ ){0,3}your?\b|the (?:one )?\p{L}+ (?:that |which )?you (?:could|would) |which |why |(?:current|expected|present) |(?:two|three|2|3) referees\b|an example of\b|your (?!application|contact|cover|cv|details|email|letter|name|portfolio|r[eé]sum)).*)/iu;
/**
 * 'Send your CV to Ms Rennie, and tell us when you could start', 'reply with a CV and say which
 * licences you hold'
 */
const andTell =
  /\b(?:apply|attach|call|drop|e-?mail|enclos(?:e|ing)|forward|include|reply|respond|send|submit|upload)\b.{0,200}?(?:,? and|,| [+&]| -) (?:also |please |then ){0,2}(?<ask>(?:(?:tell|let) (?:her|him|me|us)|(?:describe|explain|give|mention|outline|propose|say|share|state|suggest) (?=an? \p{L}+ (?:of|that|you)\b|how|if|one|two|when|where|whether|which|what|why|your)).*)/iu;
/** 'A few lines about you and which days you can do' */
const besideOneself =
  /\b(?:lines|letter|(?:e-?)?mail|note|paragraphs?)\b.{0,80}? about (?:you|yourself)(?:,| and| [+&]|, and) (?<ask>(?:how|if|what|when|where|whether|which|why|your)\b.*)/iu;
/** 'We ask you to write 250 words on each of the behaviours' */
const weAskToWrite = /\bwe ask (?:that )?you (?:to )?write .{0,40}?\b(?:about|on) (?<ask>.*)/iu;
/** 'In it we ask for: …', 'we would like to hear of one night which went wrong' */
const weAsk =
  /\b(?:she|he|I|we)(?:['’]d| would)? (?:ask (?:you )?for|(?:like|love|want) (?:(?:you )?to (?:describe|hear|know|read|tell us)(?: (?:about|of))?|(?:a )?(?:letter|lines|note|paragraph) (?:about|on))):? (?<ask>(?:an?|how|if|one|what|when|which|why|your|(?:are|can|could|did|do|have|would) you)\b.*)/iu;
/** 'A letter, one page, your words: why electrical; something you made' */
const belowLetter =
  /\b(?:letter|note|statement)\b[^:.]{0,60}: (?<ask>(?:an?|how|if|one|something|what|when|where|whether|which|why|your)\b.*)/iu;
/** 'Why us, too.' */
const whyUs =
  /^(?:and )?(?<ask>why (?:here|us|this (?:company|job|place|role|school)))\b.{0,12}$/iu;
/** 'In your note tell us about one bug', 'Please state your notice period.' */
const ordered =
  /^(?:please |kindly |and |do(?:n['’]t| not) forget to |when (?:applying|you apply),? |in the (?:body|first (?:line|sentence)|opening|top line) of (?:your|the) (?:cover(?:ing)? )?(?:application|e-?mail|letter|message|note),? |in your (?:personal|supporting) (?:information|statement),? |in it,? |to (?:prove|show)(?: us)? (?:that )?you(?:['’]ve| have)? read (?:it|this)(?: far)?,? |in (?:your|the) (?:application|cover(?:ing)? letter|e-?mail|letter|note),? |(?:interested )?(?:applicants|candidates) (?:may|should) ){0,4}(?<ask>(?:add (?=your)|address(?=:? 1\)| (?:each|how|the following|these|your))|tell us|tell me|let us know|demonstrate (?=how)|identify (?=\p{L}+ \p{L}+)|include (?:a (?:bit|few \p{L}+|line|note|paragraph|sentence)|something) (?:about|on) |(?:give|provide|supply) details of (?=any|your)|quote (?=how|what|where|your)|write us|write to us|show us|point us to|convince us|make us|be (?:clear|frank|honest|open|straightforward|upfront) about|advise (?:us )?(?:of|on)|confirm (?:that|when|whether|your)|describe|explain|pitch (?:me|us)|link to (?=an?\b|one\b|something\b)|include (?=your (?!application|contact|cover|cv|details|email|letter|name|portfolio|r[eé]sum))|indicate|mention|put ["“]|say(?! hell?o| hi\b)|specify|state)\b.*)/iu;
/**
 * Whether an order is a duty of the job. An order that opens its sentence often is one ('Identify
 * fraud indicators'), unless it mentions the applicants, what they send or a condition (see
 * `conditions`).
 */
const isDuty = (ask: string, before: string): boolean =>
  /^(?:and )?$/i.test(before) &&
  ofDuties.test(ask) &&
  !toApplicants.test(ask) &&
  !conditions.test(ask);
const ofDuties =
  /^(?:advise|demonstrate|describe|explain|identify|indicate|mention|specify|state)\b/i;
const toApplicants =
  /\b(?:cv|e-?mail|(?:cover(?:ing)?|your) letter|me|resume|subject|us|you|your|yourself)\b|^(?:describe|explain) why\b|\?$/i;
/** 'A letter (tell about an incident you learnt from)', 'a letter on how you would …' */
const inBrackets =
  /\b(?:letter|note|statement)\b.{0,40}?\((?:please )?(?<ask>(?:(?:how|what|which|why)\b|describ|explain|giv|includ|indicat|mention|say|show|stat|tell)(?:e|ing)?\b[^()]*)\)/iu;
const onTopic =
  /\b(?:letter|lines|message|note|paragraphs?|sentences|statement|words)\b.{0,140}?[ ,(](?:on|about) (?<ask>(?:how|something|what|which|why|an? (?:\p{L}+ ){1,2}(?:that|which|you))\b.*)/iu;
const instead = /\binstead of (?:a|the|your) (?:\p{L}+ )?cover(?:ing)? letter\b/iu;
/** Facts that employers ask of every applicant, such as salary, notice period and references. */
const conditions =
  /\b(?:(?:current|present) (?:compensation|ctc|earnings|package|pay|rate|remuneration|salary|wages?)|(?:current|present)(?:,| and|\/| &) ?expected \p{L}+|expected (?:salary|ctc|remuneration)|salary (?:expectations?|history|requirements?)|notice (?:period|required)|visa status|earliest (?:start|joining|resumption)|earliest date|(?:gross|last|net) (?:monthly |annual |drawn )?salary|salary in (?:your )?last|availability|reasons? for leaving|start date|(?:(?:contact details|details|names?) of )?(?:two|three|2|3) (?:\p{L}+ )?refer(?:ee|ence)s\b|(?:day |hourly )?rates?(?=,? and availab)|consent (?:for|to) (?:the )?processing\b|ECTC)\b/iu;
const applying =
  /\b(?:apply|send|share|submit|forward|e-?mail|cv|resume|letter|message us|reply|respond|state|stating|incl|indicated?|mention|include|provide|supply)\b/iu;
/** 'CV and portfolio link', 'CV, portfolio and letter', 'link to 2 films' */
const links =
  /\b(?<ask>(?:a )?links? to (?!your (?:e-?mail|profile))(?:[\p{L}\d]+ ){1,4}?[\p{L}\d]+(?=,| and\b| to [\p{Lu}\d]|[.;]?$)|(?:online )?portfolios?(?! (?:chat|of|review|management|growth|company|companies|manager)\b)|showreel)/iu;
const ofSending =
  /\b(?:apply|apply(?:ing)? (?:at|by|with)|to apply|attach|(?:cv|r[eé]sum[eé])(?= ?[+&,]| and\b)|(?:e-?)?mail|include|link(?= your)|send|share|submit|upload)\b/iu;
/** 'Answer the following questions in your letter:', 'In your application tell us:' */
const ofQuestions =
  /\b(?:address|answer(?:ing|s)?|respond(?:ing)? to)\b.{0,40}\bquestions?\b|\banswers? to:|\b(?:application|e-?mail|letter|message|note|statement)\b[^.?!]{0,60}\b(?:answer(?:ing|s)?|address(?:es|ing)?|cover(?:s|ing)?|tell(?:s|ing)? us)(?: the following| these(?: points)?)?:?$/iu;
/**
 * A request that only says that questions are to be answered: 'tell us', 'answer these questions'.
 */
const toAnswer =
  /^(?:address|answer|cover|respond|tell)(?:e?s|ing)?(?: to)?(?: us)?(?: (?:the|these|three|two))?(?: (?:below|following|points|questions))*(?: below)?$/i;
/**
 * Whether a sentence is a question, or a numbered one without a question mark: '2. Which shifts
 * suit you'.
 */
const isQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') || numberedQuestion.test(sentence);
const numberedQuestion =
  /^(?:# |\(?[\da-d]{1,2}[.)]? )(?:how|what|when|where|whether|which|why|your)\b/iu;

/**
 * Sentences that are not requests: offers of assistance, what others do, and the subject line of
 * the mail.
 */
const notAsked =
  /\b(?:adjustments?|(?<!\b(?:live-in|staff) )accommodations?|assistance|disabilit|if you need (?!live-in|staff)|we (?:will|'ll|’ll)|privacy|(?:in|as) (?:the|your) (?:e-?mail )?subject line|^write (?:to )?us an? (?:\p{L}+ )?letter\b|(?<!include (?:a |your )?)consent|unsuccessful|ignore)\b/iu;
/** The end of a request that says how, to whom or by when to send it. It is cut off. */
const tail =
  / [–—] | - (?=\p{Ll})|,? (?:should|must) (?:be (?:sent|with)|reach)\b|,? even if\b|,? with (?:an? |some )?(?:photos?|pictures?|samples?)\b| so (?:that )?(?:we|I)\b|, we(?:['’](?:d|re)| would| are)\b|,? (?:at least )?one of (?:whom|which)\b|,? plus (?:an? |your )?[Cc][Vv]\b|,? and (?:if you(?:['’]ve| have) [^.,;]{1,60} |please )?(?:attach|enclose|upload|(?:bring|include|send)(?= (?:us )?(?:\p{L}+ ){0,2}(?:cop(?:y|ies)|scans?)\b))\b| to: |: \p{Lu}\p{Ll}{1,14}, \S{1,60}@|; (?:applications?|closing|interviews?)\b| with (?:an? |the )?(?:e-?mail )?subject\b| via (?:our|the)\b| (?:by|via) (?:e-?)?mail (?:at|to)\b|, (?:Subject\b|no later)| \((?:max|no more|one page)|,? together with |,? (?:to (?<!\b(?:commut(?:e|ing)|mov(?:e|ing)|relocat(?:e|ing|ion)|travel|travelling) to )(?:\p{Lu}\p{Ll}{1,20}, (?:our |the )?\p{Ll}|\p{Lu}\p{L}{0,12}\.? (?:\p{Lu}|ref\b)|\p{Lu}\p{Ll}{1,20},? (?:at|by|on|via) |the (?:job title|subject)|\S{1,60}@)|(?:by|before|using|via|on or before|quoting|for the attention of) (?:\p{Lu}|\d|the job title|the subject|\S{1,60}@)|(?<!\b(?:work|working|teach|teaching|study|studying) )at (?:\p{Lu}|\S{1,60}@))|, (?:to(?! (?:describe|explain|outline|say|share|show|tell)\b)|using|by|with the subject)\b|,? and (?:must|shall|should) (?:quote|reference|state) |,? quoting (?:the|our|your) | \([^()]*$/u;

/**
 * Returns what the letter is asked to say, in the words of the advertisement: four requests at
 * most, followed by fields of a form and links.
 */
export function asksOfLetter(text: string): string[] {
  const sentences = text
    .slice(0, mostRead)
    .replace(/r[eé]sum[eé]/giu, 'resume')
    // If the letter has to address the items of a named list, the name of the list is left out.
    .replace(
      /\b(meet(?:s|ing)?|address(?:es|ing)?) (?:each of )?(?:the |our )?["“][\p{L} ’']{3,40}["”](?: (?:bullets|list|points|requirements|section)\b)?/giu,
      '$1 the listed points',
    )
    .replace(rangeOfPoints, '$1 the listed points')
    .replace(eachOfList, (_, form = '') => `address${form === 's' ? 'es' : form} the listed points`)
    // Asterisks are marks for bold text.
    .replaceAll(/\*{1,3}/g, '')
    // Numbered lines are often duties, so the number becomes a sign that `ordered` does not accept.
    .replace(/^[ \t]*\d{1,2}[.)][ \t]/gm, '# ')
    // '(a) a letter saying …; (b) CV; (c) your last salary': each item becomes a sentence of its
    // own.
    .replace(/(?<=\(a\)[^\n]{0,300}); \([b-h]\) /g, '\ninclude ')
    .split(
      /\r?\n|(?<=\p{Ll}{3})(?=(?:Please|Send|To apply|Apply)\b)| [—–-] (?=(?:and |please ){0,2}(?:let|tell) us\b)|(?<=[.!?])(?<!\b(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|No|max|min|approx|incl|a\.m|p\.m|e\.g|i\.e)\.)\s/u,
    )
    .map((sentence) => sentence.replace(/^[\s•▪●*·–—-]+/u, '').trim())
    .filter(
      (sentence) => sentence !== '' && sentence.length <= longest && !notAsked.test(sentence),
    );
  const questions = questionsIn(sentences);
  const isNear = nearApplication(sentences);
  const asks = [
    ...sentences.flatMap((one, at) =>
      questions.some((question) => one.endsWith(question)) ? [] : (askedIn(one, isNear[at]) ?? []),
    ),
    ...questions,
  ];
  // Requests about the letter itself come first.
  const ofLetter = asks.filter((ask) => /^\p{L}+ing\b/u.test(ask));
  const all = [...ofLetter, ...asks]
    .map(shownAsk)
    .filter((ask) => ask !== '' && !(questions.length > 0 && toAnswer.test(ask)))
    .slice(0, mostAsks);
  const links = sentences.flatMap((one) => linkIn(one) ?? []);
  return [...new Set([...all, ...formIn(sentences), ...links])];
}

/**
 * Returns the fields listed below a request for details: 'Current CTC:' and 'Notice period:' below
 * 'Whatsapp with following details'.
 */
function formIn(sentences: readonly string[]): string[] {
  const at = sentences.findIndex((sentence) => ofForm.test(sentence));
  if (at < 0) return [];
  const below = sentences.slice(at + 1, at + 1 + mostOfForm);
  const end = below.findIndex((sentence) => !/^[^.!?:]{3,40}:?$/u.test(sentence));
  const fields = below
    .slice(0, end < 0 ? undefined : end)
    .map((sentence) => sentence.replace(/:$/, ''));
  return fields.length > 1 ? [fields.join('; ')] : [];
}
const ofForm =
  /\b(?:cv|e-?mail|resume|send|share|whatsapp)\b.{0,120}\b(?:below|following)(?: mentioned)? (?:details|fields|format|information|particulars)\b/iu;
const mostOfForm = 12;

/** Returns the questions below a sentence that asks the applicant to answer them. */
function questionsIn(sentences: readonly string[]): string[] {
  const at = sentences.findIndex((sentence) => ofQuestions.test(sentence));
  if (at < 0) return [];
  // 'Answer these questions: 1) Why Leeds? 2) …'
  const opening = sentences[at] ?? '';
  const [, beside = ''] = opening.split(/: (?=\P{L}{0,4}\p{L}[^:]*\?$)/u);
  const below = sentences.slice(at + 1);
  // Below a statement such as 'You answer questions of customers.' numbered lines are duties.
  const isToApplicants = /:$|\b(?:please|your)\b/i.test(opening);
  // An order between the questions does not end the list; `askedIn` reads it.
  const end = below.findIndex((sentence) => !isQuestion(sentence) && !ordered.test(sentence));
  return [beside, ...below.slice(0, end < 0 ? undefined : end)]
    .filter((sentence) => sentence.endsWith('?') || (isToApplicants && isQuestion(sentence)))
    .map((sentence) => sentence.replace(/^(?:# |\(?[\da-d]{1,2}[.)]? )/i, ''))
    .filter(Boolean);
}

/**
 * Returns the link that an applicant should send, if any. An optional link is left out, because not
 * everybody has something to link to.
 */
function linkIn(sentence: string): string | undefined {
  const ask = ofSending.test(sentence) ? links.exec(sentence)?.groups?.ask : undefined;
  if (ask === undefined || /\b(?:if you (?:can|have)|welcome|optional)\b/i.test(sentence))
    return undefined;
  if (/^(?:a )?links? to (?!your portfolio)/i.test(ask)) return ask.replace(/^a /i, '');
  return /showreel/i.test(ask) ? 'link to your showreel' : 'link to your portfolio';
}

const patterns = [
  inBrackets,
  telling,
  thatTells,
  inWhich,
  mustTell,
  onTopic,
  ordered,
  withWhat,
  weAsk,
  weAskToWrite,
  belowLetter,
  whyUs,
  andTell,
  besideOneself,
];

/**
 * Returns the request in a sentence, if any. What 'candidates' are asked is rewritten to address
 * 'you'.
 */
function askedIn(sentence: string, isNear = false): string | undefined {
  const ask = askIn(sentence, isNear);
  return /\b(?:applicants?|candidates?)\b/i.test(sentence)
    ? ask
        ?.replace(/\btheir\b/g, 'your')
        .replace(/\b(?:applicants|candidates|them)\b/g, 'you')
        .replace(/\bthemselves\b/g, 'yourself')
        .replace(/\bthey are\b/g, 'you are')
        .replace(/\bthey\b/g, 'you')
    : ask;
}

function askIn(sentence: string, isNear: boolean): string | undefined {
  if (instead.test(sentence)) return sentence;
  for (const pattern of patterns) {
    const ask = untilTail(pattern.exec(sentence)?.groups?.ask ?? '');
    if (ask === '' || referenceNamed(ask) || isOfReference.test(ask)) continue;
    // 'Candidates must demonstrate resilience' is a need; how they demonstrate it belongs in a
    // letter.
    if (
      pattern === mustTell &&
      !/\b(?:criteri(?:a|on)|how|why|letters?|note|statement)\b/i.test(sentence) &&
      // Applicants have to state facts about themselves somewhere: 'must indicate their licence
      // status'.
      !/^(?:indicate|mention|specify|state) (?:their|your)\b/i.test(ask)
    )
      continue;
    const before = sentence.slice(0, sentence.indexOf(ask));
    if (pattern === ordered && isDuty(ask, before)) continue;
    return [conditionIn(before), ask].filter(Boolean).join('; ');
  }
  const clause = untilTail(
    askedOrder(sentence, isNear) ?? askedClause(sentence) ?? askedObject(sentence) ?? '',
  );
  const known = conditionIn(clause === '' ? sentence : sentence.slice(0, sentence.indexOf(clause)));
  return [known, clause].filter(Boolean).join('; ') || undefined;
}

const refereesAlone =
  /^(?:two|three|2|3) refer(?:ee|ence)s(?:,? please| (?:are )?(?:needed|required))?\.?$/i;

/**
 * Returns the facts that a sentence asks applicants to add: 'enclosing a CV and the names of two
 * referees'.
 */
function conditionIn(sentence: string): string | undefined {
  const condition =
    applying.test(sentence) || refereesAlone.test(sentence) ? conditions.exec(sentence) : null;
  return condition
    ? untilTail(sentence.slice(condition.index)).replace(/(?<![\s,])[\s,]+(?:and)?$/, '')
    : undefined;
}

/** 'State the competition reference': the letter gives the reference anyway. */
const isOfReference =
  /^\p{L}+ (?:our |the )?(?:competition|job|posting|vacancy)? ?(?:code|id|number|reference|title)\b[^,]{0,20}$/iu;

function untilTail(ask: string): string {
  const end = ask.search(tail);
  return end < 0 ? ask : ask.slice(0, end);
}
