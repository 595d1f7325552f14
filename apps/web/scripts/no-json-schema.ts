import type { Plugin } from 'vite';

const described = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
/** What schemas ask about themselves all the same, such as their least length, ends before this. */
const firstProcessor = 'export const stringProcessor';

/**
 * Leaves out of the built app what describes zod's schemas as JSON Schema: every schema can, so that
 * no bundler leaves it out, and the server alone is asked (`/api/openapi.json`). It is 17 KB of each
 * first screen.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'no-json-schema',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(source, id) {
      return described.test(id) ? { code: withoutDescriptions(source), map: null } : undefined;
    },
  };
}

/** The source of such a module, in which each description is an error that says so. */
export function withoutDescriptions(source: string): string {
  const start = Math.max(source.indexOf(firstProcessor), 0);
  const names = [
    ...source.slice(start).matchAll(/^export (?:function|const) (\w+)/gm),
    ...source.slice(start).matchAll(/^export \{ \w+ as (\w+) \};/gm),
  ].map(([, name = '']) => name);
  const exported = names.map((name) => `refuse as ${name}`).join(', ');
  const refuse = `function refuse() { throw new Error('The app describes no schemas as JSON Schema'); }`;
  return `${source.slice(0, start)}\n${refuse}\nexport { ${exported} };\n`;
}
