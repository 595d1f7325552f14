import { readAdvertisement } from '@folio/analysis/advertisement';
import { explainMatch } from '@folio/analysis/explain-match';
import { loadSpelling } from '@folio/analysis/load-spelling';
import { type ResumeScore, scoreResume } from '@folio/analysis/score';
import { monthOfRanking } from '@folio/analysis/testing/ranked-resumes';
import { lineToAskAbout, questionsOf } from '@folio/analysis/writing/build-line';
import { composeCoverLetter } from '@folio/analysis/writing/compose-cover-letter';
import { suggestRewrite } from '@folio/analysis/writing/suggest-rewrite';
import { parsePath, textAt } from '@folio/contract/content-path';
import { defaultSettings } from '@folio/contract/default-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { exportDocument } from '@folio/documents/export-document';
import { interviewCopy } from '../../src/features/editor/interview/interview.copy.ts';
import { isWorthAsking, maxLines } from '../../src/features/editor/interview/worth-asking.ts';
import {
  locationName,
  type Note,
  notesOf,
  rewritten,
} from '../../src/lib/findings/location-names.ts';
import {
  areaTitles,
  bandOf,
  pointsText,
  shownParts,
  shownScore,
} from '../../src/lib/findings/score-bands.ts';
import { stageNames } from '../../src/lib/findings/stage-names.ts';
import type { Sample } from './read-samples.ts';

const spelling = await loadSpelling();

/** The product's results for a sample. */
export type Judged = Sample & {
  score: ResumeScore;
  explained: ReturnType<typeof explainMatch>;
  letter: string;
};

export function judge(sample: Sample): Judged {
  const { resume, job } = sample;
  const { text, reason } = composeCoverLetter(resume.content, readAdvertisement(job.text), {
    today: monthOfRanking,
  });
  return {
    ...sample,
    score: scoreResume(resume.content, { spelling, month: monthOfRanking }),
    explained: explainMatch(resume.content, job.text),
    letter: text || (reason ?? ''),
  };
}

/** A page of the portfolio: the resume, its report, the questions, the match and the letter. */
export async function samplePage(sample: Judged): Promise<string> {
  const { name, slug, resume, job } = sample;
  const target = `${job.title}, ${job.company}`;
  const parts = [
    `# ${name}`,
    `${resume.content.personalInfo.title}. Everybody on this page is invented. [All samples](README.md)`,
    `![The first page](pages/${slug}.jpg)`,
    '## Report',
    reportOf(sample),
    '## Questions',
    questionsAbout(sample),
    `## Match: ${escaped(target)}`,
    matchOf(sample),
    '## Letter',
    // Markdown's lists begin with a dash.
    quoted(sample.letter.replace(/^• /gm, '- ')),
    '## The resume',
    quoted(await markdownOf(sample)),
    '## The job description',
    quoted(job.text.trim()),
  ];
  return `${parts.join('\n\n')}\n`;
}

const areaNames = ['content', 'structure', 'ats'] as const;
const maxNotes = 10;

function reportOf({ score, resume }: Judged): string {
  const { overall, areas, career, strengths, findings } = score;
  const shown = shownParts(
    areaNames.map((area) => areas[area].score),
    overall,
  );
  const rows = areaNames.map(
    (area, index) => `| ${areaTitles[area]} | ${shown[index]} of ${areas[area].max} |`,
  );
  const { first, rest } = notesOf(findings);
  const notes = [...first, ...rest];
  const shownNotes = notes.slice(0, maxNotes).map((note) => noteText(note, resume.content));
  const others = notes.length - shownNotes.length;
  return [
    `**${shownScore(overall)} of 100, ${bandOf(overall).label}.** Career stage: ${stageNames[career.stage]}. ${escaped(career.reason)}`,
    ['| part | points |', '| --- | --- |', ...rows].join('\n'),
    ...(strengths.length > 0
      ? [`Strengths:\n${strengths.map((one) => `- ${escaped(one)}`).join('\n')}`]
      : []),
    `What gains the most:\n${shownNotes.join('\n')}`,
    ...(others > 0 ? [`And ${others} more.`] : []),
  ].join('\n\n');
}

/** Why, how much it gains, and how a text of it could read. */
function noteText({ message, points, findings }: Note, content: ResumeContent): string {
  const finding = `- ${escaped(message)} (${pointsText(points)})`;
  const changed = findings.find(({ rewrite, path }) => rewrite && textAt(content, path));
  if (!changed?.rewrite) return finding;
  const before = textAt(content, changed.path) ?? '';
  const after = rewritten(content, changed, changed.rewrite);
  return `${finding}\n  - before: ${escaped(before)}\n  - after: ${escaped(after)}`;
}

/** The interview: which lines are asked about, and what; in brackets what only the person knows. */
function questionsAbout({ score, resume: { content } }: Judged): string {
  const lines = [...Map.groupBy(score.findings, ({ path }) => path)]
    .filter(
      ([path, findings]) => parsePath(path)?.field === 'bullets' && isWorthAsking({ findings }),
    )
    .map(([path, findings]) => ({
      path,
      findings,
      points: findings.reduce((sum, one) => sum + one.points, 0),
    }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxLines);
  if (lines.length === 0 || score.language !== 'eng') return 'No line of this resume needs one.';
  return lines
    .map(({ path, findings }) => {
      const text = textAt(content, path) ?? '';
      const suggested = suggestRewrite(text, findings)?.text;
      const asked = questionsOf(lineToAskAbout(text, suggested));
      const questions = asked.map((one) => `  - ${interviewCopy.questions[one]}`);
      return [
        `- **${escaped(text)}** (${escaped(locationName(content, path))})`,
        ...questions,
      ].join('\n');
    })
    .join('\n');
}

function matchOf({ explained: { match, terms, advice } }: Judged): string {
  const rows = terms.map(({ name, level, isFound, answered }) => {
    const where = [...new Set(answered.map(({ text }) => text))].slice(0, 2).map(shortened);
    const found = isFound ? where.join('; ') || 'in the resume' : 'not there';
    return `| ${escaped(name)} | ${level} | ${escaped(found)} |`;
  });
  return [
    `**${match.score} of 100.**`,
    ['| asked for | how | where the resume says it |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(advice.length > 0 ? [advice.map((one) => `- ${escaped(one)}`).join('\n')] : []),
  ].join('\n\n');
}

const maxShown = 90;
const shortened = (text: string) =>
  text.length <= maxShown ? text : `${text.slice(0, maxShown).replace(/\s+\S*$/, '')} …`;

/** Escapes people's texts, so that Markdown shows them literally. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .trim();

/** A text of its own, set apart line by line. */
const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '' ? '>' : `> ${line.trimEnd()}`))
    .join('\n');

async function markdownOf({ resume }: Sample): Promise<string> {
  // Its data are for programs: the page is for readers.
  const settings = { ...defaultSettings, embedData: false };
  const written = await exportDocument({ ...resume, settings }, 'md');
  const text = typeof written === 'string' ? written : new TextDecoder().decode(written);
  // The page has its title already.
  return text.replace(/^(#+) /gm, '##$1 ');
}
