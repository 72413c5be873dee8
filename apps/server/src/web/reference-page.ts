import { escapeHtml } from '../lib/html.ts';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  /** One media type, JSON or a form with a file. */
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: Schema } } }>;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
  $ref?: string;
}

const style = `
:root{color-scheme:light dark;--line:#dfe3e4;--muted:#5c6668;--code:#f1f4f4;--accent:#0b6e69}
@media(prefers-color-scheme:dark){:root{--line:#2b3335;--muted:#9aa6a8;--code:#1b2224;--accent:#6ec6c0}}
*{box-sizing:border-box}body{font:14px/1.5 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-inline-end:1px solid var(--line)}
nav h2{font-size:12px;margin:16px 0 4px;color:var(--muted)}nav a{display:block;color:inherit;text-decoration:none;padding:2px 0}
nav a:hover,nav a:focus-visible{color:var(--accent)}main{padding:32px;max-width:960px}h1{font-size:20px;margin:0 0 4px}
article{border-top:1px solid var(--line);padding:24px 0}h3{font-size:15px;margin:0}code,.type{font:12px/1.6 ui-monospace,monospace}
.address{background:var(--code);border-radius:6px;padding:6px 10px;margin:8px 0;overflow-wrap:anywhere}.method{color:var(--accent);font-weight:600;margin-inline-end:8px}
table{border-collapse:collapse;width:100%;margin:8px 0 0}th{text-align:start;font-weight:600;font-size:12px;color:var(--muted)}
td,th{border-bottom:1px solid var(--line);padding:6px 12px 6px 0;vertical-align:top}p,.muted{color:var(--muted);margin:4px 0}h4{font-size:12px;margin:16px 0 0}
@media(max-width:800px){body{display:block}nav{display:none}}`;

/** The OpenAPI document as one page without a script. */
export function renderReference(document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const navigation = tags
    .map((tag) => {
      const links = operations.filter(({ operation }) => operation.tags[0] === tag);
      return `<h2>${escapeHtml(tag)}</h2>${links.map(({ operation }) => `<a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a>`).join('')}`;
    })
    .join('');
  const articles = operations
    .map(({ path, method, operation }) => renderOperation(path, method, operation))
    .join('');
  const info = document.info as { title: string; version: string };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>${style}</style><nav aria-label="Operations">${navigation}</nav><main><h1>${escapeHtml(info.title)}</h1><p>Version ${escapeHtml(info.version)}. The same as OpenAPI 3.1: <a href="/api/.well-known/management.openapi.json">management.openapi.json</a>.</p>${articles}</main></html>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = operation.parameters.map(({ name, in: place, required, schema }) => [
    name,
    `${place}${required ? ', required' : ''}`,
    describeType(schema),
  ]);
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    response.description,
    describeType(response.content?.['application/json'].schema),
  ]);
  return `<article id="${operation.operationId}"><h3>${escapeHtml(operation.summary)}</h3><div class="address"><code><span class="method">${method}</span>${escapeHtml(path)}</code></div><p>${escapeHtml((operation.description ?? '').replaceAll('`', ''))}</p>${renderTable('Parameters', parameters)}${body ? renderTable('Body', describeFields(body)) : ''}${renderTable('Answers', responses)}</article>`;
}

function renderTable(title: string, rows: string[][]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([name = '', text = '', type = '']) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(text.replaceAll('`', ''))}</td><td class="type">${escapeHtml(type)}</td></tr>`,
  );
  return `<h4>${title}</h4><table><tbody>${cells.join('')}</tbody></table>`;
}

const describeFields = ({ properties = {}, required = [] }: Schema): string[][] =>
  Object.entries(properties).map(([name, schema]) => [
    name,
    required.includes(name) ? 'required' : 'optional',
    describeType(schema),
  ]);

/** A schema in a few words; objects by the names of their fields. */
function describeType(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if (schema.type === 'array') return `${describeType(schema.items)}[]`;
  if (schema.type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`;
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.maxLength ? ` ≤ ${schema.maxLength}` : '');
}
