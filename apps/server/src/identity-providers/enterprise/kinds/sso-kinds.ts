import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { SsoKind } from '../sso-kind.ts';
import { entraOidc } from './entra-oidc.ts';
import { entraSaml } from './entra-saml.ts';
import { googleWorkspace } from './google-workspace.ts';
import { oidc } from './any-oidc.ts';
import { okta } from './okta.ts';
import { saml } from './any-saml.ts';

/** The kinds of enterprise SSO connectors, in the order they are offered. */
const kinds: readonly SsoKind[] = [entraOidc, entraSaml, googleWorkspace, okta, oidc, saml];

export const ssoKinds: ReadonlyMap<SsoProviderName, SsoKind> = new Map(
  kinds.map((kind) => [kind.providerName, kind]),
);
