import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors.ts';
import { type DocsGroup, docsPolicy, renderDocs } from './docs-layout.ts';
import { guideGroups } from './guide-groups.ts';
import { renderMarkdown } from './render-markdown.ts';

interface Document {
  /** The URL path, below `/console`. */
  path: string;
  title: string;
  content: string;
}

interface DocumentGroup {
  title: string;
  documents: (Document & { summary: string })[];
}

async function readDocument(path: string, file: string): Promise<Document> {
  const content = await readFile(file, 'utf8');
  return { path, content, title: /^# (.+)$/m.exec(content)?.[1] ?? path };
}

/** The guides in their groups, and the changelog, with the first heading of each as its title. */
async function readDocuments(repository: string): Promise<DocumentGroup[]> {
  const groups = guideGroups.map(async ({ title, guides }) => ({
    title,
    documents: await Promise.all(
      guides.map(async ({ name, summary }) => ({
        ...(await readDocument(`/console/docs/${name}`, join(repository, 'docs', 'guides', `${name}.md`))),
        summary,
      })),
    ),
  }));
  const changelog = await readDocument('/console/changelog', join(repository, 'CHANGELOG.md'));
  const news = {
    title: 'What’s new',
    documents: [{ ...changelog, summary: 'What changed in each release.' }],
  };
  return [...(await Promise.all(groups)), news];
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
  const groups = await readDocuments(repository);
  const navigate = (current: string): DocsGroup[] => [
    {
      links: [
        { href: '/console', text: 'Console' },
        { href: '/console/docs', text: 'Documentation', isCurrent: current === '/console/docs' },
        { href: reference, text: 'API reference' },
      ],
    },
    ...groups.map(({ title, documents }) => ({
      title,
      links: documents.map(({ path, title: text }) => ({ href: path, text, isCurrent: path === current })),
    })),
  ];
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    path: string,
    render: () => string,
  ) =>
    isServed(request)
      ? reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', docsPolicy)
          .send(renderDocs(title, navigate(path), render()))
      : sendError(reply, edgeErrors.notFound);
  for (const { path, title, content } of groups.flatMap(({ documents }) => documents)) {
    // Rendered when it is first opened: most servers start without a reader of the guides.
    let html: string | undefined;
    const render = () => (html ??= renderMarkdown(content, resolve));
    app.get(path, (request, reply) => send(request, reply, title, path, render));
  }
  const sections = groups.map(
    ({ title, documents }) =>
      `## ${title}\n\n${documents.map((each) => `- [${each.title}](${each.path}): ${each.summary}`).join('\n')}`,
  );
  const apis = `## APIs\n\n- [API reference](${reference}): every operation of the Management API, Account API and Experience API, with examples.`;
  const index = renderMarkdown(['# Documentation', ...sections, apis].join('\n\n'), (path) => path);
  app.get('/console/docs', (request, reply) =>
    send(request, reply, 'Documentation', '/console/docs', () => index),
  );
}
