export type Tip = {
  id: string;
  title: string;
  category: 'Writing' | 'Impact' | 'Technical' | 'Skills' | 'Design';
  description: string;
  /** The most useful first: two are shown until more is asked for. */
  lines: readonly string[];
};

const actionWords: Tip = {
  id: 'action-words-impact',
  title: 'Action Words Impact',
  category: 'Writing',
  description: 'Start each bullet with what you did, not with what you were responsible for.',
  lines: [
    'Open with a verb in the past tense: led, built, cut, taught, negotiated. In your present job, use the present tense.',
    'Write “Cut the monthly close from nine days to four”, not “Responsible for the monthly close”.',
    'Leave out “helped with” and “worked on”: name the part that was yours.',
    'Use each verb once or twice on a page. If “managed” opens four bullets, three of them hide what you did.',
    'Drop “I”, “my” and the articles that nobody misses. A bullet is a headline, not a sentence.',
  ],
};

const achievements: Tip = {
  id: 'quantify-achievements',
  title: 'Quantify Achievements',
  category: 'Impact',
  description: 'A number, a share or a time gives the reader a scale.',
  lines: [
    'Ask of every bullet: how many, how much, how often, how fast, compared with what?',
    'Give the start and the end: “from 62% to 88% on-time delivery in two quarters” says more than “by 26%”.',
    'Where there is no money to count, count people, sites, tickets, patients, pages or hours saved.',
    'An honest estimate is fine: “about 40 calls a day”. An invented number is the first thing an interviewer asks about.',
    'Put the result first and the method after it: “Halved page load time by serving images in the size they are shown”.',
  ],
};

const ats: Tip = {
  id: 'ats-optimization',
  title: 'ATS Optimization',
  category: 'Technical',
  description: 'Plain headings, real text, one idea a line.',
  lines: [
    'Use the headings that applicant tracking systems know: Experience, Education, Skills, Projects.',
    'Write the words of the job posting where they are true of you, and spell an abbreviation out once: “Search Engine Optimization (SEO)”.',
    'Keep words out of pictures: what is drawn can not be read by a machine.',
    'Write dates in one way throughout, with month and year, such as “Mar 2021 – Present”.',
    'Send the PDF unless Word is asked for, and name the file after yourself, not “resume-final-2”.',
  ],
};

const skills: Tip = {
  id: 'skills-highlight',
  title: 'Skills Highlight',
  category: 'Skills',
  description: 'Name the skills that the job names, in the words that it uses.',
  lines: [
    'Put the five to ten skills first that this job asks for; ten that fit are read, thirty are skipped.',
    'Group them, so that the eye finds its place: Languages, Tools, Methods.',
    'Show each important skill once more in your experience: a list claims it, a bullet proves it.',
    'Leave out what everybody can do, such as e-mail and web browsers.',
    'Say how well only where it can be checked: “German, C1” rather than four stars out of five.',
  ],
};

const summary: Tip = {
  id: 'professional-summary',
  title: 'Professional Summary',
  category: 'Writing',
  description: 'Three lines that say who you are, what you are good at and what you look for.',
  lines: [
    'Begin with your trade and your years in it: “Nurse with eight years in intensive care”.',
    'Add the one result that you would tell first if you had only ten seconds.',
    'Write it last, when the rest of the page is done, and anew for each kind of job.',
    'Leave out “hard-working team player”: whatever anybody could write of themselves says nothing of you.',
    'Stay under sixty words. If you have just left school, name what you studied and what you built with it.',
  ],
};

const layout: Tip = {
  id: 'layout-and-formatting',
  title: 'Layout and Formatting',
  category: 'Design',
  description: 'A page that is easy to look at is a page that gets read.',
  lines: [
    'One page for up to ten years of work, two for more. Cut the oldest first.',
    'One family of type, two sizes and one accent are enough. Bold is for what has to be found, not for emphasis.',
    'Leave air: margins of 15 mm or more, and more space before a heading than after it.',
    'Keep to three to five bullets a job, of one or two lines each. The latest job may have more.',
    'Print it once, or look at it at half its size: what you see first should be what you want seen first.',
  ],
};

export const tips: readonly Tip[] = [actionWords, achievements, ats, skills, summary, layout];

/** The four that the dashboard names. */
export const dashboardTips: readonly Tip[] = [actionWords, achievements, ats, skills];
