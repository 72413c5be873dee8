import { isDeepStrictEqual } from 'node:util';
import {
  type Application,
  applicationErrors,
  builtInApplicationIds,
  confidentialTypes,
  type CustomClientMetadata,
  type OidcClientMetadata,
  thirdPartyTypes,
} from '@gatehouse/contract/applications/applications';
import { defaultUserConsentScopes } from '@gatehouse/contract/applications/consent-scopes';
import { checkRedirectUris, redirectUriProblems } from '@gatehouse/contract/applications/redirect-uris';
import { firstSecretName } from '@gatehouse/contract/applications/secrets';
import type * as api from '@gatehouse/contract/applications/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { fail, found } from '../../lib/fail.ts';
import { endEverythingOfClient } from '../../sessions/sessions.ts';
import { requireUsers } from './access-control.ts';
import { requireAuthentication, withoutDefaults } from './client-authentication.ts';
import { addUserScopes } from './consent-scopes-store.ts';
import { findDefaultRoles, giveRoles } from './default-roles.ts';
import { isAdmin, setAdmin } from './own-roles.ts';
import { beginProtection, requireOwnHost, requireProtectionChange } from './protected-apps.ts';
import { insertSecret } from './application-secrets.ts';
import * as store from './applications-store.ts';

/** Creates an application, with a first secret if its type can keep one, and with the default roles. */
export async function createApplication(
  ctx: TransactionCtx,
  { protectedAppMetadata: given, ...asked }: store.NewApplication,
): Promise<Application> {
  if (given && asked.type !== 'Protected') fail(applicationErrors.protectedOnly);
  const protection = asked.type === 'Protected' ? beginProtection(ctx, given) : undefined;
  const oidcClientMetadata = { ...asked.oidcClientMetadata, ...protection?.addresses };
  const customClientMetadata = withoutDefaults(asked.customClientMetadata);
  const values = { ...asked, oidcClientMetadata, customClientMetadata };
  if (values.isThirdParty && !thirdPartyTypes.includes(values.type))
    fail(applicationErrors.invalidThirdPartyType);
  if (values.customClientMetadata.isDeviceFlow && values.type !== 'Native')
    fail(applicationErrors.deviceFlowNativeOnly);
  requireOwnExchange(values.isThirdParty, values.customClientMetadata);
  requireAuthentication(values.type, values.customClientMetadata);
  requireRedirectUris(values.type, values.oidcClientMetadata);
  const { protectedAppMetadata } = protection ?? {};
  const roleIds = values.type === 'MachineToMachine' ? await findDefaultRoles(ctx.db) : [];
  await requireNoMoreThanOwn(ctx, { roleIds });
  const application = await store.insertApplication(ctx.db, { ...values, protectedAppMetadata });
  if (confidentialTypes.includes(application.type))
    await insertSecret(ctx, application.id, { name: firstSecretName, expiresAt: null });
  if (application.isThirdParty) await addUserScopes(ctx.db, application.id, defaultUserConsentScopes);
  await giveRoles(ctx.db, application.id, roleIds);
  forgetOrigins(ctx);
  return application;
}

/** An application, and whether it has the role of the Management API. */
export async function getApplication(
  ctx: TransactionCtx,
  id: string,
): Promise<Application & { isAdmin: boolean }> {
  const application = found(await store.getApplication(ctx.db, id), entityErrors.notFound);
  return { ...application, isAdmin: await isAdmin(ctx.db, id) };
}

