import { parse, stringify } from 'node:querystring';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderError } from './answer.ts';
import { protocolRoutes } from './paths.ts';
import { findOversized } from './parameters.ts';

const maxBodyBytes = 56 * 1024;
const formType = 'application/x-www-form-urlencoded';
/** Paths that browsers may also POST a form to (OpenID Connect Core 3.1.2.1). The engine's support for this would need SameSite=None cookies. */
const formPaths = new Set(['/auth', '/session/end']);

/** Converts requests to the form that the engine expects, and rejects oversized ones. */
export async function shapeRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  if (ctx.method === 'POST' && !(await takeAsForm(ctx)))
    return reject(ctx, `the body must be a JSON object of at most ${maxBodyBytes / 1024} KB`);
  // A Bearer token comes without a proof: what the header says is ignored, as before.
  if (ctx.path === protocolRoutes.userinfo && !/^dpop /i.test(ctx.headers.authorization ?? ''))
    delete ctx.req.headers.dpop;
  const takesForm = formPaths.has(ctx.path);
  if (takesForm && ctx.method === 'POST') {
    const form = await readForm(ctx);
    if (!form) return reject(ctx, `the body must be a form of at most ${maxBodyBytes / 1024} KB`);
    ctx.query = form;
    ctx.method = 'GET';
  }
  // PostgreSQL can't store NUL, and no valid value contains it.
  if (/%00/.test(ctx.url)) return reject(ctx, 'the request contains a NUL character');
  const oversized = takesForm ? findOversized(ctx.query) : undefined;
  if (oversized !== undefined) return reject(ctx, oversized);
  if (ctx.path === '/auth') splitResources(ctx);
  await next();
}

/** Answers without a redirect, because the redirect URI hasn't been checked yet. */
function reject(ctx: KoaContextWithOIDC, description: string): Promise<void> {
  ctx.status = 400;
  return renderError(ctx, { error: 'invalid_request', error_description: description });
}

/** Published clients repeat `resource`; older ones send a list with commas. */
function splitResources(ctx: KoaContextWithOIDC): void {
  const { resource } = ctx.query;
  const given = [resource].flat().flatMap((value) => value ?? []);
  if (!given.some((value) => value.includes(','))) return;
  ctx.query = { ...ctx.query, resource: given.flatMap((value) => value.split(',')).filter(Boolean) };
}

/**
 * Converts JSON, which published clients also send, to a form, and removes the charset from the content type, so that forms are
 * read as UTF-8 (RFC 6749 appendix B). Returns false if the body is too large or not a JSON object.
 */
async function takeAsForm(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { req } = ctx;
  if (ctx.is(formType)) req.headers['content-type'] = formType;
  if (!ctx.is('application/json')) return true;
  const form = toForm((await readText(ctx)) ?? '');
  if (form === undefined) return false;
  const bytes = Buffer.from(form);
  Object.assign(req.headers, { 'content-type': formType, 'content-length': String(bytes.length) });
  // The engine reads the body with these two.
  Object.defineProperties(req, { readable: { value: true }, iterator: { value: () => [bytes] } });
  return true;
}

/** The fields of a JSON object as a form; arrays become repeated fields. */
function toForm(json: string): string | undefined {
  try {
    const fields: unknown = JSON.parse(json);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
    const given = Object.entries(fields).filter(([, value]) => value !== null);
    return stringify(Object.fromEntries(given.map(([name, value]) => [name, [value].flat().map(toText)])));
  } catch {
    return undefined;
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function readForm(ctx: KoaContextWithOIDC): Promise<ReturnType<typeof parse> | undefined> {
  const text = ctx.is(formType) ? await readText(ctx) : undefined;
  return text === undefined ? undefined : parse(text);
}

/** The body; undefined if it is too large. */
async function readText(ctx: KoaContextWithOIDC): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  const body: AsyncIterable<Buffer> = ctx.req.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
