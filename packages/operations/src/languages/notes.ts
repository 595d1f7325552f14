import { splitPath } from '@folio/contract/content-path';
import { factDifference, hasWords, languageFreeFacts } from '@folio/contract/language-free';
import type { Agreed, LanguageMark } from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { holderOf, type Part, type Parts, partsOf, present } from './parts.ts';

/**
 * What a language version has to look at, because of one of its siblings:
 *
 * - `translate`: its words are the sibling's still.
 * - `changed`: the sibling says something else than when the two were last found to say the same.
 * - `facts`: both say the same by their owner, but not the same numbers and addresses.
 * - `fact`: a date, an address, an employer, or whether something is hidden, differs.
 * - `added`, `removed`: an entry or bullet point is new there, or gone from there.
 * - `order`: what both have stands in another order.
 */
export type LanguageNote = {
  key: string;
  kind: 'translate' | 'changed' | 'facts' | 'fact' | 'added' | 'removed' | 'order';
  own: string;
  theirs: string;
  /** What they said when the two were last found to say the same; '' where they never were. */
  was: string;
};
export type Mark = Omit<LanguageMark, 'siblingId'>;

/**
 * All that `own` has to look at because of `theirs`, in the order of the content. It follows from what
 * both say now and what was agreed, and from nothing else: no event can be missed, and what is taken
 * back, restored or imported is noted as what it is.
 */
export function languageNotes(
  own: ResumeContent,
  theirs: ResumeContent,
  agreed: Agreed,
): LanguageNote[] {
  const sides: Sides = { own: partsOf(own), theirs: partsOf(theirs) };
  const keys = new Set([...sides.own.keys(), ...sides.theirs.keys()]);
  return [...keys].flatMap((key) => noteOf(sides, key, agreedAt(agreed, key)) ?? []);
}

type Sides = { own: Parts; theirs: Parts };
type Agreement = readonly [own: string | null, theirs: string | null];

const agreedAt = (agreed: Agreed, key: string): Agreement | undefined =>
  Object.hasOwn(agreed, key) ? agreed[key] : undefined;

function noteOf(sides: Sides, key: string, known?: Agreement): LanguageNote | undefined {
  const [mine, other] = [sides.own.get(key), sides.theirs.get(key)];
  const [own, theirs] = [saidAt(sides, 'own', key), saidAt(sides, 'theirs', key)];
  const kind =
    (mine ?? other)?.kind === 'node'
      ? presenceKind(sides, key, known)
      : mine && other && partKind([mine, other], [own, theirs], known);
  return kind && { key, kind, own, theirs, was: known?.[1] ?? '' };
}

function partKind(
  [mine, other]: readonly [Part, Part],
  [own, theirs]: readonly [string, string],
  known: Agreement | undefined,
): LanguageNote['kind'] | undefined {
  if (mine.kind === 'text' || other.kind === 'text')
    return textKind(own, theirs, known ?? ['', '']);
  const isMeant = known?.[0] === own && known[1] === theirs;
  if (own === theirs || isMeant) return undefined;
  return mine.kind === 'order' ? 'order' : 'fact';
}

function textKind(
  own: string,
  theirs: string,
  [ownWas, theirsWas]: Agreement,
): LanguageNote['kind'] | undefined {
  if (ownWas === null) return hasWords(theirs) || own !== theirs ? 'translate' : undefined;
  // What they have not translated yet is nothing to go by.
  if (theirsWas === null) return undefined;
  if (theirs !== theirsWas) return 'changed';
  if (own === ownWas) return undefined;
  if (own === theirs) return 'translate';
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  return lost.length + added.length > 0 ? 'facts' : undefined;
}

