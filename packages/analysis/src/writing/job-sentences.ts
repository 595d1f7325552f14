import type { WorkExperience } from '@folio/contract/resume-content';
import type { JobEvidence } from './achievements.ts';
import { type Figure, figureOf } from './figures-told.ts';
import { capitalized } from './first-letter.ts';
import { roleAt } from './job-title.ts';
import { listed, sentence, series } from './phrases.ts';

/** How much is told of a job: deeds, and of each other kind of phrase. */
export interface Amounts {
  deeds: number;
  others: number;
}

/** Where the job stands in the letter: `recent` ones need no title, the letter opens with it. */
type JobPlace = 'recent' | 'first' | 'before' | 'earlier';

const openings = { recent: '', first: '', before: 'before that, ', earlier: 'earlier, ' };

/**
 * What was done in a job, each kind of phrase in the sentence that is right for any of its kind: deeds
 * after 'I', things after 'my work included', posts after 'as', figures after what they are of.
 */
export function describeJob(evidence: JobEvidence, place: JobPlace, amounts: Amounts): string {
  const setting = settingOf(evidence.job, place);
  const told: string[] = [];
  const isWorkFirst = evidence.isWorkFirst && setting.worked === '';
  const tells = isWorkFirst ? [workTold, deedsTold] : [deedsTold, workTold];
  for (const tell of [...tells, figuresTold, postTold]) {
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
      sentence(index === 0 && isFirst ? `${lead}I ${text}` : `${joins[index || 1] ?? 'I '}${text}`),
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
  if (isCurrent) return sentence(`My day-to-day work ${also}includes ${things}`);
  if (!isFirst) return sentence(`The job also involved ${things}`);
  return [worked && sentence(worked), sentence(`My work included ${things}`)]
    .filter(Boolean)
    .join(' ');
};

const postTold: Tell = ({ posts: [post] }, { lead, isCurrent }, _, isFirst) => {
  if (post === undefined) return '';
  const act = isCurrent ? 'act' : 'acted';
  return sentence(isFirst ? `${lead}I ${act} as ${post}` : `In addition, I ${act} as ${post}`);
};

/** With whom somebody works, whoever of them leads. */
const ofPeople = /^an? (?:\p{L}+ )?(?:brigade|crew|group|squad|staff|team) of /u;

/** Results before sizes, and of sizes one. */
const figuresTold: Tell = ({ figures, deeds, work }, setting, { others }, isFirst) => {
  const isThin = deeds.length + work.length < 3;
  const all = figures.flatMap((text) => figureOf(text, setting.isCurrent) ?? []);
  const results = all.filter(({ kind }) => kind !== 'scale').slice(0, others);
  const sizes = all.filter(({ kind }) => kind === 'scale').slice(0, isThin ? 1 : 0);
  const told = [...results, ...sizes];
  const textsOf = (kind: Figure['kind']) =>
    told.filter((figure) => figure.kind === kind).map(({ text }) => text);
  const sizesOf = (money: RegExp, isMoney: boolean) =>
    textsOf('scale').filter((text) => money.test(text) === isMoney && !ofPeople.test(text));
  const teams = textsOf('scale').filter((text) => ofPeople.test(text));
  const there = isFirst ? setting.lead : '';
  const sentences = [
    ...textsOf('change'),
    listed(textsOf('value').map((text) => `my ${text}`)),
    withLead('my record there', setting, listed(textsOf('record'))),
    listed(teams.map((text) => `I ${setting.isCurrent ? 'work' : 'worked'} with ${text}`)),
    withLead('my work there', setting, listed(sizesOf(/[\p{Sc}]/u, false)), 'cover'),
    withLead('my work there', setting, listed(sizesOf(/[\p{Sc}]/u, true))),
  ].filter(Boolean);
  // 'As a Cook at Acme, my work …' would hang in the air.
  const first = setting.worked === '' ? there : there && `${setting.worked}, where `;
  return sentences
    .map((text, at) =>
      sentence(
        capitalized(at === 0 ? `${first}${(first && text.replace(' there ', ' ')) || text}` : text),
      ),
    )
    .join(' ');
};

const withLead = (
  subject: string,
  { isCurrent }: Setting,
  things: string,
  verb = 'include',
): string =>
  things && `${subject} ${verb}${isCurrent ? 's' : verb.endsWith('e') ? 'd' : 'ed'} ${things}`;

const joins = ['', 'I also ', 'Beyond that, I ', 'I also '];

/** Short ones after the first share a sentence. */
function inPairs([first, ...rest]: readonly string[]): string[] {
  const sentences: string[] = first === undefined ? [] : [first];
  const isPlain = (text = '') => text.split(' ').length <= 11 && !/[,;:–—]|\band\b/.test(text);
  for (let index = 0; index < rest.length; index += 1) {
    const [text = '', next] = rest.slice(index, index + 2);
    const isPair = next !== undefined && isPlain(text) && isPlain(next);
    sentences.push(isPair ? `${text} and ${next}` : text);
    if (isPair) index += 1;
  }
  return sentences;
}
