import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { groupRoles } from '@folio/contract/role-groups';
import type { ResumeText, Sentence } from './sentences.ts';
import { sentencesIn } from './sentences.ts';
import { type Strength, strengthOf } from './strength.ts';

/** What a person says that they did, wherever it stands: in a job, a project, a study, a voluntary post. */
export type Statement = Sentence & {
  /** Whether it still goes on; undefined where its section tells no time. */
  isCurrent: boolean | undefined;
  /** Of somebody's work; a note on a school or an award need not begin with a verb. */
  isOfPost: boolean;
  strength: Strength;
  /** Whether it is its opening alone that makes it prove so little. */
  hidesDetail: boolean;
};

type Job = { path: string; entry: WorkExperience; statements: Statement[] };

/** A name that an entry is filed under: a role, an employer, a project's title. */
export type Named = { field: string; text: string };

/** Where somebody did something, with what they say of it. */
type Post = {
  path: string;
  role: Named;
  /** Whose it was; undefined where nobody is asked. */
  place: Named | undefined;
  /** Undefined where no time is asked for. */
  period: Period | undefined;
  statements: Statement[];
};
export type Period = Pick<WorkExperience, 'startDate' | 'endDate' | 'current' | 'dateText'>;

/** A certificate, an award, a publication: it proves something by its name. */
type Proof = { path: string; kind: ProofKind; isNamed: boolean };
export type ProofKind = 'certificate' | 'award' | 'publication' | 'course' | 'talk' | 'patent';

export type Evidence = {
  jobs: Job[];
  /** Of which something is said; an entry that only has its head is not finished, and asked nothing. */
  posts: Post[];
  statements: Statement[];
  proofs: Proof[];
};

type DescribedPost = Omit<Post, 'statements'> & { texts: ResumeText[] };

/** All that proves something. It counts the same wherever it stands. */
export function readEvidence(content: ResumeContent, language: string): Evidence {
  const read = readerOf(language);
  const posts = describedPosts(content).map(({ texts, ...post }) => ({
    ...post,
    statements: read(texts, { isOfPost: true, isCurrent: post.period && isOngoing(post.period) }),
  }));
  const notes = read(notesIn(content), { isOfPost: false, isCurrent: undefined });
  const byPath = new Map(posts.map(({ path, statements }) => [path, statements]));
  const jobs = content.workExperience.flatMap((entry) => {
    const path = joinPath('workExperience', entry.id);
    const statements = byPath.get(path) ?? [];
    const isNamed = [entry.position, entry.company].some((text) => text.trim() !== '');
    return isNamed || statements.length > 0 ? [{ path, entry, statements }] : [];
  });
  return {
    jobs,
    posts: posts.filter(({ statements }) => statements.length > 0),
    statements: [...posts.flatMap(({ statements }) => statements), ...notes],
    proofs: readProofs(content),
  };
}

/** Reads statements, each by what it proves: what is said again proves nothing more. */
function readerOf(language: string) {
  const known = new Set<string>();
  return (texts: ResumeText[], kind: Pick<Statement, 'isOfPost' | 'isCurrent'>): Statement[] =>
    texts.flatMap(sentencesIn).flatMap((sentence) => {
      const words = sentence.text.slice(sentence.start, sentence.end).toLowerCase();
      const proven = strengthOf(sentence.text.slice(sentence.start, sentence.end), language);
      const strength = known.has(words) ? 'empty' : proven.strength;
      const hidesDetail = proven.hidesDetail && strength === 'plain';
      known.add(words);
      const isWorth =
        kind.isOfPost || (sentence.words.length >= wordsOfNote && speaks.has(strength));
      return isWorth ? [{ ...sentence, ...kind, strength, hidesDetail }] : [];
    });
}

/** A note of fewer words is a grade or a place. */
const wordsOfNote = 4;
const speaks: ReadonlySet<Strength> = new Set(['result', 'figure', 'detail']);

const isOngoing = ({ current, dateText }: Period): boolean =>
  current || /\b(?:present|current|now|today)\b/i.test(dateText);

type Described = { description: string; bullets?: readonly { id: string; text: string }[] };

