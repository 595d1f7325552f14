type Rule = { prelude: string; body: string | undefined };

/** Classes of a selector as they are written in markup: `.md\:flex` is `md:flex`. */
const className = /\.((?:\\.|[\w-])+)/g;
/** Rules around rules; of all others what stands in them stays as it is. */
const group = /^@(?:layer|media|supports|container)\b/;

/**
 * The rules of a style sheet that the elements of some markup can be under: what has a class that the
 * markup has not is left out, and all that names no class stays. The order is kept.
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

/** What opens and closes a rule, and what may hold such letters without doing so. */
const mark = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs;

/** The rules of a minified style sheet, one after the other. */
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

/** The selectors of a list: a comma within brackets parts none. */
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
