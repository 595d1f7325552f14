import { isNode, type Node, programOf, visit } from './messages-in.ts';

/** A displayed text outside of a message, with its position. */
export type Outside = {
  text: string;
  start: number;
  end: number;
  node: Node;
  above: readonly Node[];
};

/** Attributes and properties whose values aren't displayed. */
const namesOfData =
  /^(?:class(?:Name|es)?|\w*ClassName|id|key|type|name|rel|href|to|src|d|role|style|viewBox|autoComplete|inputMode|accept|variant|tone|size|tag|kind|code|icon|op|html?For|data-.*|queryKey|mutationKey|fontFamily|aria-(?:describedby|controls|labelledby|live|haspopup|current|owns|details)|keyshortcuts|aria-keyshortcuts|keys|shortcut|path|template|templateId|pattern|method|format|family|lang|dateTime|align|side|sizes|media|transform|points|event|selector|mime|contentType)$/;

/** In objects fewer names are unambiguous: a `name` or `kind` may be a label. */
const namesOfDataInside =
  /^(?:class(?:Name|es)?|\w*ClassName|id|key|type|href|to|src|d|style|queryKey|mutationKey|fontFamily|family|path|pattern|selector|shortcut|media|accept|tag|dateTime|transform)$/;

const callsOnData =
  /^(?:Error|TypeError|RangeError|DOMException|RegExp|URL|Event|CustomEvent|BroadcastChannel|cn|clsx|has|includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|match|matches|matchMedia|test|querySelector|querySelectorAll|closest|getElementById|addEventListener|removeEventListener|getItem|setItem|removeItem|get|set|delete|append|setAttribute|getAttribute|removeAttribute|hasAttribute|createElement|setProperty|getPropertyValue|warn|error|log|debug|info|postMessage|import|DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat|PluralRules|Segmenter|Collator|toLocaleString|toLocaleDateString|toLocaleTimeString|localeCompare|mark|measure)$/;

/** The displayed texts of a source outside of messages. */
export function textsOutside(path: string, source: string): Outside[] {
  const found: Outside[] = [];
  visit(programOf(path, source), (node, above) => {
    const text = textOf(node);
    if (text === undefined || !isText(text, node.type) || isData(node, above)) return;
    found.push({
      text: text.replace(/\s+/g, ' ').trim(),
      start: node.start,
      end: node.end,
      node,
      above,
    });
  });
  return found;
}

type Quasi = { value: { cooked: string } };

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'TemplateLiteral')
    return (node.quasis as Quasi[]).map(({ value }) => value.cooked).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const classes = /^(?:[a-z0-9@!*-]+:)*-?[a-z0-9!*[\]()%/._:=>&,+#'"\\~|$-]+$/i;
const bareClasses =
  /^(?:flex|grid|grow|block|inline|hidden|relative|absolute|fixed|sticky|truncate|italic|underline|border|rounded|contents|group|peer|shrink|uppercase|static|invisible|ring|outline|shadow|transition|container|resize|isolate|…)$/;

/** Whether a literal reads like text: several words, or one with a capital. */
function isText(text: string, type: string): boolean {
  const tidy = text.replaceAll(/&\w+;/g, ' ').trim();
  if (!/\p{L}{2}|\p{L} /u.test(tidy)) return false;
  if (type === 'JSXText') return true;
  const words = tidy.split(/\s+/);
  if (/^[a-z]+:\/\/|^[./#@?&]|^\w+\(|^\((?:min|max|prefers)-/.test(tidy)) return false;
  if (words.length === 1) return /^…?[^\p{L}]*\p{Lu}\p{Ll}+(?:[’'-]\p{Ll}+)*[.:!?…]*$/u.test(tidy);
  const isClasses =
    words.every((word) => classes.test(word)) &&
    words.some((word) => /^[a-z0-9@!*[\]&>-]+[:[-]\S|^-?[a-z]+-[a-z0-9[]/.test(word)) &&
    !/[.?]$/.test(tidy) &&
    !/^\p{Lu}/u.test(tidy);
  return (
    !isClasses &&
    !words.every((word) => bareClasses.test(word)) &&
    /\p{L}{2,}/u.test(tidy.replaceAll('…', ''))
  );
}

/** Whether its place is data for programs. */
function isData(node: Node, above: readonly Node[]): boolean {
  const [parent] = above;
  if (!parent) return false;
  if (node.type === 'JSXText') return false;
  if (
    /^(?:TS(?:LiteralType|EnumMember|ImportType|ExternalModuleReference|TemplateLiteralType)|Import|Export(?:All|Named)|BinaryExpression|SwitchCase|TaggedTemplate)/.test(
      parent.type,
    )
  )
    return parent.type !== 'BinaryExpression' || parent.operator !== '+';
  if (parent.type === 'ExpressionStatement') return true;
  if (parent.type === 'MemberExpression' && parent.property === node) return true;
  if (parent.type === 'Property' && parent.key === node) return true;
  return above.some((one, index) =>
    isDataIn(one, index === 0 ? node : above[index - 1], above[index + 1]),
  );
}

function isDataIn(one: Node, child: Node | undefined, owner: Node | undefined): boolean {
  switch (one.type) {
    case 'ThrowStatement':
      return true;
    case 'JSXAttribute': {
      const isMessage = child?.type === 'Literal' && nameOf(owner?.name) === 'Trans';
      return isMessage || namesOfData.test(nameOf(one.name));
    }
    case 'Property':
      return child === one.value && namesOfDataInside.test(nameOf(one.key));
    case 'VariableDeclarator':
      return /(?:class(?:Name|es)?|style|look|pattern)s?$/i.test(nameOf(one.id));
    case 'CallExpression':
    case 'NewExpression':
      return child !== one.callee && isDataOf(one, child);
    default:
      return /^TS(?:Type|Union|Interface|Literal)/.test(one.type);
  }
}

function isDataOf(call: Node, child: Node | undefined): boolean {
  const called = isNode(call.callee) ? nameOf(call.callee.property ?? call.callee) : '';
  return called === 't' ? child === (call.arguments as Node[])[0] : callsOnData.test(called);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
  return String(node.name ?? node.value ?? '');
}

/**
 * Calls of `t` while a module loads, outside of functions and getters, before the language is
 * chosen.
 */
export function atLoad(path: string, source: string): string[] {
  const found: string[] = [];
  visit(programOf(path, source), (node, above) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 't') return;
    if (above.some(({ type }) => /Function|PropertyDefinition/.test(type))) return;
    found.push(`${path}: ${source.slice(node.start, node.end)}`);
  });
  return found;
}

/** Plurals formed by a condition, which doesn't work for other languages; messages have plurals. */
export function pluralsOutside(path: string, source: string): string[] {
  const found: string[] = [];
  visit(programOf(path, source), ({ type, consequent, alternate, start, end }) => {
    if (type !== 'ConditionalExpression' || !isNode(consequent) || !isNode(alternate)) return;
    const [one, other] = [textOf(consequent), textOf(alternate)];
    if (one && other === `${one}s`) found.push(`${path}: ${source.slice(start, end)}`);
  });
  return found;
}

/** Texts with a `$` before a placeholder, left over from a template literal. */
export function leftOfTemplate(path: string, source: string): string[] {
  const found: string[] = [];
  visit(programOf(path, source), ({ type, value, start, end }) => {
    const isBeforeValue = type === 'JSXText' && source[end] === '{' && String(value).endsWith('$');
    const isPlain = type === 'Literal' && String(value).includes('${');
    if (isBeforeValue || isPlain) found.push(`${path}: ${source.slice(start, end + 1)}`);
  });
  return found;
}
