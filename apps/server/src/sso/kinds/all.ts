import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { SsoKind } from '../kind.ts';
import { entraOidc } from './entra-oidc/entra-oidc.ts';
import { entraSaml } from './entra-saml/entra-saml.ts';
import { googleWorkspace } from './google-workspace/google-workspace.ts';
import { oidc } from './oidc/oidc.ts';
import { okta } from './okta/okta.ts';
import { saml } from './saml/saml.ts';

/** The kinds of enterprise SSO connectors, in the order they are offered. */
const kinds: readonly SsoKind[] = [entraOidc, entraSaml, googleWorkspace, okta, oidc, saml];

export const ssoKinds: ReadonlyMap<SsoProviderName, SsoKind> = new Map(
  kinds.map((kind) => [kind.providerName, kind]),
);
