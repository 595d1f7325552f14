import { type ESTree, parseSync } from 'vite';

/** A message's occurrence in a source. */
export type Found = {
  message: string;
  context?: string;
  /** The names of its values, if they are written out. */
  names?: ReadonlySet<string>;
  /** Offsets of its literal. */
  start: number;
  end: number;
  /** Whether it is an attribute's value without braces. */
  isAttribute: boolean;
};

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Visits every node of a tree, with its ancestors, the nearest first. */
export function visit(
  node: unknown,
  see: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see, above);
  if (!isNode(node)) return;
  see(node, above);
  const inside = [node, ...above];
  for (const child of Object.values(node)) if (typeof child === 'object') visit(child, see, inside);
}

export function programOf(path: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/** Whether a source imports `t` or `Trans`. */
export const hasMessages = (source: string) => /(?:words\.ts|trans\.tsx)'/.test(source);

/** The messages of `t('…')` and `<Trans message="…">`; throws if one isn't a literal. */
export function messagesIn(path: string, source: string): Found[] {
  const found: Found[] = [];
  visit(programOf(path, source), (node) => {
    const given = ofCall(node) ?? ofElement(node);
    if (!given) return;
    const { literal, values, context, isAttribute = false } = given;
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string')
      throw new Error(`${path}: a message is a literal: ${source.slice(node.start, node.end)}`);
    const properties = propertiesOf(values);
    const said = context ?? properties?.get('context');
    found.push({
      message: literal.value,
      ...(said?.type === 'Literal' ? { context: String(said.value) } : {}),
      ...(properties
        ? { names: new Set([...properties.keys()].filter((name) => name !== 'context')) }
        : {}),
      start: literal.start,
      end: literal.end,
      isAttribute,
    });
  });
  return found.toSorted((one, other) => one.start - other.start);
}

type Given = {
  literal?: Node | undefined;
  values?: Node | undefined;
  context?: Node | undefined;
  isAttribute?: boolean;
};

function ofCall(node: Node): Given | undefined {
  const { callee, arguments: given } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.name !== 't') return undefined;
  const [literal, values] = (given as unknown[]).filter(isNode);
  return { literal, values: values ?? none };
}

function ofElement(node: Node): Given | undefined {
  if (node.type !== 'JSXOpeningElement' || !isNode(node.name) || node.name.name !== 'Trans')
    return undefined;
  const attribute = (wanted: string): Node | undefined => {
    const found = (node.attributes as Node[]).find(
      ({ name }) => isNode(name) && name.name === wanted,
    );
    return isNode(found?.value) ? found.value : undefined;
  };
  const inside = (value: Node | undefined) =>
    isNode(value?.expression) ? value.expression : value;
  const message = attribute('message');
  return {
    literal: inside(message),
    values: inside(attribute('values')),
    context: inside(attribute('context')),
    isAttribute: message?.type === 'Literal',
  };
}

const none: Node = { type: 'ObjectExpression', start: 0, end: 0, properties: [] };

/** A property's value by name, of an object literal. */
function propertiesOf(values: Node | undefined): Map<string, Node> | undefined {
  if (values?.type !== 'ObjectExpression') return undefined;
  const properties = values.properties as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return undefined;
  return new Map(
    properties.flatMap(({ key, value }) =>
      isNode(key) && isNode(value) ? [[String(key.name ?? key.value), value] as const] : [],
    ),
  );
}
