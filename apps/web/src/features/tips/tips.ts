import { t } from '../../lib/words/words.ts';
import { type TipHead, tipHeads } from './tip-heads.ts';

export type Tip = TipHead & {
  /** Most useful first: a collapsed tip shows two. */
  lines: readonly string[];
};

const linesOf: Readonly<Record<string, readonly string[]>> = {
  get 'action-words-impact'() {
    return [
      t(
        'Open with a verb in the past tense: led, built, cut, taught, negotiated. In your present job, use the present tense.',
      ),
      t(
        'Write “Cut the monthly close from nine days to four”, not “Responsible for the monthly close”.',
      ),
      t('Leave out “helped with” and “worked on”. Name the part you did.'),
      t(
        'Use each verb once or twice on a page. If “managed” opens four bullets, three of them hide what you did.',
      ),
      t('Drop “I”, “my” and needless articles. A bullet is a headline, not a sentence.'),
    ];
  },
  get 'quantify-achievements'() {
    return [
      t('For every bullet, ask: how many, how much, how often, how fast, compared to what?'),
      t(
        'Give the start and the end: “from 62% to 88% on-time delivery in two quarters” says more than “by 26%”.',
      ),
      t('No money to count? Count people, sites, tickets, patients, pages or hours saved.'),
      t(
        'An honest estimate is fine: “about 40 calls a day”. An invented number is the first thing an interviewer asks about.',
      ),
      t(
        'Put the result first and the method after it: “Halved page load time by serving images in the size they are shown”.',
      ),
    ];
  },
  get 'ats-optimization'() {
    return [
      t(
        'Use the headings that applicant tracking systems know: Experience, Education, Skills, Projects.',
      ),
      t(
        'Use the job description’s own words where they’re true of you, and spell out each abbreviation once: “Search Engine Optimization (SEO)”.',
      ),
      t('Keep words out of images. Software can’t read them.'),
      t('Write every date the same way, with month and year: “Mar 2021 – Present”.'),
      t(
        'Send the PDF unless Word is asked for, and name the file after yourself, not “resume-final-2”.',
      ),
    ];
  },
  get 'skills-highlight'() {
    return [
      t(
        'Lead with the five to ten skills this job asks for. Ten that fit get read; thirty get skipped.',
      ),
      t('Group them so they’re easy to scan: Languages, Tools, Methods.'),
      t('Show each important skill in your experience too: a list claims it, a bullet proves it.'),
      t('Leave out what everyone can do, such as email and web browsing.'),
      t('Rate yourself only where it can be checked: “German, C1”, not four stars out of five.'),
    ];
  },
  get 'professional-summary'() {
    return [
      t(
        'Start with your role and years of experience: “Nurse with eight years in intensive care”.',
      ),
      t('Add the one result you’d mention first if you had ten seconds.'),
      t('Write it last, when the rest of the page is done, and rewrite it for each kind of job.'),
      t(
        'Leave out “hard-working team player”. If anyone could write it, it says nothing about you.',
      ),
      t(
        'Stay under sixty words. Just out of school? Say what you studied and what you built with it.',
      ),
    ];
  },
  get 'layout-and-formatting'() {
    return [
      t('One page for up to ten years of work, two for more. Cut the oldest first.'),
      t(
        'One font, two sizes and one accent color are enough. Bold is for finding things, not for emphasis.',
      ),
      t(
        'Leave white space: margins of 15 mm or more, and more space before a heading than after it.',
      ),
      t(
        'Keep to three to five bullets per job, one or two lines each. Your latest job can have more.',
      ),
      t(
        'Print it, or view it at half size. What you notice first should be what you want noticed first.',
      ),
    ];
  },
};

export const tips = (): readonly Tip[] =>
  tipHeads.map((head) => ({
    ...head,
    lines: linesOf[head.id] ?? [],
  }));
