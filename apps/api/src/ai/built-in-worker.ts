import type { ReadOptions } from '@folio/analysis/score';
import type { AnswerOptions } from '@folio/analysis/writing/answer-question';
import type { LetterOptions } from '@folio/analysis/writing/compose-cover-letter';
import type { SummaryOptions } from '@folio/analysis/writing/compose-summary';
import type { TextsToEnhance } from '@folio/analysis/writing/enhance-texts';
import type { ResumeContent } from '@folio/contract/resume-content';

type ScoreOptions = Pick<ReadOptions, 'careerStage' | 'isScan'>;
type FactTask = { source: string; output: string };
type Bullet = { text: string; current: boolean };
type SkillWishes = { currentContent: string; jobDescription: string; industry?: string };

/** The engine's functions; each module is loaded by the thread on first use. */
const calls = {
  score: async (content: ResumeContent, options: ScoreOptions) => {
    const { scoreResume } = await import('@folio/analysis/score');
    const { toScoringResult } = await import('@folio/analysis/scoring-result');
    const { loadSpelling } = await import('@folio/analysis/load-spelling');
    return toScoringResult(
      scoreResume(content, { spelling: await loadSpelling(), ...options }),
      options,
    );
  },
  checkFacts: async (tasks: readonly FactTask[]) => {
    const { checkFacts } = await import('@folio/analysis/fact-guard');
    return tasks.map(({ source, output }) => checkFacts(source, output));
  },
  judgeRewrites: async (tasks: readonly FactTask[]) => {
    const { judgeRewrite } = await import('@folio/analysis/judge-rewrite');
    return tasks.map(({ source, output }) => judgeRewrite(source, output));
  },
  judgeTranslations: async (tasks: readonly FactTask[], names: readonly string[]) => {
    const { judgeTranslation } = await import('@folio/analysis/judge-translation');
    return tasks.map(({ source, output }) => judgeTranslation(source, output, names));
  },
  improveBullets: async (bullets: readonly Bullet[]) => {
    const { improveBullet } = await import('@folio/analysis/writing/improve-bullet');
    const { reasonOf } = await import('@folio/analysis/writing/improvement');
    return bullets.map((bullet) => {
      const { text, suggestion, changes } = improveBullet(bullet.text, { current: bullet.current });
      return { text, suggestion, reason: reasonOf(changes) };
    });
  },
  enhanceTexts: async (texts: TextsToEnhance) => {
    const { enhanceTexts } = await import('@folio/analysis/writing/enhance-texts');
    return enhanceTexts(texts);
  },
  composeSummary: async (content: ResumeContent, wishes: SummaryOptions) => {
    const { composeSummary } = await import('@folio/analysis/writing/compose-summary');
    return composeSummary(content, wishes);
  },
  composeCoverLetter: async (
    content: ResumeContent,
    jobDescription: string,
    wishes: LetterOptions,
  ) => {
    const { readAdvertisement } = await import('@folio/analysis/advertisement');
    const { composeCoverLetter } = await import('@folio/analysis/writing/compose-cover-letter');
    return composeCoverLetter(content, readAdvertisement(jobDescription), wishes);
  },
  answerQuestion: async (
    content: ResumeContent,
    question: string,
    jobDescription: string,
    wishes: AnswerOptions,
  ) => {
    const { readAdvertisement } = await import('@folio/analysis/advertisement');
    const { answerQuestion } = await import('@folio/analysis/writing/answer-question');
    return answerQuestion(content, question, readAdvertisement(jobDescription), wishes);
  },
  explainMatch: async (content: ResumeContent, jobDescription: string) => {
    const { explainMatch } = await import('@folio/analysis/explain-match');
    return explainMatch(content, jobDescription);
  },
  suggestSkills: async (wishes: SkillWishes) => {
    const { suggestSkills } = await import('@folio/analysis/suggestions');
    return suggestSkills(wishes);
  },
  knownSkills: async (names: readonly string[], texts: string) => {
    const { knownSkills } = await import('@folio/analysis/suggestions');
    return knownSkills(names, texts);
  },
  bestSkills: async (wishes: SkillWishes, limit: number) => {
    const { bestSkills } = await import('@folio/analysis/suggestions');
    return bestSkills(wishes, limit);
  },
};

type Calls = typeof calls;
export type BuiltInCalls = Calls;
export type BuiltInTask = { name: keyof Calls; input: readonly unknown[] };

/** Runs one task of the thread. */
async function work({ name, input }: BuiltInTask): Promise<unknown> {
  const call: (...input: never[]) => Promise<unknown> = calls[name];
  return call(...(input as never[]));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default work;
