import { extname } from 'node:path/posix';
import { entityErrors } from '@gatehouse/contract/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FastifyInstance } from 'fastify';
import type { Tenant } from '../../runtime/ctx.ts';
import { sendError } from '../../web/errors.ts';
import { findCustomUiFile } from '../../experience/custom-ui-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Where the tenant's own pages replace ours, with the query of the page that they replace. */
export function locateCustomUi(
  { customUiAssets }: SignInExperience,
  path: string,
  search: URLSearchParams,
  flowId: string,
): string | undefined {
  if (!customUiAssets) return undefined;
  const query = new URLSearchParams(search);
  query.set('flow', flowId);
  return `/custom-ui/${customUiAssets.id}${path}?${query.toString()}`;
}

/**
 * The permissions of the tenant's own pages: run scripts of their own folder and of hosts that the tenant has named,
 * and call the Experience API. No inline scripts, frames, plug-ins, workers or base URL, because users type their
 * passwords at this origin.
 */
function buildContentPolicy({ customUiCsp }: SignInExperience, folder: string): string {
  const { scriptSrc = [], connectSrc = [] } = customUiCsp;
  return [
    "default-src 'none'",
    `script-src ${[folder, ...scriptSrc].join(' ')}`,
    `style-src ${folder} 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `font-src ${folder} data:`,
    `connect-src ${["'self'", ...connectSrc].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the tenant's own sign-in pages at their own path, while they are in use. */
export function registerCustomUi(app: FastifyInstance, runtime: Runtime): void {
  const find = async (tenant: Tenant, id: string, path: string) => {
    const content = await findCustomUiFile(runtime, tenant.id, id, path);
    if (content) return { content, type: types[extname(path).toLowerCase()] };
    // A route of theirs, not a file: their script handles it.
    const page =
      extname(path) === '' ? await findCustomUiFile(runtime, tenant.id, id, 'index.html') : undefined;
    return page && { content: page, type: types['.html'] };
  };
  app.get<{ Params: { id: string; '*': string } }>('/custom-ui/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params;
    const { tenant } = request;
    const experience = tenant && (await getSignInExperience(runtime, tenant.id));
    const isUsed = experience?.customUiAssets?.id === id;
    const file = tenant && isUsed && !path.includes('\0') ? await find(tenant, id, path) : undefined;
    if (!tenant || !experience || !file) return sendError(reply, entityErrors.notFound);
    const isPage = file.type === types['.html'];
    return reply
      .type(file.type ?? 'application/octet-stream')
      .headers({
        'content-security-policy': buildContentPolicy(experience, `${tenant.origin}/custom-ui/${id}/`),
        'cache-control': isPage ? 'no-store' : 'public, max-age=31536000, immutable',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(file.content);
  });
}
