type Rule = { prelude: string; body: string | undefined };

/** Unescapes class names in selectors: `.md\:flex` is `md:flex`. */
const className = /\.((?:\\.|[\w-])+)/g;
/**
 * Conditional group rules, which are filtered recursively; other rules are kept or dropped whole.
 */
const group = /^@(?:layer|media|supports|container)\b/;

/**
 * The rules of a style sheet that can apply to some markup: drops selectors with unused classes,
 * and keeps those without classes. Keeps the order.
 */
export function stylesFor(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').split(' '),
    ),
  );
  const isUsed = (selector: string) =>
    [...selector.matchAll(className)].every(([, name = '']) =>
      classes.has(name.replaceAll(/\\(.)/g, '$1')),
    );
  const kept = (rules: string): string =>
    rulesOf(rules)
      .map(({ prelude, body }) => {
        if (body === undefined) return `${prelude};`;
        if (group.test(prelude)) {
          const inner = kept(body);
          return inner === '' ? '' : `${prelude}{${inner}}`;
        }
        const isKept = prelude.startsWith('@') || selectorsOf(prelude).some(isUsed);
        return isKept ? `${prelude}{${body}}` : '';
      })
      .join('');
  return kept(css);
}

/** Braces and semicolons, and strings and escapes that may contain them. */
const mark = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs;

/** The top-level rules of a minified style sheet. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  const end = (at: number, rule: Rule) => {
    rules.push(rule);
    start = at + 1;
  };
  for (const { 0: letter, index: at } of css.matchAll(mark)) {
    if (letter === '{' && depth === 0) open = at;
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth > 0) continue;
    if (letter === '}') end(at, { prelude: css.slice(start, open), body: css.slice(open + 1, at) });
    if (letter === ';') end(at, { prelude: css.slice(start, at), body: undefined });
  }
  return rules;
}

/** Splits a selector list at commas outside of parentheses. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const part of list.split(/(?<!\\)(?=[(),[\]])/)) {
    if (part.startsWith('(') || part.startsWith('[')) depth += 1;
    if (part.startsWith(')') || part.startsWith(']')) depth -= 1;
    if (part.startsWith(',') && depth === 0) selectors.push(part.slice(1));
    else selectors.push(`${selectors.pop() ?? ''}${part}`);
  }
  return selectors;
}
