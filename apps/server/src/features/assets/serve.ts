import { entityErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../../web/errors.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findAsset } from '../../uploads/upload-store.ts';

/**
 * Nothing in an uploaded file runs, even when somebody opens it by its address: an opaque origin without scripts (`sandbox`), no
 * requests, no frame, and a download instead of a document. Pictures are shown by other pages all the same (attacks: XSS in SVG).
 */
const harmless = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  // An address names one content for ever.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Serves uploaded files to anybody, at the origin of their tenant. */
export function registerAssets(app: FastifyInstance, runtime: Runtime): void {
  app.get('/user-assets/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const [, id] = /^(\w{21})\.\w+$/.exec(name) ?? [];
    const asset = id && request.tenant ? await findAsset(runtime, request.tenant.id, id) : undefined;
    if (!asset) return sendError(reply, entityErrors.notFound);
    return reply.headers(harmless).type(asset.contentType).send(asset.content);
  });
}
