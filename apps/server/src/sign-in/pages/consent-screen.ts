import type { PageConsent } from '@gatehouse/contract/sign-in/page-state';
import { userProfile } from '@gatehouse/contract/users/users';
import type { Consent } from '../../oidc/consent-request.ts';
import { isOnDevice, targetOf } from '../../registered-clients/redirect-targets.ts';
import type { Tenant } from '../../runtime/ctx.ts';

/** The user's value behind a scope, if it fits in a line. */
function formatValue(scope: string, account: Consent['account']): string | undefined {
  const { name, username, primaryEmail, primaryPhone, profile, identities, roles } = account;
  const { formatted, ...address } = userProfile.shape.address.safeParse(profile.address).data ?? {};
  const values: Record<string, (string | null | undefined)[]> = {
    profile: [name, username],
    email: [primaryEmail],
    phone: [primaryPhone && `+${primaryPhone}`],
    address: formatted ? [formatted] : Object.values(address),
    identities: Object.keys(identities),
    roles,
  };
  return values[scope]?.filter(Boolean).join(', ') || undefined;
}

/** The signed-in user, as pages name them. */
export const nameAccount = ({ name, username, primaryEmail, primaryPhone, id }: Consent['account']): string =>
  name ?? username ?? primaryEmail ?? primaryPhone ?? id;

/** Scopes, each with the user's value, if known. */
export const labelScopes = (
  scopes: readonly string[],
  account: Consent['account'] | null,
): PageConsent['scopes'] =>
  scopes.map((name) => ({ name, value: account ? formatValue(name, account) : undefined }));

/** Starts the authorization request with these parameters again. `consent` is needed for `offline_access`, whatever the prompt was. */
export function restartUrl(
  tenant: Tenant,
  params: Record<string, unknown>,
  prompt: 'consent' | 'login consent',
): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );
  const again = new URLSearchParams(given.filter(([name]) => name !== 'prompt'));
  again.set('prompt', prompt);
  return `${tenant.issuer}/auth?${again.toString()}`;
}

/** The data of the consent page. `params` are those of the request, to start it again with another account. */
export function buildConsentScreen(
  tenant: Tenant,
  { application, account, scopes, resources, organizations, redirectUri }: Consent,
  params: Record<string, unknown>,
): PageConsent {
  return {
    account: nameAccount(account),
    scopes: labelScopes(scopes, account),
    resources,
    ...(organizations && { organizations }),
    ...(redirectUri && {
      returnsTo: targetOf(redirectUri),
      switchUrl: restartUrl(tenant, params, 'login consent'),
    }),
    // Its name is whatever it says. Where the browser goes can't be made up (RFC 7591 section 5).
    ...(application.isRegistered &&
      redirectUri && { registered: isOnDevice(redirectUri) ? 'device' : 'web' }),
  };
}
