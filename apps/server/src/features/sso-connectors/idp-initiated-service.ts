import { entityErrors } from '@gatehouse/contract/errors';
import { idpInitiatedErrors as errors } from '@gatehouse/contract/sso-connectors/errors';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './idp-initiated-store.ts';
import { getSsoConnector } from './sso-connectors-store.ts';

const requireConnector = async ({ db, runtime }: TransactionCtx, id: string) =>
  found(await getSsoConnector(db, runtime.secrets, id), entityErrors.notFound);

export async function getConfig(ctx: TransactionCtx, id: string): Promise<IdpInitiatedAuthConfig> {
  return found(await store.findConfig(ctx.db, id), entityErrors.notFound);
}

/**
 * Sets where users go after an IdP-initiated sign-in. We send an authorization request only for first-party applications with a secret:
 * other clients couldn't redeem the code, because the PKCE verifier would be ours. They start the sign-in on their own page.
 */
export async function setConfig(
  ctx: TransactionCtx,
  id: string,
  values: Omit<store.NewConfig, 'connectorId'>,
): Promise<IdpInitiatedAuthConfig> {
  const { providerName } = await requireConnector(ctx, id);
  if (providerName !== 'SAML' && providerName !== 'AzureAD') fail(errors.notSupported);
  const application = found(
    await store.findApplication(ctx.db, values.defaultApplicationId),
    entityErrors.notFound,
  );
  const { autoSendAuthorizationRequest: isSentByUs, redirectUri } = values;
  const types = isSentByUs ? ['Traditional'] : ['Traditional', 'SPA'];
  if (application.isThirdParty || !types.includes(application.type)) fail(errors.wrongApplicationType);
  const isRegistered =
    redirectUri === null
      ? application.redirectUris.length > 0
      : application.redirectUris.includes(redirectUri);
  if ((isSentByUs || redirectUri !== null) && !isRegistered) fail(errors.redirectUriNotRegistered);
  if (!isSentByUs && values.clientIdpInitiatedAuthCallbackUri === null) fail(errors.callbackUriMissing);
  await store.saveConfig(ctx.db, { ...values, connectorId: id });
  return getConfig(ctx, id);
}

export async function deleteConfig(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await store.deleteConfig(ctx.db, id))) fail(entityErrors.notFound);
}
