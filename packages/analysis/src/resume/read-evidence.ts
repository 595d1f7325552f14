import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { groupRoles } from '@folio/contract/role-groups';
import { readTable } from '@folio/tables/read-table';
import { isBreak } from './career-break.ts';
import type { ResumeText, Sentence } from './sentences.ts';
import { sentencesIn } from './sentences.ts';
import { type Strength, strengthOf } from './strength.ts';

/** What a person says they did, in any section: a job, project, study or voluntary post. */
export type Statement = Sentence & {
  /** Whether it is ongoing; undefined if its section has no dates. */
  isCurrent: boolean | undefined;
  /** Whether it describes work: a note on a school or award need not begin with a verb. */
  isOfPost: boolean;
  strength: Strength;
  /** Whether it is weak only because of its opening. */
  hidesDetail: boolean;
  /** Whether it states only what went wrong. */
  isSetback?: true;
};

type Job = { path: string; entry: WorkExperience; statements: Statement[] };

/** A name in an entry's header: a role, an employer, a project's title. */
export type Named = { field: string; text: string };

/** An entry for work, with its statements. */
type Post = {
  path: string;
  role: Named;
  /** The employer; undefined where none is expected. */
  place: Named | undefined;
  /** Undefined if no dates are expected. */
  period: Period | undefined;
  statements: Statement[];
};
export type Period = Pick<WorkExperience, 'startDate' | 'endDate' | 'current' | 'dateText'>;

/** A certificate, award or publication, whose name alone is proof. */
type Proof = { path: string; kind: ProofKind; isNamed: boolean };
export type ProofKind = 'certificate' | 'award' | 'publication' | 'course' | 'talk' | 'patent';

export type Evidence = {
  jobs: Job[];
  /** Entries with statements; one that only has a header is unfinished and not checked. */
  posts: Post[];
  statements: Statement[];
  proofs: Proof[];
};

type DescribedPost = Omit<Post, 'statements'> & { texts: ResumeText[] };

/** Returns all evidence of a resume. Evidence counts the same in every section. */
export function readEvidence(content: ResumeContent, language: string): Evidence {
  const read = readerOf(language);
  const posts = describedPosts(content).map(({ texts, ...post }) => ({
    ...post,
    statements: read(texts, {
      isOfPost: !isBreak(post.role.text),
      isCurrent: post.period && isOngoing(post.period),
    }),
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

/** Returns a reader of statements that rates each by what it proves. Repetitions prove nothing. */
function readerOf(language: string) {
  const known = new Set<string>();
  return (texts: ResumeText[], kind: Pick<Statement, 'isOfPost' | 'isCurrent'>): Statement[] =>
    texts.flatMap(sentencesIn).flatMap((sentence) => {
      const said = sentence.text.slice(sentence.start, sentence.end);
      // The '3.' of a numbered list says nothing by itself.
      if (!/\p{L}/u.test(said) || declaration.test(said)) return [];
      const words = said.toLowerCase();
      const proven = strengthOf(said, language);
      const strength = known.has(words) ? 'empty' : proven.strength;
      const hidesDetail = proven.hidesDetail && strength === 'plain';
      known.add(words);
      const isWorth =
        kind.isOfPost || (sentence.words.length >= wordsOfNote && speaks.has(strength));
      const { isSetback } = proven;
      const rated = { strength, hidesDetail, ...(isSetback && { isSetback }) };
      return isWorth ? [{ ...sentence, ...kind, ...rated }] : [];
    });
}

/**
 * 'I hereby declare that the above is true' is signed below resumes in India, and describes no
 * work.
 */
const declaration =
  /\bhereby (?:certify|confirm|declare|solemnly)|\b(?:above|furnished)\b.{0,60}\b(?:best of my|true and correct)\b/i;

/** A note with fewer words is only a grade or a place. */
const wordsOfNote = 4;
const speaks: ReadonlySet<Strength> = new Set(['result', 'figure', 'detail']);

const isOngoing = ({ current, dateText }: Period): boolean =>
  current || /\b(?:present|current|now|today)\b/i.test(dateText);

type Described = { description: string; bullets?: readonly { id: string; text: string }[] };

const textsOf = (path: string, { description, bullets = [] }: Described): ResumeText[] => [
  { path: `${path}/description`, text: description },
  ...bullets.map(({ id, text }) => ({ path: `${path}/${joinPath('bullets', id, 'text')}`, text })),
];

/**
 * Headings for text that the resume reader could not place. It counts if it proves something, but
 * is never reported.
 */
const leftOverTitles: ReadonlySet<string> = new Set(
  readTable(new URL('./left-over-titles.tsv', import.meta.url), { title: 'text' }).map(
    ({ title }) => title,
  ),
);
const isLeftOver = (title: string): boolean => leftOverTitles.has(title.trim().toLowerCase());

/** Sections about who somebody is, not what they did. */
const personal =
  /\b(?:interests?|hobb(?:y|ies)|references?|referees?|declaration|salary|personal|details|strengths?|qualities|languages?|skills?|additional info)/i;

/**
 * Sections of works and honors, whose entries are named rather than described: 'Solo show of 22
 * prints'.
 */
const ofWorks =
  /^(?:(?:selected|solo|group|recent|juried|public|academic|other|conference|and|&|,)\s)*(?:exhibitions?|shows|public collections|performances|recitals?|repertoire|discography|filmography|screenings|readings|concerts|publications?|papers|press|awards?|hono(?:u)?rs|prizes|scholarships|grants|fellowships|residenc(?:y|ies)|patents?|talks|presentations|conferences?|memberships?|affiliations|courses?|coursework|licen[cs]es|certificat(?:es|ions)|ausstellungen|auszeichnungen|preise|expositions?|exposiciones|exposições|premios|prêmios|prix)\b/iu;

const named = (field: string, text: string): Named => ({ field, text });

/** Returns descriptions of work, in jobs and elsewhere. */
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
      // A description of the employer above its roles takes the title of one of the roles.
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
      .filter(
        ({ title }) =>
          !isLeftOver(title) && ![personal, ofWorks].some((one) => one.test(title.trim())),
      )
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
 * Returns notes on schools, certificates and awards. They count if they prove something, but are
 * not expected.
 */
const notesIn = (content: ResumeContent): ResumeText[] => [
  ...noted.flatMap((name) =>
    content[name].flatMap((entry) =>
      textsOf(joinPath(name, entry.id), { description: entry.description }),
    ),
  ),
  ...content.customSections
    .filter(({ title }) => ofWorks.test(title) || isLeftOver(title))
    .flatMap(({ id, entries }) =>
      entries.flatMap((entry) =>
        textsOf(joinPath('customSections', id, 'entries', entry.id), entry),
      ),
    ),
];

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
