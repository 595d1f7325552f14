import type { Named } from '../resume/read-evidence.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { type Check, entireField, sharesOf } from './check.ts';

const weight = 3;

export const titlesAndCompanies: Check = {
  id: 'titles-and-companies',
  area: 'ats',
  weight,
  find: ({ posts, statements }) => {
    if (statements.length === 0)
      return [
        {
          ...entireField('workExperience'),
          message:
            'Add what you did, and where. Hiring software files resumes by job title and employer.',
          points: weight,
        },
      ];
    const shares = sharesOf(
      weight,
      posts.map(({ statements }) => statements.length),
    );
    return posts.flatMap(({ path, role, place }, at) => {
      const names = place ? [role, place] : [role];
      return names.flatMap((name) => {
        const message = messageOf(name, role, place);
        return message === undefined
          ? []
          : [
              {
                ...entireField(`${path}/${name.field}`),
                message,
                points: (shares[at] ?? 0) / names.length,
              },
            ];
      });
    });
  },
  praise: () => 'Every job has a title and an employer.',
};

/** Phrases that do not name an employer: 'Various', 'a private company'. */
const unnamed =
  /^(?:(?:various|several|multiple|different|confidential|undisclosed|stealth)\b.*|(?:an?\s+)?(?:(?:private|local|international|leading|reputed|big)\s+)?(?:companies|company|clinic|hospital|hotels?|chains?|firm|shop|restaurant|office|factory|startup|n\/?a))$/i;

/** Returns a message for what an entry's header lacks, or undefined if it lacks nothing. */
function messageOf(name: Named, role: Named, place: Named | undefined): string | undefined {
  const [what, where] = [role.text.trim(), place?.text.trim() ?? ''];
  if (name === role)
    return hasText(what)
      ? undefined
      : `What you were${where ? ` at ${where}` : ''} is missing. Hiring software searches job titles before anything else.`;
  if (unnamed.test(where))
    return `'${where}' isn’t a name. Readers look employers up: write it, or say what kind and size of business it is.`;
  if (hasText(where)) return undefined;
  return `${what ? `Where you were ${what}` : 'The employer'} is missing. 'Self-employed' is fine.`;
}

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

type Requirement = {
  path: string;
  points: number;
  isThere: (resume: ReadResume) => boolean;
  message: string;
};

const requirements: readonly Requirement[] = [
  {
    path: 'workExperience',
    points: 2,
    isThere: ({ jobs, postStatements }) => jobs.length + postStatements.length > 0,
    message: 'Add your experience. Jobs, internships, projects and volunteering all count.',
  },
  {
    path: 'education',
    points: 1,
    isThere: ({ content }) =>
      content.education.some(({ degree, institution }) => (degree + institution).trim() !== '') ||
      content.certifications.some(({ name }) => name.trim() !== ''),
    message: 'Add your education: a school, a course or a certificate, the latest first.',
  },
  {
    path: 'skills',
    points: 1,
    isThere: ({ skills }) => skills.length > 0,
    message: 'Add your skills. List the ones you’d want to be asked about: searches match them.',
  },
];

export const sections: Check = {
  id: 'sections',
  area: 'structure',
  weight: 4,
  silencedBy: ['titles-and-companies'],
  find: (resume) =>
    requirements.flatMap(({ path, points, isThere, message }) =>
      isThere(resume) ? [] : [{ ...entireField(path), message, points }],
    ),
  praise: () => 'You have all the sections readers look for.',
};
