import type { Plugin } from 'vite';

/**
 * Writes Tailwind's selectors of groups and children as plain ones, with the same specificity: of
 * `.group-hover\:x:is(:where(.group):hover *)` browsers know only that anything below a group may
 * change, and style all of it anew whenever the group is hovered or focused; of
 * `:where(.group):hover .group-hover\:x` they know what changes. A `:is(.\*\:x > *)` is tried on every
 * element, where one that says its parent outside is dismissed at once.
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
    // `*` stays where nothing follows it but the declarations.
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
