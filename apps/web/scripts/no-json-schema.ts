import type { Plugin } from 'vite';

const described = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
/** Everything before this is used by schemas themselves, such as for their minimum length. */
const firstProcessor = 'export const stringProcessor';

/**
 * Removes zod's JSON Schema generation from the built app: bundlers can't tree-shake it, since
 * every schema refers to it, and only the server uses it (`/api/openapi.json`). It would be 17 KB
 * of each first screen.
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

/** The module's source with each generator replaced by an error. */
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
