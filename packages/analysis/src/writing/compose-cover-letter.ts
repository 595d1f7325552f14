import type { LetterTarget } from '@folio/contract/cover-letters';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { type Achievement, achievementsOf, ranked } from './achievements.ts';
import { type Composition, educationSentence } from './compose-summary.ts';
import { insideSentence, listed, oneLine, sentence, withArticle } from './phrases.ts';
import { whyNotRewritten } from './readable.ts';
import { resumeText } from './resume-facts.ts';

const frame = `Dear, I am applying for the position of. I work as, at. Most recently I worked as.
Of what you are looking for, are already part of my skills and experience.
At, I also. Before that, as, I. There. I hold a certification. What draws me to your company is. I would welcome the chance to talk about how I could help your team.
Thank you for your time. Kind regards. Much of what you describe I know from my own work.`;

const notEnglish =
  'Without a language model, letters can be written from English resumes only. You can still write yours yourself.';
const nobody: LetterTarget = { role: '', company: '', hiringManager: '' };

/**
 * A letter of four short paragraphs out of facts of the resume. Of the advertisement it takes the
 * title, and the names of what the resume has as well; what only the person knows, and has not told
 * as the `target`, is a place to fill in.
 */
export function composeCoverLetter(
  content: ResumeContent,
  advertisement: Advertisement,
  target: LetterTarget = nobody,
): Composition {
  const source = resumeText(content);
  const reason =
    source === ''
      ? 'There is nothing in this resume to write about yet.'
      : whyNotRewritten(source.slice(0, 50_000)) && notEnglish;
  if (reason) return { text: '', allowed: [], reason };
  const { firstName, lastName } = content.personalInfo;
  const name = oneLine(`${firstName} ${lastName}`) || '[Your name]';
  const best = ranked(achievementsOf(content, advertisement));
  const job = best[0]?.job ?? content.workExperience[0];
  const here = best.filter((achievement) => achievement.job === job);
  const before = best.find((achievement) => achievement.job !== job);
  const manager = oneLine(target.hiringManager) || "[hiring manager's name]";
  const company = oneLine(target.company) || 'your company';
  const title = oneLine(target.role) || oneLine(advertisement.title);
  const paragraphs = [
    `Dear ${manager},`,
    opening(content, advertisement, title || '[the title of the job]'),
    mainParagraph(job, here),
    backgroundParagraph(content, before, job),
    `What draws me to ${company} is [what you like about its work]. I would welcome the chance to talk about how I could help your team. Thank you for your time.`,
    `Kind regards,\n${name}`,
  ];
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    allowed: [frame, title, oneLine(target.company), oneLine(target.hiringManager)],
  };
}

function opening(content: ResumeContent, advertisement: Advertisement, title: string): string {
  const [job] = content.workExperience;
  const skills = matchJob(content, advertisement).found.slice(0, 4);
  const position = job?.position ? withArticle(oneLine(job.position)) : '';
  const at = job?.company ? ` at ${oneLine(job.company)}` : '';
  const role = job?.current ? 'I work as' : 'Most recently I worked as';
  const names = skills.map((term) => term.name);
  const are = names.length === 1 ? 'is' : 'are';
  return [
    `I am applying for the position of ${title}.`,
    position === '' ? '' : sentence(`${role} ${position}${at}`),
    names.length === 0
      ? '[Why your experience fits this job.]'
      : `Of what you are looking for, ${listed(names.map(insideSentence))} ${are} already part of my skills and experience.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function mainParagraph(job: Achievement['job'] | undefined, here: readonly Achievement[]): string {
  const at = job?.company ? `At ${oneLine(job.company)}, ` : '';
  const [first, second] = here;
  if (!first) return `${at}I [one thing that you achieved, with a figure].`;
  return [sentence(`${at}I ${first.text}`), second ? sentence(`I also ${second.text}`) : '']
    .filter(Boolean)
    .join(' ');
}

function backgroundParagraph(
  content: ResumeContent,
  other: Achievement | undefined,
  job: Achievement['job'] | undefined,
): string {
  const isEarlier =
    other && job && content.workExperience.indexOf(other.job) > content.workExperience.indexOf(job);
  const role = [
    other?.job.position ? `as ${withArticle(oneLine(other.job.position))}` : '',
    other?.job.company ? `at ${oneLine(other.job.company)}` : '',
  ].filter(Boolean);
  const when = isEarlier ? `Before that, ${role.join(' ')}`.trim() : role.join(' ');
  const told =
    other && when
      ? sentence(`${when.replace(/^./u, (letter) => letter.toUpperCase())}, I ${other.text}`)
      : '';
  return [told, educationSentence(content, true)].filter(Boolean).join(' ');
}
