import { hashTokenId } from '../sessions/token-id.ts';
import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import { readFlows, writeFlows } from '../sessions/flow-cookie.ts';
import { describePageAddress } from '../lib/page-addresses.ts';
import { requestOf } from './request.ts';

/** Id of a flow's row in `oidc_instances` (model `Interaction`): the store does not keep what the cookie holds. */
export const flowKey = (uid: string): string => hashTokenId(uid);

/** Where a finished step of a flow sends the browser: the engine takes over from there. */
export const resumeAddress = (tenant: Tenant, uid: string, isDevice: boolean): string =>
  `${tenant.issuer}/${isDevice ? 'device' : 'auth'}/${uid}`;

/** The page a person is sent to (relative, as on the wire), and the cookie that says the flow is this browser's. */
export function describeInteraction(
  ctx: KoaContextWithOIDC,
  interaction: Interaction,
  cookieKeys: readonly string[],
  isSecure: boolean,
): string {
  const { tenant } = requestOf(ctx);
  const clientId = String(interaction.params.client_id);
  const flows = readFlows(tenant.id, cookieKeys, ctx.headers.cookie);
  const others = flows.filter(({ id }) => id !== finishedFlow(ctx));
  const cookie = writeFlows(tenant.id, cookieKeys, [{ id: interaction.uid, clientId }, ...others], isSecure);
  ctx.append('set-cookie', cookie);
  const { path, query } =
    interaction.prompt.name === 'consent'
      ? { path: '/consent', query: {} }
      : describePageAddress(interaction.params, ctx.oidc.session?.accountId !== undefined);
  const search = new URLSearchParams({ app_id: clientId, flow: interaction.uid, ...query });
  return `${path}?${search.toString()}`;
}

const finishedFlow = ({ oidc, params }: KoaContextWithOIDC): string | undefined =>
  oidc.route === 'resume' || String(oidc.route) === 'device_resume'
    ? (params as { uid?: string }).uid
    : undefined;

/** Takes a finished flow off the browser's list, and the engine's own cookie out of the answer: the list replaces it. */
export function settleFlowCookies(
  ctx: KoaContextWithOIDC,
  cookieKeys: readonly string[],
  isSecure: boolean,
): void {
  const { tenant } = requestOf(ctx);
  const engineCookie = ctx.oidc.provider.cookieName('interaction');
  const lines = [ctx.response.headers['set-cookie'] ?? []].flat().map(String);
  const kept = lines.filter((line) => !line.startsWith(engineCookie));
  const finished = finishedFlow(ctx);
  const flows = readFlows(tenant.id, cookieKeys, ctx.headers.cookie);
  const isListed = flows.some(({ id }) => id === finished);
  if (isListed && ctx.status < 500 && !kept.some((line) => line.includes('_flows=')))
    kept.push(
      writeFlows(
        tenant.id,
        cookieKeys,
        flows.filter(({ id }) => id !== finished),
        isSecure,
      ),
    );
  if (kept.length === 0) ctx.remove('set-cookie');
  else ctx.set('set-cookie', kept);
}
