import { listTexts } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { ResumeDocument } from '../document.ts';
import { arrangementOf } from './life-arrangement.ts';
import type { EventOf } from './life-events.ts';

/** An object with editable fields: an entry, or an object outside lists. */
type Node = {
  fields: string[];
  holder: Record<string, unknown>;
  /** The list that contains the entry. */
  siblings?: object[];
};

const nodesOf = (list: object[], fields: string[]): Node[] =>
  list.map((entry) => ({ fields, holder: entry as Record<string, unknown>, siblings: list }));

const nodesIn = ({ personalInfo, workExperience, skills, volunteering }: ResumeContent): Node[] => [
  { fields: ['title', 'summary'], holder: personalInfo },
  ...nodesOf(workExperience, ['position', 'description']),
  ...workExperience.flatMap(({ bullets }) => nodesOf(bullets, ['text'])),
  ...nodesOf(skills, ['category']),
  ...nodesOf(volunteering, ['organization', 'description']),
  ...volunteering.flatMap(({ bullets }) => nodesOf(bullets, ['text'])),
  ...nodesOf(personalInfo.links, ['url', 'label']),
];

const newExperience = {
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  dateText: '',
  description: '',
  bullets: [],
  isHidden: false,
  sameEmployer: false,
};
const newVolunteering = {
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  dateText: '',
  link: '',
  description: '',
  bullets: [],
  isHidden: false,
};
const newBullet = { isHidden: false };

/** Every list, with the field in which a new entry starts, and its other fields. */
const listsIn = ({ personalInfo, workExperience, skills, volunteering }: ResumeContent) => [
  { list: workExperience as object[], field: 'position', more: newExperience },
  { list: skills as object[], field: 'category', more: { items: [], itemsText: '' } },
  { list: volunteering as object[], field: 'organization', more: newVolunteering },
  { list: personalInfo.links as object[], field: 'url', more: { kind: 'other', label: '' } },
  ...[...workExperience, ...volunteering].map(({ bullets }) => ({
    list: bullets as object[],
    field: 'text',
    more: newBullet,
  })),
];

/** Often returns the entry that was added last, so that many events happen inside new entries. */
function nodeOf(content: ResumeContent, { node }: { node: number }): Node | undefined {
  const nodes = nodesIn(content);
  const added = nodes.findLast(({ holder }) => `${holder.id}`.startsWith('n'));
  return (node % 3 === 0 && added) || nodeAt(nodes, node);
}
const nodeAt = (nodes: readonly Node[], at: number) => nodes[at % nodes.length];

type Edit = EventOf<'write' | 'add' | 'remove' | 'move'>;

/** Applies an event to the document that its author sees. */
export function editContent(
  content: ResumeContent,
  event: Edit,
  fresh: { id: string; text: string },
): void {
  if (event.does === 'write') writeText(content, event, fresh.text);
  else if (event.does === 'add') addEntry(content, event, fresh);
  else if (event.does === 'remove') removeEntry(content, event);
  else moveEntry(content, event);
}

function addEntry(
  content: ResumeContent,
  event: EventOf<'add'>,
  { id, text }: { id: string; text: string },
): void {
  const lists = listsIn(content);
  const { list, field, more } = lists[event.list % lists.length] ?? {};
  if (list && field) list.splice(event.at, 0, { id, place: '', ...more, [field]: text });
}

function writeText(
  content: ResumeContent,
  event: { node: number; field: number; appends: boolean },
  text: string,
): void {
  const node = nodeOf(content, event);
  if (node) writeIn(node, event, text);
}

function writeIn(
  { fields, holder }: Node,
  event: { field: number; appends: boolean },
  text: string,
) {
  const field = fields[event.field % fields.length] ?? '';
  holder[field] = event.appends ? `${holder[field]} ${text}` : text;
}

function removeEntry(content: ResumeContent, event: EventOf<'remove'>): void {
  const node = nodeOf(content, event);
  if (node) takeOut(node);
}

function moveEntry(content: ResumeContent, event: EventOf<'move'>): void {
  const node = nodeOf(content, event);
  if (node?.siblings) node.siblings.splice(event.to, 0, ...takeOut(node));
}

/** Saves the whole document, as a program does. */
export function saveOver(content: ResumeContent, event: EventOf<'put'>, text: string): void {
  const node = nodeAt(nodesIn(content), event.node);
  if (node?.siblings && event.removes) takeOut(node);
  else if (node) writeIn(node, { ...event, appends: false }, text);
}

const takeOut = ({ siblings = [], holder }: Node): object[] => {
  const at = siblings.indexOf(holder);
  return at < 0 ? [] : siblings.splice(at, 1);
};

/** Returns every text of a document by its path, including the settings of its sections. */
export const textsOf = (document: ResumeDocument): Map<string, string> =>
  new Map([
    ...listTexts(document.content).map(({ path, text }) => [path, text] as const),
    ...arrangementOf(document),
  ]);

/** Returns the paths whose texts differ or exist in only one of the two. */
export function differing(before: ResumeDocument, after: ResumeDocument): string[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => was.get(path) !== is.get(path),
  );
}

/** Every text is a token that is unique and names its author: `⟨t1.5⟩`. */
export const tokenOf = (author: string, count: number): string => `⟨${author}.${count}⟩`;
export const tokensIn = (text: string): string[] => text.match(/⟨\w+\.\d+⟩/g) ?? [];
export const authorOf = (token: string): string | undefined => token.slice(1).split('.')[0];
export const visibleIn = (document: ResumeDocument): Set<string> =>
  new Set([...textsOf(document).values()].flatMap(tokensIn));
/** Returns the tokens of one document that are missing in the other. */
export const lostIn = (before: ResumeDocument, after: ResumeDocument): string[] => {
  const left = visibleIn(after);
  return [...visibleIn(before)].filter((token) => !left.has(token));
};
