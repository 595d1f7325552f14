import type { ResumeContent } from '@folio/contract/resume-content';

/**
 * Capitalizes the names of people, employers and schools if the writer uses lowercase throughout.
 * Always capitalizes languages, and treats a name after a comma and a first name ('Wei Ling,
 * Charmaine') as the name used.
 */
export function inNormalCase(content: ResumeContent): ResumeContent {
  const { personalInfo, workExperience, education, certifications, languages } = content;
  const isSmall = isInSmallLetters(`${personalInfo.firstName} ${personalInfo.lastName}`);
  const name = (text: string) => (isSmall && isInSmallLetters(text) ? capitalizedEach(text) : text);
  return {
    ...content,
    personalInfo: {
      ...personalInfo,
      firstName: name(firstNameUsed(personalInfo.firstName)),
      lastName: name(personalInfo.lastName),
    },
    workExperience: workExperience.map((job) => ({ ...job, company: name(job.company) })),
    education: education.map((school) => ({ ...school, institution: name(school.institution) })),
    certifications: certifications.map((one) => ({ ...one, name: spelt(one.name) })),
    languages: languages.map((one) => ({
      ...one,
      language: one.language.replace(/^\p{Ll}(?=\p{Ll}+$)/u, (letter) => letter.toUpperCase()),
    })),
  };
}

const isInSmallLetters = (text: string): boolean =>
  /\p{Ll}{2}/u.test(text) && text === text.toLowerCase();

const small = /^(?:and|at|de|for|in|of|on|self|the|und|y)$/;

/** 'barnesmore haulage', 'mcgroarty', "o'brien" */
const capitalizedEach = (text: string): string =>
  text.replace(/[\p{L}'’]+/gu, (word, at: number) =>
    (at > 0 && small.test(word)) || /^self(?:$|-)/.test(word)
      ? word
      : word
          .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
          .replace(
            /^(Mc|O['’])(\p{L})(?=\p{L}{2})/u,
            (_, start: string, letter: string) => start + letter.toUpperCase(),
          ),
  );

/** Matches 'Charmaine', but not degrees such as 'PhD' and 'RN'. */
const isName = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*$/u;

function firstNameUsed(name: string): string {
  const [first = '', second = ''] = name.split(/, ?/);
  return isName.test(second) ? second : first;
}

/** 'driver cpc' becomes 'driver CPC', since a word without vowels is an abbreviation. */
const spelt = (name: string): string =>
  isInSmallLetters(name)
    ? name.replace(/(?<!\p{L})[b-df-hj-np-tv-xz]{2,4}(?!\p{L})/gu, (word) => word.toUpperCase())
    : name;
