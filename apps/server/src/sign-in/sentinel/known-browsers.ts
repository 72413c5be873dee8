import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../runtime/ctx.ts';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import { createId } from '../../lib/ids.ts';

/** A browser by its own ID, with the accounts that have signed in from it, the latest first. */
interface KnownBrowser {
  id: string;
  userIds: string[];
}

const mostAccounts = 10;
const lifetimeSeconds = 400 * 24 * 3600;

const isSecure = (ctx: Ctx): boolean => ctx.tenant.origin.startsWith('https:');
const cookieName = (ctx: Ctx): string => `${isSecure(ctx) ? '__Host-' : ''}gh_${ctx.tenant.id}_browser`;

const sign = (key: string, name: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${name}=${text}`).digest();

/**
 * The target under which attempts of this browser count against an account it has signed in to before: separate from
 * all other browsers, so that guesses from outside can't lock the owner out (ADR 7). Undefined for a browser that isn't
 * known.
 */
export async function knownBrowserTarget(ctx: Ctx, userId: string | undefined): Promise<string | undefined> {
  const browser = await readKnownBrowser(ctx);
  if (!browser || !userId || !browser.userIds.includes(userId)) return undefined;
  return createHash('sha256').update(`browser:${browser.id}:${userId}`).digest('base64url');
}

/** Stores in the browser that this account signed in from it. A stolen cookie gives attempts, not a session. */
export async function rememberBrowser(ctx: Ctx, userId: string): Promise<void> {
  const { cookies } = await getTenantKeys(ctx.runtime, ctx.tenant.id);
  const known = (await readKnownBrowser(ctx)) ?? { id: createId(), userIds: [] };
  const userIds = [userId, ...known.userIds.filter((id) => id !== userId)].slice(0, mostAccounts);
  const text = [known.id, ...userIds].join('.');
  const name = cookieName(ctx);
  const signature = sign(cookies[0] ?? '', name, text).toString('base64url');
  const flags = `Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure(ctx) ? '; Secure' : ''}`;
  ctx.setHeader('set-cookie', `${name}=${text}.${signature}; ${flags}`);
}

async function readKnownBrowser(ctx: Ctx): Promise<KnownBrowser | undefined> {
  const name = cookieName(ctx);
  const value = ctx
    .header('cookie')
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const parts = value?.split('.') ?? [];
  const signature = Buffer.from(parts.pop() ?? '', 'base64url');
  const [id, ...userIds] = parts;
  if (!id) return undefined;
  const { cookies } = await getTenantKeys(ctx.runtime, ctx.tenant.id);
  const isOurs = cookies.some((key) => {
    const expected = sign(key, name, parts.join('.'));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return isOurs ? { id, userIds } : undefined;
}
