import { parse } from 'node:querystring';
import type { KoaContextWithOIDC } from 'oidc-provider';

const maxBodyBytes = 56 * 1024;
/** Browsers may send these as a form too (OpenID Connect Core 3.1.2.1); the engine's own way would loosen its cookies. */
const formPaths = new Set(['/auth', '/session/end']);

/** Brings a request into the one form the engine is asked in. */
export async function shapeRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  if (ctx.method === 'POST' && formPaths.has(ctx.path)) {
    const form = await readForm(ctx);
    if (!form) return refuse(ctx, 'a form is expected, and not a large one');
    ctx.query = form;
    ctx.method = 'GET';
  }
  // PostgreSQL keeps no NUL, and nothing that is meant holds one.
  if (/%00/.test(ctx.url)) return refuse(ctx, 'the request holds a NUL character');
  if (ctx.path === '/auth') splitResources(ctx);
  await next();
}

function refuse(ctx: KoaContextWithOIDC, description: string): void {
  ctx.status = 400;
  ctx.body = { error: 'invalid_request', error_description: description };
}

/** Published clients repeat `resource`, older ones send a list with commas. */
function splitResources(ctx: KoaContextWithOIDC): void {
  const { resource } = ctx.query;
  const given = [resource].flat().flatMap((value) => value ?? []);
  if (!given.some((value) => value.includes(','))) return;
  ctx.query = { ...ctx.query, resource: given.flatMap((value) => value.split(',')).filter(Boolean) };
}

async function readForm(ctx: KoaContextWithOIDC): Promise<ReturnType<typeof parse> | undefined> {
  if (!ctx.is('application/x-www-form-urlencoded')) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return parse(Buffer.concat(chunks).toString('utf8'));
}
