import { factDifference, hasWords, languageFreeFacts } from '@folio/contract/language-free';
import type { Agreed, LanguageMark } from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { holderOf, type Part, type Parts, partsOf, present } from './parts.ts';

/**
 * What a language version has to look at, because of one of its siblings:
 *
 * - `translate`: its words are the sibling's still.
 * - `changed`: the sibling says something else than when the two were last found to say the same.
 * - `facts`: this version has changed, and no longer says the same numbers and addresses.
 * - `fact`: a date, an address, an employer, or whether something is hidden, differs.
 * - `added`, `removed`: an entry or bullet point is new there, or gone from there.
 * - `order`: what both have was moved there.
 */
export type LanguageNote = {
  key: string;
  kind: 'translate' | 'changed' | 'facts' | 'fact' | 'added' | 'removed' | 'order';
  own: string;
  theirs: string;
  /** What they said when the two were last found to say the same; '' where they never were. */
  was: string;
  /** It is a change of this version alone: said here, and for the sibling to look at. */
  isOwn: boolean;
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
  const values = { own: saidAt(sides, 'own', key), theirs: saidAt(sides, 'theirs', key) };
  const found =
    (mine ?? other)?.kind === 'node'
      ? presenceOf(sides, key, known)
      : mine && other && differenceOf([mine, other], values, known);
  return found && { key, ...values, was: known?.[1] ?? '', ...found };
}

type Said = { own: string; theirs: string };
type Found = Pick<LanguageNote, 'kind' | 'isOwn'> | undefined;
const here = (kind: LanguageNote['kind']) => ({ kind, isOwn: false });

function differenceOf(
  [mine, other]: readonly [Part, Part],
  values: Said,
  known: Agreement | undefined,
): Found {
  if (mine.kind === 'text' || other.kind === 'text')
    return textDifference(values, known ?? ['', '']);
  const { own, theirs } = values;
  const unsaid = own === 'true' || own === 'false' ? 'false' : '';
  const [ownWas, theirsWas] = known ?? [unsaid, unsaid];
  if (own === theirs || (own === ownWas && theirs === theirsWas)) return undefined;
  if (mine.kind === 'fact') return { kind: 'fact', isOwn: theirs === theirsWas };
  const isOwn = isSameOrder(theirs, theirsWas) && !isSameOrder(own, ownWas);
  return isOwn ? undefined : here('order');
}

/** Of the ids that both have. */
function isSameOrder(now: string, was: string | null): boolean {
  const [ids, before] = [now.split('/'), was?.split('/') ?? []];
  const common = ids.filter((id) => before.includes(id));
  return common.join('/') === before.filter((id) => ids.includes(id)).join('/');
}

function textDifference({ own, theirs }: Said, [ownWas, theirsWas]: Agreement): Found {
  if (ownWas === null) return hasWords(theirs) || own !== theirs ? here('translate') : undefined;
  // What they have not translated yet is nothing to go by.
  if (theirsWas === null) return undefined;
  if (theirs !== theirsWas) return here('changed');
  if (own === ownWas) return undefined;
  if (own === theirs) return here('translate');
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  return lost.length + added.length > 0 ? { kind: 'facts', isOwn: true } : undefined;
}

/** Who removed something has nothing to look at, and of a new entry the entry alone is told. */
function presenceOf({ own, theirs }: Sides, key: string, known: Agreement | undefined): Found {
  const isOwn = own.has(key);
  if (isOwn && theirs.has(key)) return undefined;
  const holder = holderOf(isOwn ? own : theirs, key);
  if (holder !== undefined && !(own.has(holder) && theirs.has(holder))) return undefined;
  const wasInBoth = known?.[0] === present && known[1] === present;
  if (isOwn) return wasInBoth ? here('removed') : undefined;
  return known === undefined ? here('added') : undefined;
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
  const [mine, other] = [sides.own.get(key), sides.theirs.get(key)];
  if (!(mine && other) && (mine ?? other)?.kind !== 'node') return [];
  const marks: Mark[] = [
    { key, own: saidAt(sides, 'own', key), theirs: saidAt(sides, 'theirs', key) },
  ];
  for (let at = holderOf(sides.own, key); at !== undefined; at = holderOf(sides.own, at))
    if (sides.theirs.has(at)) marks.push({ key: at, own: present, theirs: present });
  return marks;
}

/**
 * Notes that `own` was made of `theirs`, at and below a key: its words wait to be translated, all else
 * that is the same is agreed.
 */
export function copiedMarks(own: ResumeContent, theirs: ResumeContent, below = ''): Mark[] {
  const [mine, others] = [partsOf(own), partsOf(theirs)];
  return [...mine].flatMap(([key, { kind, value }]): Mark[] => {
    const other = others.get(key);
    if (!other || !(below === '' || key === below || key.startsWith(`${below}/`))) return [];
    // What was taken over can be taken back: it is in both once something in it was looked at.
    if (kind === 'node') return below === '' ? [{ key, own: present, theirs: present }] : [];
    if (kind === 'text') return [{ key, own: null, theirs: other.value }];
    const isPlain = value === '' || value === 'false';
    return value === other.value && !isPlain ? [{ key, own: value, theirs: value }] : [];
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

/** Whether a note is about the arrangement or a fact, which can be taken over as it is. */
export const isStructure = ({ kind, isOwn }: Pick<LanguageNote, 'kind' | 'isOwn'>): boolean =>
  !isOwn && (kind === 'added' || kind === 'removed' || kind === 'order' || kind === 'fact');

/** The path of the list whose order a key is about. */
export const listOfOrder = (key: string): string => key.slice(0, -'#order'.length);
