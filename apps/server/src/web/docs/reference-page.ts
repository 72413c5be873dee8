import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import { escapeHtml } from '../../lib/html.ts';
import { getOperation, type Operation } from '../openapi.ts';
import { type DocsGroup, renderDocs } from './docs-layout.ts';
import { renderMarkdown } from './render-markdown.ts';
import { describeType, exampleOf, listFields, type Schema } from './schema-fields.ts';

interface Reference {
  title: string;
  /** How the API is used, as Markdown. */
  intro: string;
  endpoints: readonly CheckedEndpoint[];
  /** Links before those to the operations. */
  groups: readonly DocsGroup[];
  /** Origin in the examples. */
  origin: string;
}

/** One page about an API: how to call it, and every operation with parameters, responses and an example. */
export function renderReference({ title, intro, endpoints, groups, origin }: Reference): string {
  const operations = endpoints.map((endpoint) => ({ ...endpoint, operation: getOperation(endpoint) }));
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const navigation = tags.map((tag) => ({
    title: nameOf(tag),
    links: operations
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ operation }) => ({
        href: `#${operation.operationId}`,
        text: operation.summary.replaceAll('`', ''),
      })),
  }));
  const articles = tags.map((tag) => {
    const ofTag = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<h2>${escapeHtml(nameOf(tag))}</h2>${ofTag.map((each) => renderOperation(each, origin)).join('')}`;
  });
  return renderDocs(
    title,
    [...groups, ...navigation],
    renderMarkdown(intro, (path) => path) + articles.join(''),
  );
}

/** `sso-connectors` as a heading: "SSO connectors". */
const nameOf = (tag: string): string => {
  const words = tag
    .replaceAll('-', ' ')
    .replace(/\bsso\b/, 'SSO')
    .replace(/\bexp\b/, 'experience');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function renderOperation(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  origin: string,
): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = operation.parameters.map(({ name, in: place, required, schema, description = '' }) => [
    name,
    `${required ? 'Required, in the' : 'In the'} ${place}. ${description}`,
    describeType(schema),
  ]);
  const responses = Object.entries(operation.responses);
  const good = responses.filter(([status]) => status < '400');
  const refusals = responses.filter(([status]) => status >= '400');
  const answers = good.map(([status, { description, content }]) => [
    status,
    description,
    describeType(Object.values(content ?? {})[0]?.schema),
  ]);
  const output = Object.values(good[0]?.[1].content ?? {})[0]?.schema;
  const address = `<div class="address"><code><span class="method">${method}</span>${escapeHtml(path)}</code></div>`;
  const example = `<pre><code>${escapeHtml(writeExample(method, path, operation, body, origin))}</code></pre>`;
  return `<article id="${operation.operationId}"><h3>${inline(operation.summary)}</h3>${address}${operation.description ? `<p class="muted">${inline(operation.description)}</p>` : ''}${example}${renderTable('Parameters', parameters)}${body ? renderTable('Body', listFields(body)) : ''}${renderTable('Response', answers)}${output ? fold('Fields of the response', renderTable('', listFields(output))) : ''}${fold(
    'Errors',
    renderTable(
      '',
      refusals.map(([status, { description }]) => [status, description, '']),
    ),
  )}</article>`;
}

/** A `curl` command with everything that is required. */
function writeExample(
  method: string,
  path: string,
  { parameters, security, requestBody }: Operation,
  body: Schema | undefined,
  origin: string,
): string {
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name }) => `${name}=…`)
    .join('&');
  const isForm = Object.keys(requestBody?.content ?? {})[0] === 'multipart/form-data';
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${origin}${path}${query ? `?${query}` : ''}"`,
    ...(security ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(isForm ? ['-F file=@picture.png'] : []),
    ...(body && !isForm ? [`--json '${JSON.stringify(exampleOf(body))}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

const fold = (title: string, content: string): string =>
  content === '' ? '' : `<details><summary>${title}</summary>${content}</details>`;

/** Converts inline code and paragraphs of Markdown. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>');

function renderTable(title: string, rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([name = '', text = '', type = '']) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${inline(text)}</td><td class="type">${escapeHtml(type)}</td></tr>`,
  );
  return `${title ? `<h4>${title}</h4>` : ''}<div class="table"><table><tbody>${cells.join('')}</tbody></table></div>`;
}
