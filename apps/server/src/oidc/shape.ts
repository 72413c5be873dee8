import { parse } from 'node:querystring';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderError } from './answer.ts';
import { describeOversized } from './parameters.ts';

const maxBodyBytes = 56 * 1024;
/** Browsers may send these as a form too (OpenID Connect Core 3.1.2.1); the engine's own way would loosen its cookies. */
const formPaths = new Set(['/auth', '/session/end']);

/** Brings a request into the one form the engine is asked in. */
export async function shapeRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  const takesForm = formPaths.has(ctx.path);
  if (takesForm && ctx.method === 'POST') {
    const form = await readForm(ctx);
    if (!form) return refuse(ctx, 'a form is expected, and not a large one');
    ctx.query = form;
    ctx.method = 'GET';
  }
  // PostgreSQL keeps no NUL, and nothing that is meant holds one.
  if (/%00/.test(ctx.url)) return refuse(ctx, 'the request holds a NUL character');
  const oversized = takesForm ? describeOversized(ctx.query) : undefined;
  if (oversized !== undefined) return refuse(ctx, oversized);
  if (ctx.path === '/auth') splitResources(ctx);
  await next();
}

/** Never a redirect: the redirect address has not been checked yet. */
function refuse(ctx: KoaContextWithOIDC, description: string): Promise<void> {
  ctx.status = 400;
  return renderError(ctx, { error: 'invalid_request', error_description: description }, undefined);
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