const textsOf = (path: string, { description, bullets = [] }: Described): ResumeText[] => [
  { path: `${path}/description`, text: description },
  ...bullets.map(({ id, text }) => ({ path: `${path}/${joinPath('bullets', id, 'text')}`, text })),
];

/** Sections that say who somebody is, not what they did. */
const personal =
  /\b(?:interests?|hobb(?:y|ies)|references?|referees?|declaration|salary|personal|details|strengths?|qualities|languages?|skills?|additional info)/i;

const named = (field: string, text: string): Named => ({ field, text });

/** What somebody did, in jobs and outside of them. */
function describedPosts(content: ResumeContent): DescribedPost[] {
  const toPost = (
    path: string,
    entry: Described,
    names: [Named, Named?],
    period?: Period,
  ): DescribedPost => ({
    path,
    texts: textsOf(path, entry),
    role: names[0],
    place: names[1],
    period,
  });
  return [
    ...groupRoles(content.workExperience).flatMap((roles) => {
      // What is said of the employer above its roles needs no title of its own.
      const title = roles.find(({ position }) => position.trim() !== '')?.position ?? '';
      return roles.map((job) => {
        const position = named('position', job.position.trim() === '' ? title : job.position);
        const names: [Named, Named] = [position, named('company', job.company)];
        return toPost(joinPath('workExperience', job.id), job, names, job);
      });
    }),
    ...content.volunteering.map((post) => {
      const place = named('organization', post.organization);
      return toPost(
        joinPath('volunteering', post.id),
        post,
        [named('position', post.position), place],
        post,
      );
    }),
    ...content.projects.map((project) =>
      toPost(joinPath('projects', project.id), project, [named('name', project.name)]),
    ),
    ...content.militaryService.map((service) =>
      toPost(joinPath('militaryService', service.id), service, [named('rank', service.rank)]),
    ),
    ...content.customSections
      .filter(({ title }) => !personal.test(title))
      .flatMap(({ id, entries }) =>
        entries.map((entry) =>
          toPost(joinPath('customSections', id, 'entries', entry.id), entry, [
            named('title', entry.title + entry.subtitle),
          ]),
        ),
      ),
  ];
}

const noted = [
  ...(['education', 'certifications', 'publications', 'patents'] as const),
  ...(['talks', 'awards', 'courses', 'memberships'] as const),
] as const;

/**
 * What is said beside a school, a certificate or an award counts where it proves something, and is
 * never asked for.
 */
const notesIn = (content: ResumeContent): ResumeText[] =>
  noted.flatMap((name) =>
    content[name].flatMap((entry) =>
      textsOf(joinPath(name, entry.id), { description: entry.description }),
    ),
  );

const readProofs = (content: ResumeContent): Proof[] => {
  const of = (
    section: (typeof noted)[number],
    kind: ProofKind,
    entries: readonly { id: string; name: string; by: string }[],
  ) =>
    entries
      .filter(({ name }) => /\p{L}/u.test(name))
      .map(({ id, by }) => ({ path: joinPath(section, id), kind, isNamed: /[\p{L}\d]/u.test(by) }));
  return [
    ...of(
      'certifications',
      'certificate',
      content.certifications.map((entry) => ({ ...entry, by: entry.date + entry.dateText })),
    ),
    ...of(
      'awards',
      'award',
      content.awards.map((entry) => ({
        ...entry,
        name: entry.title,
        by: entry.awarder + entry.date,
      })),
    ),
    ...of(
      'publications',
      'publication',
      content.publications.map((entry) => ({
        ...entry,
        name: entry.title,
        by: entry.venue + entry.publisher,
      })),
    ),
    ...of(
      'courses',
      'course',
      content.courses.map((entry) => ({ ...entry, by: entry.institution })),
    ),
    ...of(
      'talks',
      'talk',
      content.talks.map((entry) => ({ ...entry, name: entry.title, by: entry.event })),
    ),
    ...of(
      'patents',
      'patent',
      content.patents.map((entry) => ({ ...entry, name: entry.title, by: entry.number })),
    ),
  ];
};
