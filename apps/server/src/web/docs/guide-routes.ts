import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors.ts';
import { type DocsGroup, docsPolicy, renderDocs } from './docs-layout.ts';
import { renderMarkdown } from './render-markdown.ts';

interface Document {
  /** The URL path, below `/console`. */
  path: string;
  title: string;
  content: string;
}

/** `docs/guides` and the changelog, with the first heading of each as its title. */
async function readDocuments(repository: string): Promise<Document[]> {
  const folder = join(repository, 'docs', 'guides');
  const guides = (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted((a, b) => a.localeCompare(b));
  const files = [
    ...guides.map((name) => [`/console/docs/${name.slice(0, -3)}`, join(folder, name)] as const),
    ['/console/changelog', join(repository, 'CHANGELOG.md')] as const,
  ];
  return Promise.all(
    files.map(async ([path, file]) => {
      const content = await readFile(file, 'utf8');
      return { path, content, title: /^# (.+)$/m.exec(content)?.[1] ?? path };
    }),
  );
}

/** The console's path for a link in a guide; undefined for other files, which aren't served. */
function resolve(href: string): string | undefined {
  const [, name, hash = ''] = /^(?:\.\/|\.\.\/guides\/|docs\/guides\/)?([a-z-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name === undefined ? undefined : `/console/docs/${name}${hash}`;
}

/**
 * Serves the guides and the changelog as pages of the console's origin, for requests that `isServed` accepts. `reference` is the URL of
 * the API reference, which is at the tenants' origin.
 */
export async function registerGuides(
  app: FastifyInstance,
  repository: string,
  reference: string,
  isServed: (request: FastifyRequest) => boolean,
): Promise<void> {
  const documents = await readDocuments(repository);
  const navigate = (current: string): DocsGroup[] => [
    {
      links: [
        { href: '/console', text: 'Console' },
        { href: reference, text: 'API reference' },
      ],
    },
    {
      title: 'Guides',
      links: documents.map(({ path, title }) => ({ href: path, text: title, isCurrent: path === current })),
    },
  ];
  const send = (request: FastifyRequest, reply: FastifyReply, title: string, path: string, content: string) =>
    isServed(request)
      ? reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', docsPolicy)
          .send(renderDocs(title, navigate(path), content))
      : sendError(reply, edgeErrors.notFound);
  for (const { path, title, content } of documents) {
    const html = renderMarkdown(content, resolve);
    app.get(path, (request, reply) => send(request, reply, title, path, html));
  }
  const list = documents.map(({ path, title }) => `- [${title}](${path})`).join('\n');
  const index = renderMarkdown(`# Documentation\n\n${list}`, (path) => path);
  app.get('/console/docs', (request, reply) => send(request, reply, 'Documentation', '/console/docs', index));
}
