import { bandOf, shownScore } from '../../src/lib/findings/score-bands.ts';
import { stageNames } from '../../src/lib/findings/stage-names.ts';
import { readSamples } from './read-samples.ts';
import { type Judged, judge, samplePage } from './sample-page.ts';

/** The portfolio's texts by their file names: an index, and a page for each sample. */
export async function sampleFiles(): Promise<Map<string, string>> {
  const judged = readSamples().map(judge);
  const files = new Map([['README.md', indexOf(judged)]]);
  for (const one of judged) files.set(`${one.slug}.md`, await samplePage(one));
  return files;
}

function indexOf(judged: readonly Judged[]): string {
  const rows = judged.map(({ slug, name, resume, job, score, explained }) => {
    const { title } = resume.content.personalInfo;
    const said = `${shownScore(score.overall)}, ${bandOf(score.overall).label.toLowerCase()}`;
    const cells = [`[${name}](${slug}.md)`, title, stageNames[score.career.stage], said];
    return `| ${[...cells, `${explained.match.score}`, job.title].map(cellOf).join(' | ')} |`;
  });
  return `${[
    '# Samples',
    'Twenty resumes of invented people in ten trades, with all that Folio says of them: the report with where each point went, the questions that it would ask, the match with a job and the letter for it. No language model had a part in any of it. Of each trade one is a resume that readers liked, and one that they would mend; the jobs and employers are invented, too.',
    'Written by `npm run samples`, from `packages/analysis/fixtures/ranked` and `apps/web/scripts/samples/jobs`; a test holds that these are the texts that the product makes today.',
    [
      '| who | title | career stage | score | match | job |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

const cellOf = (text: string): string => text.replaceAll('|', String.raw`\|`);