/** Who removed something has nothing to look at, and of a new entry the entry alone is told. */
function presenceKind(
  { own, theirs }: Sides,
  key: string,
  known: Agreement | undefined,
): 'added' | 'removed' | undefined {
  const isOwn = own.has(key);
  if (isOwn && theirs.has(key)) return undefined;
  const holder = holderOf(isOwn ? own : theirs, key);
  if (holder !== undefined && !(own.has(holder) && theirs.has(holder))) return undefined;
  const wasInBoth = known?.[0] === present && known[1] === present;
  if (isOwn) return wasInBoth ? 'removed' : undefined;
  return known === undefined ? 'added' : undefined;
}

/** Of an order only what both have; '' for an entry that is not there. */
function saidAt(sides: Sides, side: keyof Sides, key: string): string {
  const part = sides[side].get(key);
  if (part?.kind !== 'order') return part?.value ?? '';
  const other = sides[side === 'own' ? 'theirs' : 'own'].get(key);
  const common = new Set(idsOf(other));
  return idsOf(part)
    .filter((id) => common.has(id))
    .join('/');
}

const idsOf = (part: Part | undefined): string[] =>
  part === undefined || part.value === '' ? [] : part.value.split('/');

/** Notes that both sides say the same at a key as they are, and what that lies in is in both. */
export function marksAt(own: ResumeContent, theirs: ResumeContent, key: string): Mark[] {
  const sides: Sides = { own: partsOf(own), theirs: partsOf(theirs) };
  const marks: Mark[] = [
    { key, own: saidAt(sides, 'own', key), theirs: saidAt(sides, 'theirs', key) },
  ];
  if (!sides.own.has(key) && !sides.theirs.has(key)) return [];
  for (let at = holderOf(sides.own, key); at !== undefined; at = holderOf(sides.own, at))
    if (sides.theirs.has(at)) marks.push({ key: at, own: present, theirs: present });
  return marks;
}

/** Notes that the words of `own` at and below a key are those of `theirs`, and wait to be translated. */
export function copiedMarks(own: ResumeContent, theirs: ResumeContent, below = ''): Mark[] {
  const [mine, others] = [partsOf(own), partsOf(theirs)];
  return [...mine].flatMap(([key, { kind, value }]): Mark[] => {
    const other = others.get(key);
    if (!other || !(below === '' || key === below || key.startsWith(`${below}/`))) return [];
    // What was taken over can be taken back: it is in both once something in it was looked at.
    if (kind === 'node') return below === '' ? [{ key, own: present, theirs: present }] : [];
    return kind === 'text' && value !== '' ? [{ key, own: null, theirs: other.value }] : [];
  });
}

/** What is agreed with marks noted in it. */
export const withMarks = (agreed: Agreed, marks: readonly Mark[]): Agreed => ({
  ...agreed,
  ...Object.fromEntries(marks.map(({ key, own, theirs }) => [key, [own, theirs]] as const)),
});

/** Of what is agreed, what is about something that either side still has. */
export function withoutGone(agreed: Agreed, own: ResumeContent, theirs: ResumeContent): Agreed {
  const [mine, others] = [partsOf(own), partsOf(theirs)];
  return Object.fromEntries(
    Object.entries(agreed).filter(([key]) => mine.has(key) || others.has(key)),
  );
}

/** As the other of the two sees it. */
export const turned = (agreed: Agreed): Agreed =>
  Object.fromEntries(
    Object.entries(agreed).map(([key, [own, theirs]]) => [key, [theirs, own]] as const),
  );

/** How many texts of a content another language says in other words. */
export const countTexts = (content: ResumeContent): number =>
  [...partsOf(content).values()].filter(({ kind }) => kind === 'text').length;

/** Whether a note is about the arrangement or a fact, which is the same in every language. */
export const isStructure = ({ kind }: Pick<LanguageNote, 'kind'>): boolean =>
  kind === 'added' || kind === 'removed' || kind === 'order' || kind === 'fact';

/** The path of the list whose order a key is about. */
export const listOfOrder = (key: string): string => key.slice(0, -'#order'.length);

/** The ids of a path's entry or bullet point and what holds it. */
export const lastId = (key: string): string => splitPath(key).at(-1) ?? '';
