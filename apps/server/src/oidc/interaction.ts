import { hashTokenId } from '../sessions/token-id.ts';
import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import { readFlows, writeFlows } from '../sessions/flow-cookie.ts';
import { toPageUrl } from '../lib/page-addresses.ts';
import { accessRefusal } from './access.ts';
import { requestOf } from './request.ts';

/** Id of a flow's row in `oidc_instances` (model `Interaction`): a hash of the id in the cookie. */
export const flowKey = (uid: string): string => hashTokenId(uid);

/** The URL where the engine continues after the pages of a flow. */
export const resumeUrl = (tenant: Tenant, uid: string, isDevice: boolean): string =>
  `${tenant.issuer}/${isDevice ? 'device' : 'auth'}/${uid}`;

/** The pages of prompts that aren't sign-in. */
const promptPages: Readonly<Record<string, string>> = { consent: '/consent', access: '/no-access' };

/** The page has no form: following its link to the application ends the flow with this result. */
async function refuseAccess(interaction: Interaction): Promise<void> {
  interaction.result = { error: 'access_denied', error_description: accessRefusal };
  await interaction.persist();
}

/** Returns the page for the next step (relative, as on the wire), and sets the cookie that binds the flow to this browser. */
export async function startInteraction(
  ctx: KoaContextWithOIDC,
  interaction: Interaction,
  cookieKeys: readonly string[],
  isSecure: boolean,
): Promise<string> {
  const { tenant } = requestOf(ctx);
  const clientId = String(interaction.params.client_id);
  const flows = readFlows(tenant.id, cookieKeys, ctx.headers.cookie);
  const others = flows.filter(({ id }) => id !== finishedFlow(ctx));
  const cookie = writeFlows(tenant.id, cookieKeys, [{ id: interaction.uid, clientId }, ...others], isSecure);
  ctx.append('set-cookie', cookie);
  const { name } = interaction.prompt;
  const own = promptPages[name];
  if (name === 'access') await refuseAccess(interaction);
  const { path, query } = own
    ? { path: own, query: {} }
    : toPageUrl(interaction.params, ctx.oidc.session?.accountId !== undefined);
  const search = new URLSearchParams({ app_id: clientId, flow: interaction.uid, ...query });
  return `${path}?${search.toString()}`;
}

const finishedFlow = (ctx: KoaContextWithOIDC): string | undefined => {
  const { route } = ctx.oidc;
  // The router of the engine, which has no types, sets `params` of the path.
  const params: Record<string, string | undefined> = ctx.params;
  return route === 'resume' || route === 'device_resume' ? params.uid : undefined;
};

/** Removes a finished flow from the browser's list, and the engine's cookie, which the list replaces, from the response. */
export function updateFlowCookies(
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