/** Changes an application. The redirect URIs of built-in ones can't be changed: they come from the server settings. */
export async function updateApplication(
  ctx: TransactionCtx,
  id: string,
  { isAdmin: holds, protectedAppMetadata: change, ...values }: BodyOf<typeof api.updateApplication>,
): Promise<Application> {
  const saved = found(await store.getApplication(ctx.db, id), entityErrors.notFound);
  const { type, customClientMetadata: custom } = saved;
  if (type === 'SAML') fail(applicationErrors.useSamlApi);
  if (saved.isRegistered) requireSameMetadata(saved, values);
  const protectedAppMetadata = change === undefined ? undefined : requireProtectionChange(saved, change);
  if (values.oidcClientMetadata || values.customClientMetadata) requireOwn(id);
  if (values.customClientMetadata) {
    requireSameFlow(custom, values.customClientMetadata);
    requireOwnExchange(saved.isThirdParty, values.customClientMetadata);
    requireAuthentication(type, values.customClientMetadata);
  }
  if (values.oidcClientMetadata) {
    requireRedirectUris(type, values.oidcClientMetadata);
    requireOwnHost(saved, values.oidcClientMetadata);
  }
  if (values.appLevelAccessControlEnabled) requireUsers(saved);
  if (holds && type !== 'MachineToMachine') fail(applicationErrors.invalidType);
  if (holds !== undefined) await setAdmin(ctx, id, holds);
  forgetOrigins(ctx);
  return found(
    await store.updateApplication(ctx.db, id, {
      ...values,
      ...(values.customClientMetadata && {
        customClientMetadata: withoutDefaults(values.customClientMetadata),
      }),
      protectedAppMetadata,
    }),
    entityErrors.notFound,
  );
}

/** Deletes an application and ends its sessions, grants and tokens (ADR 7). */
export async function deleteApplication(ctx: TransactionCtx, id: string): Promise<void> {
  const { type } = found(await store.getApplication(ctx.db, id), entityErrors.notFound);
  requireOwn(id);
  if (type === 'SAML') fail(applicationErrors.useSamlApi);
  await store.deleteApplication(ctx.db, id);
  await endEverythingOfClient(ctx.db, id);
  forgetOrigins(ctx);
}

/** Throws if a change turns device flow on or off. Metadata is replaced as a whole, so omitting the field turns it off. */
function requireSameFlow(saved: CustomClientMetadata, given: CustomClientMetadata): void {
  if ((given.isDeviceFlow ?? false) !== (saved.isDeviceFlow ?? false))
    fail(applicationErrors.deviceFlowNotChangeable);
}

/** Throws for a third-party application that would exchange tokens: it would act as a user without their consent (ADR 169). */
function requireOwnExchange(isThirdParty: boolean, { allowTokenExchange }: CustomClientMetadata): void {
  if (isThirdParty && allowTokenExchange) fail(applicationErrors.thirdPartyExchange);
}

/** Throws if a change of an application that registered itself isn't its administrator's to make: users consented to what it registered (ADR 230). */
function requireSameMetadata(
  { oidcClientMetadata: oidc, customClientMetadata: custom }: Application,
  given: Pick<Partial<Application>, 'oidcClientMetadata' | 'customClientMetadata'>,
): void {
  const isSame =
    isDeepStrictEqual(given.oidcClientMetadata ?? oidc, oidc) &&
    isDeepStrictEqual(given.customClientMetadata ?? custom, custom);
  if (!isSame) fail(applicationErrors.registered);
}

/** Throws for a built-in application. */
function requireOwn(id: string): void {
  if (builtInApplicationIds.includes(id)) fail(applicationErrors.builtIn);
}

/** Throws 400 and names every URI that an application of this type cannot have (VAL-06, VAL-07). */
function requireRedirectUris(type: Application['type'], metadata: OidcClientMetadata): void {
  const fields = (['redirectUris', 'postLogoutRedirectUris'] as const).flatMap((list) =>
    Object.entries(checkRedirectUris(type, metadata[list])).map(
      ([position, problem]) =>
        [`body.oidcClientMetadata.${list}.${position}`, redirectUriProblems[problem]] as const,
    ),
  );
  if (fields.length > 0) fail(edgeErrors.invalidInput, { data: { fields: Object.fromEntries(fields) } });
}

/** Drops the cached origins that may call the account API, because they are derived from applications' redirect URIs. */
function forgetOrigins({ afterCommit, runtime, tenant }: TransactionCtx): void {
  afterCommit(() => runtime.cache.changed(tenant.id, 'origins'));
}
