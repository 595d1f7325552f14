import { itemsIn, known } from './foreign-items.ts';
import {
  byLanguage,
  type ConditionKind,
  conditionKinds,
  type ForeignLanguage,
  wordEnd,
  wordsOfKind,
} from './foreign-letter-words.ts';

/**
 * A request for the letter's content: a standard condition, or something else in the
 * advertisement's words.
 */
export interface ForeignAsk {
  kind: ConditionKind | 'other';
  quote: string;
}

const mostOthers = 5;
const mostNear = 2;

/** Returns conditions first, each once, then other requests. */
export function asksIn(sentences: readonly string[], language: ForeignLanguage): ForeignAsk[] {
  const all = [
    ...new Map(
      requestsIn(sentences, language)
        .flatMap(({ sentence, request }) => [
          ...(request === undefined
            ? pleasIn(sentence, language)
            : asksOf(sentence, request, language)),
          ...questionsBeside(sentence, language),
        ])
        .map((ask) => [ask.kind === 'other' ? ask.quote : ask.kind, ask]),
    ).values(),
  ];
  return [
    ...conditionKinds.flatMap((kind) => all.find((ask) => ask.kind === kind) ?? []),
    ...all.filter(({ kind }) => kind === 'other').slice(0, mostOthers),
  ];
}

interface SentenceRequest {
  sentence: string;
  /**
   * The part with the request. Empty if the sentence only says what to send, undefined if it is
   * about something else.
   */
  request: string | undefined;
}

/** Returns each sentence with the part that contains a request. */
function requestsIn(sentences: readonly string[], language: ForeignLanguage): SentenceRequest[] {
  const all: SentenceRequest[] = [];
  let isAsking = false;
  /** How many more sentences may concern the documents to send. */
  let near = 0;
  for (const sentence of sentences) {
    // 'Beantworte uns kurz: Welches Projekt …? Was ist …?'
    if (isAsking && sentence.endsWith('?')) {
      all.push({ sentence, request: sentence });
      continue;
    }
    const isOfDossier = sentence.includes('@') || wordsOfKind('dossier', language).test(sentence);
    const request = partIn(sentence, language, isOfDossier || near > 0);
    // A heading introduces the requests on the lines below it.
    isAsking = request !== undefined || sentence.endsWith(':');
    near = isOfDossier ? mostNear : near - (request === undefined ? 1 : 0);
    const isSending = wordsOfKind('sending', language).test(sentence);
    all.push({ sentence, request: request ?? (isSending ? '' : undefined) });
  }
  return all;
}

const partIn = (sentence: string, language: ForeignLanguage, isLikely: boolean) =>
  orderIn(sentence, language, isLikely) ?? (isLikely ? clauseIn(sentence, language) : undefined);

const patterns = byLanguage((of) => ({
  pleas: (['salary', 'current-pay', 'notice'] as const).map((kind) => ({
    kind,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])${of('plea')} ${of(kind)}${wordEnd}`, 'iu'),
  })),
  tellings: new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${of('telling')}${wordEnd}`, 'giu'),
  before: new RegExp(`^${of('before')}`, 'u'),
  clause: new RegExp(
    String.raw`(?:[,;:] |(?<=[\p{L}\p{M}]) ${of('joint')} )(?<asked>${of('clause')}(?: [\p{L}\p{M}’'-]{1,24}){0,5}? ${of('reader')}${wordEnd})`,
    'iu',
  ),
}));

/** Requests for a standard condition of the reader's own: 'Vergiss deinen Gehaltswunsch nicht'. */
const pleasIn = (sentence: string, language: ForeignLanguage): ForeignAsk[] =>
  patterns[language].pleas
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ kind }) => ({ kind, quote: sentence }));

/**
 * Returns questions in parentheses after a document to send: 'lettre de motivation (pourquoi
 * l’insertion ?)'.
 */
function questionsBeside(sentence: string, language: ForeignLanguage): ForeignAsk[] {
  if (!wordsOfKind('document', language).test(sentence)) return [];
  return [...sentence.matchAll(/\(([^()?]{6,120}\?)\)/gu)]
    .map(([, question = '']) => question.trim())
    .filter((question) => wordsOfKind('question', language).exec(question)?.index === 0)
    .map((quote) => ({ kind: 'other' as const, quote }));
}

/** How far after a verb the person to tell may be named. */
const mostBehind = 16;

/**
 * Returns the part of a sentence that asks for something, or undefined if there is none. 'Sie
 * erklären Kunden die Technik' is a duty: outside an application's context, the sentence must name
 * the employer as the one to be told.
 */
function orderIn(
  sentence: string,
  language: ForeignLanguage,
  isLikely: boolean,
): string | undefined {
  const last = wordsOfKind('telling-last', language).exec(sentence);
  if (last && isLikely) return sentence.slice(0, last.index).replace(/^.{0,200}bitte /iu, '');
  const all = [...sentence.matchAll(patterns[language].tellings)];
  // In Hindi, the verb comes last.
  const found = language === 'hi' ? all.at(-1) : all[0];
  if (!found) return wordsOfKind('whole', language).test(sentence) ? '' : undefined;
  const end = found.index + found[0].length;
  const order = sentence.slice(found.index, end + mostBehind);
  if (!isLikely && !wordsOfKind('us', language).test(order)) return undefined;
  const behind = sentence.slice(end);
  if (language !== 'hi') return behind;
  if (/^(?: कि |: )/.test(behind)) return behind.replace(/^(?: कि |: )/, '');
  return sentence.slice(0, found.index).replace(patterns[language].before, '');
}

/**
 * Returns the text after a document to send, from a question about the reader on: 'Dazu zwei Sätze,
 * woran du bastelst'.
 */
function clauseIn(sentence: string, language: ForeignLanguage): string | undefined {
  if (/:$/.test(sentence)) return undefined;
  const found = patterns[language].clause.exec(sentence);
  return found
    ? sentence.slice(found.index + found[0].length - (found.groups?.asked ?? '').length)
    : undefined;
}

/**
 * Returns the conditions that a sentence names, and the other contents of the part with the
 * request.
 */
function asksOf(sentence: string, request: string, language: ForeignLanguage): ForeignAsk[] {
  const named = conditionKinds.filter((kind) => wordsOfKind(kind, language).test(sentence));
  const rest = named.reduce(
    (text, kind) => text.replace(wordsOfKind(kind, language), known),
    request,
  );
  const others = itemsIn(rest, language).filter((item) => !item.includes(known));
  return [
    ...named.map((kind) => ({ kind, quote: sentence })),
    ...others.map((quote) => ({ kind: 'other' as const, quote })),
  ];
}
