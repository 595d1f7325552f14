import { factDifference, hasWords, languageFreeFacts } from '@folio/contract/language-free';
import type { Agreed, LanguageMark } from '@folio/contract/languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { holderOf, type Part, type Parts, partsOf, present } from './parts.ts';

/**
 * Something to review in a language version because of a sibling:
 *
 * - `translate`: the text is still the sibling's.
 * - `changed`: the sibling's text has changed since the two last agreed.
 * - `facts`: this version's text has changed, and its numbers or addresses differ from the
 * sibling's.
 * - `fact`: a date, an address, an employer, or whether something is hidden, differs.
 * - `added`, `removed`: an entry or bullet point is new in the sibling, or gone from it.
 * - `order`: common entries were reordered in the sibling.
 */
export type LanguageNote = {
  key: string;
  kind: 'translate' | 'changed' | 'facts' | 'fact' | 'added' | 'removed' | 'order';
  own: string;
  theirs: string;
  /** The sibling's value when the two last agreed, or '' if they never did. */
  was: string;
  /** Whether only this version changed; then the sibling is the one to review it. */
  isOwn: boolean;
};
export type Mark = Omit<LanguageMark, 'siblingId'>;

/**
 * Returns everything to review in `own` because of `theirs`, in the order of the content. Computed
 * only from the two current contents and the agreed values, not from events, so an undo, a restore
 * or an import is noticed like any other change.
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
  const values = { own: valueAt(sides, 'own', key), theirs: valueAt(sides, 'theirs', key) };
  const found =
    (mine ?? other)?.kind === 'node'
      ? presenceOf(sides, key, known)
      : mine && other && differenceOf([mine, other], values, known);
  return found && { key, ...values, was: known?.[1] ?? '', ...found };
}

type PartValues = { own: string; theirs: string };
type Found = Pick<LanguageNote, 'kind' | 'isOwn'> | undefined;
const here = (kind: LanguageNote['kind']) => ({ kind, isOwn: false });

function differenceOf(
  [mine, other]: readonly [Part, Part],
  values: PartValues,
  known: Agreement | undefined,
): Found {
  if (mine.kind === 'text' || other.kind === 'text')
    return textDifference(values, known ?? ['', '']);
  const { own, theirs } = values;
  const defaultValue = own === 'true' || own === 'false' ? 'false' : '';
  const [ownWas, theirsWas] = known ?? [defaultValue, defaultValue];
  if (own === theirs || (own === ownWas && theirs === theirsWas)) return undefined;
  if (mine.kind === 'fact') return { kind: 'fact', isOwn: theirs === theirsWas };
  const isOwn = isSameOrder(theirs, theirsWas) && !isSameOrder(own, ownWas);
  return isOwn ? undefined : here('order');
}

/** Whether the ids that both orders contain are in the same order. */
function isSameOrder(now: string, was: string | null): boolean {
  const [ids, before] = [now.split('/'), was?.split('/') ?? []];
  const common = ids.filter((id) => before.includes(id));
  return common.join('/') === before.filter((id) => ids.includes(id)).join('/');
}

function textDifference({ own, theirs }: PartValues, [ownWas, theirsWas]: Agreement): Found {
  if (ownWas === null) return hasWords(theirs) || own !== theirs ? here('translate') : undefined;
  // The sibling's text is not translated yet, so there is nothing to compare.
  if (theirsWas === null) return undefined;
  if (theirs !== theirsWas) return here('changed');
  if (own === ownWas) return undefined;
  if (own === theirs) return here('translate');
  const { lost, added } = factDifference(languageFreeFacts(theirs), languageFreeFacts(own));
  return lost.length + added.length > 0 ? { kind: 'facts', isOwn: true } : undefined;
}

/**
 * Notes a removal only in the other version, and a new entry as a whole rather than by its parts.
 */
function presenceOf({ own, theirs }: Sides, key: string, known: Agreement | undefined): Found {
  const isOwn = own.has(key);
  if (isOwn && theirs.has(key)) return undefined;
  const holder = holderOf(isOwn ? own : theirs, key);
  if (holder !== undefined && !(own.has(holder) && theirs.has(holder))) return undefined;
  const wasInBoth = known?.[0] === present && known[1] === present;
  if (isOwn) return wasInBoth ? here('removed') : undefined;
  return known === undefined ? here('added') : undefined;
}

/** Returns the value of a part: for an order, only the common ids; for a missing entry, ''. */
function valueAt(sides: Sides, side: keyof Sides, key: string): string {
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

/**
 * Returns marks that a key agrees in its current state, together with all entries that contain it.
 */
export function marksAt(own: ResumeContent, theirs: ResumeContent, key: string): Mark[] {
  const sides: Sides = { own: partsOf(own), theirs: partsOf(theirs) };
  const [mine, other] = [sides.own.get(key), sides.theirs.get(key)];
  if (!(mine && other) && (mine ?? other)?.kind !== 'node') return [];
  const marks: Mark[] = [
    { key, own: valueAt(sides, 'own', key), theirs: valueAt(sides, 'theirs', key) },
  ];
  for (let at = holderOf(sides.own, key); at !== undefined; at = holderOf(sides.own, at))
    if (sides.theirs.has(at)) marks.push({ key: at, own: present, theirs: present });
  return marks;
}

/**
 * Returns marks for `own` as a copy of `theirs`, at and below a key: texts await translation, equal
 * facts are agreed.
 */
export function copiedMarks(own: ResumeContent, theirs: ResumeContent, below = ''): Mark[] {
  const [mine, others] = [partsOf(own), partsOf(theirs)];
  return [...mine].flatMap(([key, { kind, value }]): Mark[] => {
    const other = others.get(key);
    if (!other || !(below === '' || key === below || key.startsWith(`${below}/`))) return [];
    // An entry that was taken over can be removed again. It counts as present in both only once a
    // part of it was reviewed.
    if (kind === 'node') return below === '' ? [{ key, own: present, theirs: present }] : [];
    if (kind === 'text') return [{ key, own: null, theirs: other.value }];
    const isPlain = value === '' || value === 'false';
    return value === other.value && !isPlain ? [{ key, own: value, theirs: value }] : [];
  });
}

/** Returns the agreed values with marks added. */
export const withMarks = (agreed: Agreed, marks: readonly Mark[]): Agreed => ({
  ...agreed,
  ...Object.fromEntries(marks.map(({ key, own, theirs }) => [key, [own, theirs]] as const)),
});

/** Returns the agreed values without those of parts that neither side has anymore. */
export function withoutGone(agreed: Agreed, own: ResumeContent, theirs: ResumeContent): Agreed {
  const [mine, others] = [partsOf(own), partsOf(theirs)];
  return Object.fromEntries(
    Object.entries(agreed).filter(([key]) => mine.has(key) || others.has(key)),
  );
}

/** Returns the agreed values from the other version's side. */
export const turned = (agreed: Agreed): Agreed =>
  Object.fromEntries(
    Object.entries(agreed).map(([key, [own, theirs]]) => [key, [theirs, own]] as const),
  );

/** Returns the number of texts in a content that need translation. */
export const countTexts = (content: ResumeContent): number =>
  [...partsOf(content).values()].filter(({ kind }) => kind === 'text').length;

/** Whether a note is about structure or a fact, which can be taken over without translation. */
export const isStructure = ({ kind, isOwn }: Pick<LanguageNote, 'kind' | 'isOwn'>): boolean =>
  !isOwn && (kind === 'added' || kind === 'removed' || kind === 'order' || kind === 'fact');

/** Returns the path of the list whose order a key represents. */
export const listOfOrder = (key: string): string => key.slice(0, -'#order'.length);
