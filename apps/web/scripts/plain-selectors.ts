import type { Plugin } from 'vite';

/**
 * Rewrites Tailwind's selectors of groups and children as plain ones of the same specificity. For
 * `.group-hover\:x:is(:where(.group):hover *)` browsers recompute the style of everything below the
 * group when it is hovered or focused; for `:where(.group):hover .group-hover\:x` only of what
 * changes. `:is(.\*\:x > *)` is matched against every element, while a plain child selector is
 * rejected quickly.
 */
export function plainSelectors(): Plugin {
  return {
    name: 'plain-selectors',
    apply: 'build',
    transform(source, id) {
      const code = /\.css$/.test(id) ? withPlainSelectors(source) : source;
      return code === source ? undefined : { code, map: null };
    },
  };
}

/** A class, or nothing, at the start of a selector. */
const start = /(?<=^|[{},;\s])(\.(?:[\w-]|\\.)+)?:is\(/g;

/** The style sheet with each such selector rewritten. */
export function withPlainSelectors(css: string): string {
  let plain = '';
  let from = 0;
  for (const { 0: found, 1: subject = '', index } of css.matchAll(start)) {
    const open = index + found.length;
    const end = closingBracket(css, open);
    const [, outer, combinator] = /^(.*\S)(\s*[> ]\s*)\*$/s.exec(css.slice(open, end)) ?? [];
    if (outer === undefined || combinator === undefined || hasList(outer)) continue;
    // `*` stays if only declarations follow.
    const inner = subject === '' ? '*' : subject;
    plain += `${css.slice(from, index)}${outer}${combinator.trim() || ' '}${inner}`;
    from = end + 1;
  }
  return plain + css.slice(from);
}

/** The offset of the bracket that closes the one before `from`. */
function closingBracket(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < css.length && depth > 0; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
  }
  return at - 1;
}

/** Whether several selectors are listed outside of brackets. */
const hasList = (selectors: string): boolean => {
  let outside = selectors.replaceAll(/\\./g, '');
  for (let inner = ''; inner !== outside; ) {
    inner = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  return outside.includes(',');
};
