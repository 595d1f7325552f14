import { readFileSync } from 'node:fs';
import type { DescribedOperation, Description } from './describe-operations.ts';

const style = readFileSync(new URL('./docs-page.css', import.meta.url), 'utf8');

/** The displayed parts of a field's schema. */
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  description?: string;
};

/**
 * The API documentation as one HTML page without scripts, which works offline and in every browser.
 */
export function writeDocsPage({ paths, tags = [] }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>API of Folio</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>API of Folio</h1>
<p>Every call is JSON over HTTP. A successful answer has <code>"success": true</code>; an error has a
<code>code</code>, a sentence for the person who asked and the <code>requestId</code> to quote. Log in with
<code>POST /api/auth/login</code> and send its token as <code>Authorization: Bearer …</code>.
The same in a form for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1), where each operation has
the name that stands beside its address here (<code>operationId</code>).</p>
</header>
<nav aria-label="Groups of operations"><ul>
${groups.map(({ name }) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`).join('\n')}
</ul></nav>
<main id="operations">
${groups.map(groupHtml).join('\n')}
</main>
</body>
</html>
`;
}

type Placed = { method: string; path: string; operation: DescribedOperation };

const groupHtml = ({ name, operations }: { name: string; operations: Placed[] }) =>
  `<section aria-labelledby="${idOf(name)}">
<h2 id="${idOf(name)}">${escapeHtml(name)}</h2>
${operations.map(operationHtml).join('\n')}
</section>`;

function operationHtml({ method, path, operation }: Placed): string {
  const {
    operationId = '',
    summary = '',
    description,
    security = [],
    requestBody,
    responses,
  } = operation;
  const isFree = security.some((one) => Object.keys(one).length === 0);
  const body = Object.values(requestBody?.content ?? {})[0];
  const success = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return `<article id="${idOf(`${method} ${path}`)}">
<h3>${escapeHtml(summary)}</h3>
<p class="address"><span>${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> · <code>${escapeHtml(operationId)}</code></p>
${description ? `<p>${withCode(description)}</p>` : ''}
<p>${isFree ? (security.length > 1 ? 'With or without a session.' : 'Needs no session.') : 'Needs a session.'}</p>
${parametersHtml(operation.parameters)}
${requestBody ? bodyHtml(Object.keys(requestBody.content), body) : ''}
${success.map(([status, { content = {} }]) => answerHtml(status, content)).join('\n')}
<details><summary>Errors</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>
${refusals.map(([status, { description: codes }]) => `<tr><td>${status}</td><td><code>${escapeHtml(codes)}</code></td></tr>`).join('\n')}
</tbody></table></details>
</article>`;
}

function parametersHtml(parameters: object[] = []): string {
  const rows = (parameters as { name: string; in: string; schema?: Schema }[]).map(
    ({ name, in: where, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(where)}</td><td>${typeOf(schema)}</td></tr>`,
  );
  return rows.length === 0
    ? ''
    : `<details><summary>Parameters</summary><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function bodyHtml(types: string[], body: { schema?: object; example?: unknown } = {}): string {
  const example = body.example
    ? `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(body.example, undefined, 2))}</code></pre>`
    : '';
  return `<details><summary>Body (${types.map(escapeHtml).join(', ')})</summary>${fieldsHtml(body.schema as Schema)}${example}</details>`;
}

const answerHtml = (status: string, content: Record<string, { schema?: object }>) =>
  `<details><summary>Answer ${status} (${Object.keys(content).map(escapeHtml).join(', ') || 'no body'})</summary>${fieldsHtml(Object.values(content)[0]?.schema as Schema)}</details>`;

/** Maximum depth of displayed fields; openapi.json has the rest. */
const deepest = 3;

function fieldsHtml(schema: Schema = {}): string {
  const rows = fieldsOf(schema, '', deepest).map(
    ({ path, field, isRequired }) =>
      `<tr><td><code>${escapeHtml(path)}</code></td><td>${typeOf(field)}</td><td>${isRequired ? 'yes' : ''}</td></tr>`,
  );
  if (rows.length === 0) return `<p>${typeOf(schema)}</p>`;
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

type Field = { path: string; field: Schema; isRequired: boolean };

function fieldsOf(schema: Schema, before: string, depth: number): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const inner = field.items ? fieldsOf(field.items, `${path}[].`, depth - 1) : [];
    const own = fieldsOf(field, `${path}.`, depth - 1);
    const below = depth > 1 ? [...own, ...inner] : [];
    return [{ path, field, isRequired: required.includes(name) }, ...below];
  });
}

function typeOf(schema: Schema = {}): string {
  const { type, enum: values, const: value, format, maxLength, items, anyOf } = schema;
  if (values)
    return values.map((one) => `<code>${escapeHtml(JSON.stringify(one))}</code>`).join(' or ');
  if (value !== undefined) return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  const named = [type ?? 'any'].flat().join(' or ');
  const limit = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  return escapeHtml(`${format ?? named}${limit}`);
}

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
