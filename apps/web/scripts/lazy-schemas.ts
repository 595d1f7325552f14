import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';

const contract = /[\\/]packages[\\/]contract[\\/]src[\\/][\w-]+\.ts$/;
const ours = /[\\/]apps[\\/]web[\\/]src[\\/].+\.tsx?$/;
const runtime = fileURLToPath(new URL('../src/lib/lazy-schema.ts', import.meta.url));

/** Uses of a route's schema, which the built app doesn't have. */
const asked = /\b\w*[rR]outes\.\w+\.schema\b/;

/**
 * Makes the contract's schemas lazy, and removes those of its routes: the app needs only URLs, and
 * validates stored data by the few schemas that it names. Unused ones are then tree-shaken. The
 * server and all tests use the contract unchanged.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(source, id) {
      if (ours.test(id) && asked.test(source))
        this.error(`${id} asks a route for its schema. Give the schema a name in the contract.`);
      if (!contract.test(id)) return undefined;
      const code = makeLazy(source, this.parse(source, { lang: 'ts' }));
      return code === source ? undefined : { code, map: null };
    },
  };
}

/** Wraps a module's schemas in `lazySchema`, and removes routes' schemas. */
export function makeLazy(source: string, program: ESTree.Program): string {
  const found = program.body.flatMap(declaredAt).flatMap(schemasIn);
  let code = source;
  for (const { start, end, isOfRoute } of found.toSorted((one, other) => other.start - one.start)) {
    const after = code.slice(end);
    code = isOfRoute
      ? code.slice(0, start) + after.replace(/^\s*,/, '')
      : `${code.slice(0, start)}/* @__PURE__ */ lazySchema(() => (${code.slice(start, end)}))${after}`;
  }
  if (found.every(({ isOfRoute }) => isOfRoute)) return code;
  return `import { lazySchema } from ${JSON.stringify(runtime)};\n${code}`;
}

type Declared = { name: string; value: ESTree.Expression };
type Found = { start: number; end: number; isOfRoute: boolean };

/** The constants declared by a top-level statement. */
function declaredAt(statement: ESTree.Program['body'][number]): Declared[] {
  const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (one?.type !== 'VariableDeclaration') return [];
  return one.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: plain(init) }] : [],
  );
}

/** Exported schemas have capitalized names; file-local ones may not. */
function schemasIn({ name, value }: Declared): Found[] {
  if (value.type === 'CallExpression')
    return /^[A-Z]/.test(name) || rootOf(value) === 'z' ? [{ ...at(value), isOfRoute: false }] : [];
  return value.type === 'ObjectExpression' ? routeSchemasIn(value) : [];
}

function routeSchemasIn(routes: ESTree.ObjectExpression): Found[] {
  return routes.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const value = plain(property.value);
    if (value.type !== 'ObjectExpression') return [];
    return property.key.name === 'schema'
      ? [{ ...at(property), isOfRoute: true }]
      : routeSchemasIn(value);
  });
}

const at = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** Without type-only syntax: 'as const', 'satisfies Route'. */
function plain(value: ESTree.Expression): ESTree.Expression {
  const isTyped = value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression';
  return isTyped ? plain(value.expression) : value;
}

/** The root of a call chain: `z` of `z.string().min(1)`. */
function rootOf(value: ESTree.Expression): string | undefined {
  if (value.type === 'Identifier') return value.name;
  if (value.type === 'CallExpression') return rootOf(value.callee as ESTree.Expression);
  return value.type === 'MemberExpression' ? rootOf(value.object as ESTree.Expression) : undefined;
}
