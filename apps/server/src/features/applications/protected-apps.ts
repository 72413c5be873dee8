import {
  type Application,
  applicationErrors,
  type OidcClientMetadata,
} from '@gatehouse/contract/applications/applications';
import {
  defaultSessionDuration,
  isAtHost,
  isFreeSubDomain,
  type ProtectedAppChange,
  type ProtectedAppMetadata,
  protectedRedirectUri,
} from '@gatehouse/contract/applications/protected-apps';
import type { Ctx } from '../../runtime/ctx.ts';
import { isOwnHostname, protectedAppsDomain } from '../../tenancy/tenant.ts';
import { fail } from '../../lib/fail.ts';

/** What a protected application is given at its creation: its host, and the one address there that people come back to. */
export function beginProtection(
  { runtime: { settings }, tenant }: Ctx,
  given: { subDomain: string; origin: string } | undefined,
): { protectedAppMetadata: ProtectedAppMetadata; addresses: Partial<OidcClientMetadata> } {
  const domain = protectedAppsDomain(settings, tenant.id);
  if (domain === undefined) fail(applicationErrors.protectedNotConfigured);
  if (!given) fail(applicationErrors.protectedMetadataRequired);
  const host = `${given.subDomain}.${domain}`;
  // A host of our own would bring codes back to ourselves, or to another tenant.
  if (!isFreeSubDomain(given.subDomain) || host.length > 253 || isOwnHostname(settings, host))
    fail(applicationErrors.invalidSubDomain);
  return {
    protectedAppMetadata: {
      host,
      origin: given.origin,
      sessionDuration: defaultSessionDuration,
      pageRules: [],
    },
    addresses: {
      redirectUris: [protectedRedirectUri(host)],
      postLogoutRedirectUris: [`https://${host}/`],
    },
  };
}

/** The settings as they will be. Throws where they are not this type's, or would be taken away. */
export function changeProtection(
  { protectedAppMetadata: saved }: Application,
  change: ProtectedAppChange | null,
): ProtectedAppMetadata | null {
  if (!saved) return change === null ? null : fail(applicationErrors.protectedOnly);
  return change === null ? fail(applicationErrors.protectedMisconfigured) : { ...saved, ...change };
}

/** Throws unless all addresses of a protected application are at its host, and there is one to come back to. */
export function requireOwnHost(
  { protectedAppMetadata: saved }: Application,
  { redirectUris, postLogoutRedirectUris }: OidcClientMetadata,
): void {
  if (!saved) return;
  const isOwn = [...redirectUris, ...postLogoutRedirectUris].every((uri) => isAtHost(uri, saved.host));
  if (!isOwn || redirectUris.length === 0) fail(applicationErrors.protectedMisconfigured);
}
