import type { WorkExperience } from '@folio/contract/resume-content';
import type { JobEvidence } from './achievements.ts';
import { capitalized } from './first-letter.ts';
import { asRole } from './job-title.ts';
import { employerName, sentence, series, withThe } from './phrases.ts';

/** How much is told of a job: deeds, and of each other kind of phrase. */
export interface Amounts {
  deeds: number;
  others: number;
}

/** Where the job stands in the letter: `recent` ones need no title, the letter opens with it. */
type JobPlace = 'recent' | 'first' | 'before' | 'earlier';

const openings = { recent: '', first: '', before: 'Before that, ', earlier: 'Earlier, ' };

/**
 * What was done in a job, each kind of phrase in the sentence that is right for any of its kind: deeds
 * after 'I', things after 'my work included', posts after 'as', figures in a list.
 */
export function describeJob(evidence: JobEvidence, place: JobPlace, amounts: Amounts): string {
  const setting = settingOf(evidence.job, place);
  const told: string[] = [];
  for (const tell of [deedsTold, workTold, postTold, figuresTold]) {
    const sentences = tell(evidence, setting, amounts, told.length === 0);
    if (sentences !== '') told.push(sentences);
  }
  return told.join(' ');
}

/** The words by which a job is named where it is first told of. */
interface Setting {
  /** 'Before that, as a Cook at Acme, ' */
  lead: string;
  /** 'Before that, I worked as a Cook at Acme' */
  worked: string;
  /** 'At Acme, my work' */
  myWork: string;
  hasRole: boolean;
  employer: string;
  isCurrent: boolean;
}

function settingOf(job: WorkExperience, place: JobPlace): Setting {
  const isPresent = job.current && place !== 'recent';
  const opening = isPresent ? '' : openings[place];
  const role = place === 'recent' ? '' : asRole(job.position);
  const employer = withThe(employerName(job.company));
  const at = employer ? `at ${employer}` : '';
  const present = isPresent ? 'in my present role' : '';
  const where = [present, role, at].filter(Boolean).join(' ');
  return {
    lead: capitalized(`${opening}${where}${where ? ', ' : ''}`),
    worked: capitalized(`${opening}I ${job.current ? 'work' : 'worked'} ${where}`),
    myWork: capitalized(`${opening}${[present, at].filter(Boolean).join(' ')}, my work`).replace(
      /^, my/,
      'My',
    ),
    hasRole: role !== '' && !isPresent,
    employer,
    isCurrent: job.current,
  };
}

type Tell = (evidence: JobEvidence, setting: Setting, amounts: Amounts, isFirst: boolean) => string;

/** 'At Acme, I cut waste. I also trained two cooks and kept the books.' */
const deedsTold: Tell = ({ deeds }, { lead }, amounts) =>
  inPairs(deeds.slice(0, amounts.deeds))
    .map((text, index) =>
      sentence(index === 0 ? `${lead}I ${text}` : `${joins[index] ?? 'I '}${text}`),
    )
    .join(' ');

/** 'My work there also includes …', or 'I worked as a Cook at Acme, where my work included …'. */
const workTold: Tell = ({ work }, { worked, myWork, hasRole, isCurrent }, { others }, isFirst) => {
  const items = work.slice(0, others + 1);
  if (items.length === 0) return '';
  const things = `${isCurrent ? 'includes' : 'included'} ${series(items)}`;
  if (!isFirst) return sentence(`My work there also ${things}`);
  return sentence(hasRole ? `${worked}, where my work ${things}` : `${myWork} ${things}`);
};

const postTold: Tell = ({ posts: [post] }, { lead, isCurrent }, _, isFirst) => {
  if (post === undefined) return '';
  const act = isCurrent ? 'act' : 'acted';
  return sentence(isFirst ? `${lead}I ${act} as ${post}` : `I also ${act} as ${post}`);
};

const figuresTold: Tell = ({ figures }, { employer }, { others }, isFirst) => {
  const told = figures.slice(0, others).map((one) => one.replace(/: /g, ' – '));
  const from = isFirst && employer ? `My work at ${employer} in figures` : 'In figures';
  return told.length > 0 ? sentence(`${from}: ${told.join('; ')}`) : '';
};

const joins = ['', 'I also ', 'In the same role, I ', 'Beyond that, I ', 'I also '];

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
