import type { aiRoutes } from '@folio/contract/ai';
import { type Origin, SkillSuggestions } from '@folio/contract/ai-answers';
import { aiLimits } from '@folio/contract/ai-requests';
import { isEmptyResume } from '@folio/contract/empty-resume';
import { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { contactsOf, factsOf, resumeForModel } from './resume-facts.ts';
import { type AiResult, answer, withModel, worthCredits } from './with-model.ts';

type SkillsBody = z.output<typeof aiRoutes.suggestSkills.schema.body>;
type Body = z.output<typeof aiRoutes.suggestions.schema.body>;

const nothingNew = 'Nothing to suggest that isn’t already there.';
const nothingToGoBy = 'Your resume is empty, so these are skills that many have.';
const maxOfEachKind = 8;
const maxSkillLength = 60;
const Suggested = z.object({ suggestions: z.array(z.string()) });

const skillsTask =
  'You advise someone on the skills section of a resume. Name skills that a person with this background may well have and that the job description, if there is one, asks for. Leave out what the resume names already. A skill is a noun of at most four words.';

/** Skills that the resume lacks, by category, for the person to confirm. */
export async function suggestSkills(
  call: Call,
  { resumeData, jobDescription, industry }: SkillsBody,
): Promise<Delivered<SkillSuggestions & Origin>> {
  const written = await skillsFor(call, resumeData, { jobDescription, industry });
  const isAny = Object.values(written.value).some((list) => list.length > 0);
  const isOfSomebody = !isEmptyResume(resumeData);
  const why = isOfSomebody ? nothingNew : nothingToGoBy;
  return answer(worthCredits(written, isAny && isOfSomebody, why), (skills) => skills);
}

export function skillsFor(
  call: Call,
  resume: SkillsBody['resumeData'],
  wanted: Pick<SkillsBody, 'jobDescription' | 'industry'>,
): Promise<AiResult<SkillSuggestions>> {
  const facts = factsOf(resume);
  const { jobDescription, industry } = wanted;
  const data = { resume: resumeForModel(resume), 'job description': jobDescription, industry };
  return withModel(
    { ...call, contacts: contactsOf(resume) },
    { schema: SkillSuggestions, task: skillsTask, data },
    async ({ value }) => {
      const { technical, soft, industry: ofIndustry } = value;
      const named = [...technical, ...soft, ...ofIndustry];
      const texts = [facts, jobDescription, industry].join('\n');
      const known = new Set(await call.builtIn('knownSkills', named, texts));
      const newOnes = (skills: string[]) =>
        distinctSkills(
          skills.filter((skill) => known.has(skill)),
          facts,
        ).slice(0, maxOfEachKind);
      const skills = {
        technical: newOnes(technical),
        soft: newOnes(soft),
        industry: newOnes(ofIndustry),
      };
      const isAny = Object.values(skills).some((list) => list.length > 0);
      return { value: isAny ? skills : undefined, rejectedClaims: [] };
    },
    () => call.builtIn('suggestSkills', { currentContent: facts, ...wanted }),
  );
}

/** Skills for the skills section, sentences for any other. */
export async function suggestContent(
  call: Call,
  { section, currentContent, jobDescription }: Body,
): Promise<Delivered<{ suggestions: string[] } & Origin>> {
  const isSkills = section === 'skills';
  const data = { 'current content': currentContent, 'job description': jobDescription };
  const task = isSkills
    ? skillsTask
    : `You edit the section "${section}" of a resume. Suggest better wordings for sentences of the current content, each a sentence that can stand in its place.`;
  const written = await withModel(
    call,
    { schema: Suggested, task, data },
    async ({ value, reveal }) => {
      const suggested = value.suggestions.map((text) => reveal(text.trim()) ?? '');
      if (isSkills) {
        const texts = `${currentContent}\n${jobDescription}`;
        const known = await call.builtIn('knownSkills', suggested, texts);
        return usable(distinctSkills(known, currentContent));
      }
      const checks = await call.builtIn(
        'checkFacts',
        suggested.map((output) => ({ source: currentContent, output })),
      );
      const rejectedClaims = checks.flatMap(({ flags }) =>
        flags.map(({ kind, text }) => ({ kind, text })),
      );
      return {
        ...usable(suggested.filter((text, index) => text && !checks[index]?.held)),
        rejectedClaims,
      };
    },
    () => ownSuggestions(call, { section, currentContent, jobDescription }),
  );
  const isAny = written.value.length > 0;
  return answer(worthCredits(written, isAny, nothingNew), (suggestions) => ({ suggestions }));
}

async function ownSuggestions(
  call: Call,
  { section, currentContent, jobDescription }: Body,
): Promise<string[]> {
  const skills = await call.builtIn(
    'bestSkills',
    { currentContent, jobDescription },
    aiLimits.suggestions,
  );
  if (section === 'skills') return skills;
  const lines = currentContent.split('\n').filter((line) => line.trim() !== '');
  const bullets = lines.slice(0, aiLimits.texts).map((text) => ({ text, current: false }));
  const improved = await call.builtIn('improveBullets', bullets);
  const better = improved
    .map(({ text, suggestion = text }, index) => (suggestion === lines[index] ? '' : suggestion))
    .filter(Boolean);
  const wanted = skills.map((skill) => `Say where you used ${skill}, if you have.`);
  return [...better, ...wanted].slice(0, aiLimits.suggestions);
}

const usable = (texts: string[]) => ({
  value: texts.length > 0 ? texts.slice(0, aiLimits.suggestions) : undefined,
  rejectedClaims: [],
});

/** Without duplicates, existing skills and sentences. */
function distinctSkills(skills: readonly string[], there: string): string[] {
  const has = there.toLowerCase();
  const byKey = new Map(skills.map((skill) => [skill.trim().toLowerCase(), skill.trim()]));
  return [...byKey]
    .filter(([key]) => key !== '' && key.length <= maxSkillLength && !hasPhrase(has, key))
    .map(([, skill]) => skill);
}

function hasPhrase(text: string, phrase: string): boolean {
  const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + phrase.length])) return true;
  return false;
}
