import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../../web/errors.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findAsset } from '../../uploads/upload-store.ts';

/**
 * Uploaded files never run, even if their URL is opened directly: they get an opaque origin without scripts (`sandbox`), no requests and no
 * frames, and are downloaded instead of rendered. Other pages can still show images (attacks: XSS in SVG).
 */
const harmless = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  // The content of a URL never changes.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Serves uploaded files publicly, at their tenant's origin. */
export function registerAssets(app: FastifyInstance, runtime: Runtime): void {
  app.get<{ Params: { name: string } }>('/user-assets/:name', async (request, reply) => {
    const [, id] = /^(\w{21})\.\w+$/.exec(request.params.name) ?? [];
    const asset = id && request.tenant ? await findAsset(runtime, request.tenant.id, id) : undefined;
    if (!asset) return sendError(reply, entityErrors.notFound);
    return reply.headers(harmless).type(asset.contentType).send(asset.content);
  });
}
