import { parse, stringify } from 'node:querystring';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderError } from './answer.ts';
import { describeOversized } from './parameters.ts';

const maxBodyBytes = 56 * 1024;
const formType = 'application/x-www-form-urlencoded';
/** Browsers may send these as a form too (OpenID Connect Core 3.1.2.1); the engine's own way would loosen its cookies. */
const formPaths = new Set(['/auth', '/session/end']);

/** Brings a request into the one form the engine is asked in. */
export async function shapeRequest(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  if (ctx.method === 'POST' && !(await takeAsForm(ctx)))
    return refuse(ctx, 'a JSON object is expected, and not a large one');
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

/**
 * Makes a form of JSON, which published clients send too, and has every form read as UTF-8, whatever charset its type names (RFC 6749
 * appendix B). Answers false when the body is no JSON object, or too large.
 */
async function takeAsForm(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { req } = ctx;
  if (ctx.is(formType)) req.headers['content-type'] = formType;
  if (!ctx.is('application/json')) return true;
  const form = toForm((await readText(ctx)) ?? '');
  if (form === undefined) return false;
  const bytes = Buffer.from(form);
  Object.assign(req.headers, { 'content-type': formType, 'content-length': String(bytes.length) });
  // Where the engine reads its body.
  Object.defineProperties(req, { readable: { value: true }, iterator: { value: () => [bytes] } });
  return true;
}

/** The fields of a JSON object as a form; a list repeats its field. */
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

/** The body, unless it is too large. */
async function readText(ctx: KoaContextWithOIDC): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
