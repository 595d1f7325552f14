import type { DefaultTreeAdapterTypes } from 'parse5';

const noDisplay = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)(?=[;\s!]|$)/i;

const setsDisplay = /(?:^|[;\s])(?:display|visibility)\s*:/i;

/**
 * Whether an element is invisible to readers of a page: by its attributes, its own style, or a
 * class that the page's style sheets hide. Text hidden from screen readers is decoration or a
 * duplicate. A tab panel does not count, since a click shows it.
 */
export function isHidden(
  { attrs }: DefaultTreeAdapterTypes.Element,
  classes: ReadonlySet<string>,
): boolean {
  const of = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  if (of('role') === 'tabpanel') return false;
  const style = of('style') ?? '';
  if (noDisplay.test(style) || of('aria-hidden') === 'true') return true;
  if ((of('hidden') ?? 'until-found') !== 'until-found') return true;
  if (setsDisplay.test(style)) return false;
  return (of('class') ?? '').split(/\s+/).some((one) => classes.has(one));
}

/** Whether a style sheet applies to screens; 'print' alone does not. */
export const isForScreens = (media = ''): boolean =>
  !/^(?:only )?(?:print|speech)\b[^,]*$/i.test(media.trim());

/**
 * Returns the classes that style sheets hide on every medium, except those that another rule shows,
 * such as the open one of several tabs.
 */
export function hiddenClasses(css: string): Set<string> {
  const rules = rulesOf(css);
  const shown = new Set(
    rules
      .filter(({ body }) => /display|visibility/i.test(body) && !noDisplay.test(body))
      .flatMap(({ selector }) => [...selector.matchAll(/\.([\w-]+)/g)])
      .map(([, name = '']) => name),
  );
  const hidden = rules
    .filter(({ body, depth }) => depth === 1 && noDisplay.test(body))
    .flatMap(({ selector }) => selector.split(','))
    .flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []);
  return new Set(hidden.filter((name) => !shown.has(name)));
}

type Rule = { selector: string; body: string; depth: number };

/** Returns the rules of a style sheet. Those with a depth above 1 apply to some media only. */
function rulesOf(css: string): Rule[] {
  const pieces = withoutComments(css).split(/([{}])/);
  const rules: Rule[] = [];
  let depth = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece === '{') depth++;
    if (piece !== '}') continue;
    rules.push({ selector: pieces[at - 3] ?? '', body: pieces[at - 1] ?? '', depth });
    depth = Math.max(0, depth - 1);
  }
  return rules;
}

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('');
