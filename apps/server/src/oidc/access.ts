import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors } from './engine.ts';
import type { Instance } from './load.ts';
import { accessKey, loadInto, type OidcRequest, requestOf } from './request.ts';

/** Why an application gets no code or token for a user, as it is told and as the audit log says (ADR 154). */
export const accessRefusal = 'the access control of this application does not include the user';

/** Whether a user may use an application now. The first read of a request has usually answered this. */
async function mayUse(request: OidcRequest, clientId: string, accountId: string): Promise<boolean> {
  const key = accessKey(clientId, accountId);
  if (!request.access.has(key)) await loadInto(request, { instances: [], clientId, accountId });
  return request.access.get(key) === true;
}

/** Whether the signed-in user may not use the application that started the flow. */
export async function isKeptOut(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { client, account } = ctx.oidc;
  return !client || !account || !(await mayUse(requestOf(ctx), client.clientId, account.accountId));
}

/** The same, as the reason for what the request is answered. */
export async function keepsOut(ctx: KoaContextWithOIDC): Promise<boolean> {
  if (!(await isKeptOut(ctx))) return false;
  requestOf(ctx).keptOut = ctx.oidc.account?.accountId;
  return true;
}

const checkedModels = new Set(['AuthorizationCode', 'DeviceCode', 'RefreshToken', 'AccessToken']);

/**
 * Whether the engine may see a code or token: only while its user may use the application. Throws where tokens are issued. This is before
 * the engine uses the code or refresh token up, so that it works again once the user is on the list.
 */
export async function passAccess(
  ctx: KoaContextWithOIDC,
  request: OidcRequest,
  { model, payload }: Instance,
): Promise<boolean> {
  const { route, client } = ctx.oidc;
  const { clientId, accountId } = payload;
  // A token can be revoked whether or not its user may use the application.
  if (!checkedModels.has(model) || route === 'revocation' || !clientId || !accountId) return true;
  if (await mayUse(request, clientId, accountId)) return true;
  if (route !== 'token') return false;
  // The engine rejects a code or token of another application, which learns nothing of its user.
  if (client?.clientId !== clientId) return true;
  request.keptOut = accountId;
  throw new errors.AccessDenied(accessRefusal, accessRefusal);
}
