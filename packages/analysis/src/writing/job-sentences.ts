import type { WorkExperience } from '@folio/contract/resume-content';
import { verbOf } from '../text/verbs.ts';
import type { JobEvidence } from './achievements.ts';
import { isCounted } from './activity.ts';
import { type Figure, figureOf } from './figures-told.ts';
import { capitalized } from './first-letter.ts';
import { roleAt } from './job-title.ts';
import { wordAt } from './phrase-signs.ts';
import { sentence, series } from './phrases.ts';

/** How much is told of a job: deeds, and of each other kind of phrase. */
export interface Amounts {
  deeds: number;
  others: number;
}

/** Where the job stands in the letter: `recent` ones need no title, the letter opens with it. */
type JobPlace = 'recent' | 'first' | 'since' | 'before' | 'earlier';

const openings = {
  recent: '',
  first: '',
  since: 'more recently, ',
  before: 'before that, ',
  earlier: 'earlier, ',
};

/**
 * What was done in a job, each kind of phrase in the sentence that is right for any of its kind: deeds
 * after 'I', things after 'my work included', posts after 'as', figures after what they are of.
 */
export function describeJob(evidence: JobEvidence, place: JobPlace, amounts: Amounts): string {
  const setting = settingOf(evidence.job, place);
  const told: string[] = [];
  const isWorkFirst = evidence.isWorkFirst && setting.worked === '';
  const tells = isWorkFirst ? [workTold, deedsTold] : [deedsTold, workTold];
  for (const tell of [...tells, figuresTold]) {
    const sentences = tell(evidence, setting, amounts, told.length === 0);
    if (sentences !== '') told.push(sentences);
  }
  return told.join(' ');
}

/** The words by which a job is named where it is first told of. */
interface Setting {
  /** 'Before that, as a Cook at Acme, ' */
  lead: string;
  /** 'Before that, I worked as a Cook at Acme'; '' where neither is known, or was just told. */
  worked: string;
  isCurrent: boolean;
}

function settingOf(job: WorkExperience, place: JobPlace): Setting {
  if (place === 'recent')
    return {
      lead: job.current ? 'In my current role, ' : 'In that role, ',
      worked: '',
      isCurrent: job.current,
    };
  const isPresent = job.current;
  const opening = isPresent ? '' : openings[place];
  const working = roleAt(job.position, job.company);
  const where = [isPresent ? 'in my present role' : '', working].filter(Boolean).join(' ');
  const work = isPresent ? 'at present I work' : 'I worked';
  return {
    lead: capitalized(`${opening}${where}${where ? ', ' : ''}`),
    worked: working === '' ? '' : capitalized(`${opening}${work} ${working}`),
    isCurrent: isPresent,
  };
}

type Tell = (evidence: JobEvidence, setting: Setting, amounts: Amounts, isFirst: boolean) => string;

/** 'At Acme, I cut waste. I also trained two cooks and kept the books.' */
const deedsTold: Tell = ({ deeds }, { lead }, amounts, isFirst) =>
  inPairs(deeds.slice(0, amounts.deeds))
    .map((text, index) =>
      sentence(
        index === 0 && isFirst
          ? `${lead}I ${text}`
          : `${joins[isFirst ? index : index + 1] ?? 'I also '}${text}`,
      ),
    )
    .join(' ');

/** 'My day-to-day work also includes …', or 'I worked as a Cook at Acme, where my work included …'. */
const workTold: Tell = ({ work }, { worked, isCurrent }, { others }, isFirst) => {
  const items = work.slice(0, others + 1);
  // A single word alone says nothing.
  if (items.length === 0 || (isFirst && items.join(' ').split(' ').length < 2)) return '';
  const things = series(items);
  // 'As a Designer, where': of no place.
  if (isFirst && worked !== '' && / (?:at|of) /.test(worked))
    return sentence(`${worked}, where my work ${isCurrent ? 'includes' : 'included'} ${things}`);
  const also = isFirst ? '' : 'also ';
  if (isCurrent && items.some(isCounted)) return sentence(`My work has ${also}included ${things}`);
  if (isCurrent) return sentence(`My day-to-day work ${also}includes ${things}`);
  if (!isFirst) return sentence(`The job also involved ${things}`);
  return [worked && sentence(worked), sentence(`My work included ${things}`)]
    .filter(Boolean)
    .join(' ');
};

/** With whom somebody works, whoever of them leads. */
const ofPeople = /^an? (?:\p{L}+ )?(?:brigade|crew|group|squad|staff|team) of /u;

/** A rate is a record whatever it is of, and a caseload is covered; of other sizes no sentence is sure. */
const isSure = ({ kind, text }: Figure): boolean =>
  kind === 'record'
    ? /^an? \S+(?: \S+){0,4} (?:rate|score|average|accuracy|rating)(?: (?:of|on|for|in) |$)/.test(
        text,
      )
    : kind !== 'scale' ||
      ofPeople.test(text) ||
      /^an? (?:\p{L}+ )?(?:caseload|portfolio|fleet|herd|budget)\b/u.test(text);

/** Results before sizes, and of sizes one. */
const figuresTold: Tell = ({ figures, deeds, work }, setting, { others }, isFirst) => {
  const isThin = deeds.length + work.length < 3;
  const all = figures.flatMap((text) => figureOf(text, setting.isCurrent) ?? []).filter(isSure);
  const results = all.filter(({ kind }) => kind !== 'scale').slice(0, others);
  const sizes = all.filter(({ kind }) => kind === 'scale').slice(0, isThin ? 1 : 0);
  const sentences = [...results, ...sizes].map((figure) => figureTold(figure, setting.isCurrent));
  const there = isFirst ? setting.lead : '';
  // 'As a Cook at Acme, my work …' would hang in the air.
  const first = setting.worked === '' ? there : there && `${setting.worked}, where `;
  return sentences
    .map((text, at) => {
      const bare = text.replace(/^I /, '').replace(/ there /, ' ');
      const begin =
        at > 0 || first === '' ? text : `${first}${text.startsWith('I ') ? 'I ' : ''}${bare}`;
      return sentence(capitalized(begin));
    })
    .join(' ');
};

function figureTold({ kind, text }: Figure, isCurrent: boolean): string {
  const [includes, covers, work] = isCurrent
    ? ['includes', 'covers', 'work']
    : ['included', 'covered', 'worked'];
  if (kind === 'change') return text;
  if (kind === 'value') return `my ${text}`;
  if (kind === 'record') return `my record there ${includes} ${text}`;
  return ofPeople.test(text) ? `I ${work} with ${text}` : `my work there ${covers} ${text}`;
}

const joins = ['', 'I also ', 'Beyond that, I ', 'I also '];

/** Short ones after the first share a sentence. */
function inPairs([first, ...rest]: readonly string[]): string[] {
  const sentences: string[] = first === undefined ? [] : [first];
  const isPlain = (text = '') => text.split(' ').length <= 11 && !/[,;:–—]|\band\b/.test(text);
  const formOf = (text: string) => verbOf(wordAt(text))?.form;
  for (let index = 0; index < rest.length; index += 1) {
    const [text = '', next] = rest.slice(index, index + 2);
    const isPair =
      next !== undefined && isPlain(text) && isPlain(next) && formOf(text) === formOf(next);
    sentences.push(isPair ? `${text} and ${next}` : text);
    if (isPair) index += 1;
  }
  return sentences;
}
